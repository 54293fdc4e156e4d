import NotificationDomain
import Testing
import Vocabulary

@Suite("A task's reminder")
struct SchedulingTests {
  private static let nine = Timestamp(millisecondsSinceEpoch: 9_000)
  private static let ten = Timestamp(millisecondsSinceEpoch: 10_000)
  private static let eleven = Timestamp(millisecondsSinceEpoch: 11_000)

  private func report(
    _ wish: Timestamp?,
    at: Timestamp = nine,
    name: String = "Water the plants"
  ) -> TaskReport {
    TaskReport(
      task: TaskID(rawValue: UniqueID(high: 0, low: 7)),
      member: MemberID(rawValue: UniqueID(high: 0, low: 1)),
      name: name,
      wish: wish,
      at: at
    )
  }

  private func reminder(_ dueAt: Timestamp, _ state: ReminderState = .scheduled) -> Reminder {
    Reminder(
      id: ReminderID(rawValue: UniqueID(high: 0, low: 3)),
      member: MemberID(rawValue: UniqueID(high: 0, low: 1)),
      task: TaskID(rawValue: UniqueID(high: 0, low: 7)),
      taskName: "Water the plants",
      dueAt: dueAt,
      state: state
    )
  }

  private func change(
    _ report: TaskReport,
    to unsaid: Reminder?,
    wasSaid: Bool = false
  ) -> ReminderChange {
    report.change(unsaid: unsaid, wasSaid: wasSaid)
  }

  @Test("is set when the task has a reminder time (REM-010, REM-011)")
  func created() {
    #expect(change(report(Self.ten), to: nil) == .schedule(at: Self.ten))
    #expect(change(report(nil), to: nil) == .nothing)
  }

  @Test("moves with the task's and is never a second one (REM-010, REM-011, TSK-073)")
  func moved() {
    #expect(change(report(Self.eleven), to: reminder(Self.ten)) == .reschedule(at: Self.eleven))
  }

  @Test("takes a new name along (REM-011, TSK-073)")
  func renamed() {
    let renamed = report(Self.ten, name: "Water the roses")
    #expect(change(renamed, to: reminder(Self.ten)) == .reschedule(at: Self.ten))
  }

  @Test("stays as it is when something else about the task changed")
  func unrelated() {
    #expect(change(report(Self.ten), to: reminder(Self.ten)) == .nothing)
  }

  @Test("is cancelled with the task's time, its completion or its deletion (REM-011, TSK-077)")
  func cancelled() {
    #expect(change(report(nil), to: reminder(Self.ten)) == .cancel)
    #expect(change(report(nil), to: reminder(Self.ten, .cancelled)) == .nothing)
  }

  @Test("comes back with the task while its time is ahead (TSK-078)")
  func reopened() {
    let before = reminder(Self.ten, .cancelled)
    #expect(change(report(Self.ten), to: before) == .reschedule(at: Self.ten))
  }

  @Test("does not come back once its time had passed (TSK-078, REM-012)")
  func reopenedLate() {
    let late = report(Self.ten, at: Self.eleven)
    #expect(change(late, to: reminder(Self.ten, .cancelled)) == .nothing)
    #expect(change(late, to: nil) == .nothing)
  }

  @Test("that was said or dropped is not said again, edited or replayed (REM-042)")
  func said() {
    #expect(change(report(Self.ten), to: nil, wasSaid: true) == .nothing)
    #expect(change(report(Self.ten), to: reminder(Self.eleven), wasSaid: true) == .cancel)
  }

  @Test("is a new one when a new time is set after it was said (REM-010)")
  func again() {
    #expect(change(report(Self.eleven, at: Self.ten), to: nil) == .schedule(at: Self.eleven))
  }

  @Test("that is due but not yet said survives an edit of the task")
  func editedWhileDue() {
    let edited = report(Self.ten, at: Self.eleven)
    #expect(change(edited, to: reminder(Self.ten)) == .nothing)
  }

  @Test("is cancelled when the task's time moved into the past (TSK-073)")
  func movedToPast() {
    #expect(change(report(Self.nine, at: Self.ten), to: reminder(Self.eleven)) == .cancel)
  }
}
