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
    name: String = "Water the plants",
    project: ProjectID = .inbox
  ) -> TaskReport {
    TaskReport(
      task: TaskID(rawValue: UniqueID(high: 0, low: 7)),
      member: MemberID(rawValue: UniqueID(high: 0, low: 1)),
      project: project,
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
      project: .inbox,
      taskName: "Water the plants",
      dueAt: dueAt,
      state: state
    )
  }

  private func change(
    _ report: TaskReport,
    to undelivered: Reminder?,
    wasHandled: Bool = false,
    isMuted: Bool = false
  ) -> ReminderChange {
    report.change(undelivered: undelivered, wasHandled: wasHandled, isMuted: isMuted)
  }

  @Test("is set when the task has a reminder time (REM-010, REM-011)")
  func created() {
    #expect(change(report(Self.ten), to: nil) == .schedule(at: Self.ten))
    #expect(change(report(nil), to: nil) == .nothing)
  }

  @Test("moves with the task's time and is never duplicated (REM-010, REM-011, TSK-073)")
  func moved() {
    #expect(change(report(Self.eleven), to: reminder(Self.ten)) == .reschedule(at: Self.eleven))
  }

  @Test("takes the task's new name (REM-011, TSK-073)")
  func renamed() {
    let renamed = report(Self.ten, name: "Water the roses")
    #expect(change(renamed, to: reminder(Self.ten)) == .reschedule(at: Self.ten))
  }

  @Test("does not change when something else about the task changed")
  func unrelated() {
    #expect(change(report(Self.ten), to: reminder(Self.ten)) == .nothing)
  }

  @Test("is cancelled with the task's time, its completion or its deletion (REM-011, TSK-077)")
  func cancelled() {
    #expect(change(report(nil), to: reminder(Self.ten)) == .cancel)
    #expect(change(report(nil), to: reminder(Self.ten, .cancelled)) == .nothing)
  }

  @Test("is restored with the task if its time is in the future (TSK-078)")
  func reopened() {
    let before = reminder(Self.ten, .cancelled)
    #expect(change(report(Self.ten), to: before) == .reschedule(at: Self.ten))
  }

  @Test("is not restored if its time has passed (TSK-078, REM-012)")
  func reopenedLate() {
    let late = report(Self.ten, at: Self.eleven)
    #expect(change(late, to: reminder(Self.ten, .cancelled)) == .nothing)
    #expect(change(late, to: nil) == .nothing)
  }

  @Test("that was delivered is not delivered again, edited or replayed (REM-042)")
  func said() {
    #expect(change(report(Self.ten), to: nil, wasHandled: true) == .nothing)
    #expect(change(report(Self.ten), to: reminder(Self.eleven), wasHandled: true) == .cancel)
  }

  @Test("is a new one when a new time is set after its delivery (REM-010)")
  func again() {
    #expect(change(report(Self.eleven, at: Self.ten), to: nil) == .schedule(at: Self.eleven))
  }

  @Test("that is due but not yet delivered survives an edit of the task")
  func editedWhileDue() {
    let edited = report(Self.ten, at: Self.eleven)
    #expect(change(edited, to: reminder(Self.ten)) == .nothing)
  }

  @Test("waits while its project has reminders disabled (REM-011, PRJ-028)")
  func muted() {
    #expect(change(report(Self.ten), to: nil, isMuted: true) == .mute(at: Self.ten))
    #expect(change(report(Self.ten), to: reminder(Self.ten), isMuted: true) == .mute(at: Self.ten))
    let waiting = reminder(Self.ten, .muted)
    #expect(change(report(Self.ten), to: waiting, isMuted: true) == .nothing)
    #expect(change(report(Self.eleven), to: waiting, isMuted: true) == .mute(at: Self.eleven))
    #expect(change(report(nil), to: waiting, isMuted: true) == .cancel)
    let late = report(Self.ten, at: Self.eleven)
    #expect(change(late, to: nil, isMuted: true) == .nothing)
    #expect(change(late, to: waiting, isMuted: true) == .cancel)
  }

  @Test(
    "is activated when its task moves to a project with reminders, while its time is in the future (REM-011, PRJ-028)"
  )
  func movedOut() {
    let waiting = reminder(Self.ten, .muted)
    #expect(change(report(Self.ten), to: waiting) == .reschedule(at: Self.ten))
    #expect(change(report(Self.ten, at: Self.eleven), to: waiting) == .cancel)
    let elsewhere = report(Self.ten, project: ProjectID(rawValue: UniqueID(high: 0, low: 9)))
    #expect(change(elsewhere, to: reminder(Self.ten)) == .reschedule(at: Self.ten))
  }

  @Test(
    "is restored with its project's reminders if its time is in the future, else cancelled (PRJ-028)"
  )
  func unmuted() {
    let waiting = reminder(Self.ten).muted()
    #expect(waiting.state == .muted)
    #expect(waiting.unmuted(at: Self.ten) == reminder(Self.ten))
    #expect(waiting.unmuted(at: Self.eleven).state == .cancelled)
    #expect(waiting.unmuted(at: Self.eleven).settledAt == Self.eleven)
  }

  @Test("is cancelled when the task's time moved into the past (TSK-073)")
  func movedToPast() {
    #expect(change(report(Self.nine, at: Self.ten), to: reminder(Self.eleven)) == .cancel)
  }
}
