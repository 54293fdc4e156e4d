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

  @Test("is set when the task has a reminder time (REM-010, REM-011)")
  func created() {
    #expect(report(Self.ten).change(to: nil) == .schedule(at: Self.ten))
    #expect(report(nil).change(to: nil) == .nothing)
  }

  @Test("moves with the task's and is never a second one (REM-010, REM-011, TSK-073)")
  func moved() {
    #expect(report(Self.eleven).change(to: reminder(Self.ten)) == .reschedule(at: Self.eleven))
  }

  @Test("takes a new name along (REM-011, TSK-073)")
  func renamed() {
    let renamed = report(Self.ten, name: "Water the roses")
    #expect(renamed.change(to: reminder(Self.ten)) == .reschedule(at: Self.ten))
  }

  @Test("stays as it is when something else about the task changed")
  func unrelated() {
    #expect(report(Self.ten).change(to: reminder(Self.ten)) == .nothing)
  }

  @Test("is cancelled with the task's time, its completion or its deletion (REM-011, TSK-077)")
  func cancelled() {
    #expect(report(nil).change(to: reminder(Self.ten)) == .cancel)
  }

  @Test(
    "that is settled has nothing left to cancel",
    arguments: [ReminderState.delivered, .cancelled, .dropped]
  )
  func settled(state: ReminderState) {
    #expect(report(nil).change(to: reminder(Self.ten, state)) == .nothing)
  }

  @Test("comes back with the task while its time is ahead (TSK-078)")
  func reopened() {
    #expect(
      report(Self.ten).change(to: reminder(Self.ten, .cancelled)) == .reschedule(at: Self.ten)
    )
  }

  @Test("does not come back once its time had passed (TSK-078, REM-012)")
  func reopenedLate() {
    let late = report(Self.ten, at: Self.eleven)
    #expect(late.change(to: reminder(Self.ten, .cancelled)) == .nothing)
    #expect(late.change(to: nil) == .nothing)
  }

  @Test(
    "that was said or dropped is not said again when the task is edited",
    arguments: [ReminderState.delivered, .dropped]
  )
  func said(state: ReminderState) {
    let before = reminder(Self.ten, state)
    #expect(report(Self.ten, at: Self.nine).change(to: before) == .nothing)
    #expect(report(Self.ten, at: Self.eleven).change(to: before) == .nothing)
  }

  @Test("is a new one when a new time is set after it was said (REM-010)")
  func again() {
    let before = reminder(Self.ten, .delivered)
    #expect(report(Self.eleven, at: Self.ten).change(to: before) == .schedule(at: Self.eleven))
  }

  @Test("that is due but not yet said survives an edit of the task")
  func editedWhileDue() {
    let edited = report(Self.ten, at: Self.eleven)
    #expect(edited.change(to: reminder(Self.ten)) == .nothing)
  }

  @Test("is cancelled when the task's time moved into the past (TSK-073)")
  func movedToPast() {
    #expect(report(Self.nine, at: Self.ten).change(to: reminder(Self.eleven)) == .cancel)
  }
}
