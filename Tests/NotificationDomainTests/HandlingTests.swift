import NotificationDomain
import Testing
import Vocabulary

@Suite("A handled reminder")
struct HandlingTests {
  private static let nine = Timestamp(millisecondsSinceEpoch: 9_000)
  private static let ten = Timestamp(millisecondsSinceEpoch: 10_000)
  private static let eleven = Timestamp(millisecondsSinceEpoch: 11_000)

  private func reminder(_ state: ReminderState) -> Reminder {
    let scheduled = Reminder(
      id: ReminderID(rawValue: UniqueID(high: 0, low: 3)),
      member: MemberID(rawValue: UniqueID(high: 0, low: 1)),
      task: TaskID(rawValue: UniqueID(high: 0, low: 7)),
      project: .inbox,
      taskName: "Water the plants",
      dueAt: Self.nine
    )
    return switch state {
    case .scheduled: scheduled
    case .muted: scheduled.muted()
    case .acknowledged:
      scheduled.settled(.delivered, at: Self.nine).settled(.acknowledged, at: Self.nine)
    case .delivered, .cancelled, .dropped, .declined: scheduled.settled(state, at: Self.nine)
    }
  }

  @Test("is acknowledged after it fired, and not before", arguments: ReminderState.allCases)
  func acknowledged(state: ReminderState) throws {
    let before = reminder(state)
    switch state {
    case .delivered:
      let after = try before.acknowledged(at: Self.ten)
      #expect(after.state == .acknowledged)
      #expect(after.settledAt == Self.ten)
      #expect(after.deliveredAt == Self.nine)
    case .acknowledged:
      #expect(try before.acknowledged(at: Self.ten) == before)
    case .scheduled, .muted, .cancelled, .dropped, .declined:
      #expect(throws: ReminderRefusal.notDelivered) { try before.acknowledged(at: Self.ten) }
    }
  }

  @Test(
    "is snoozed before it fires or after, and keeps the time of its task",
    arguments: ReminderState.allCases
  )
  func snoozed(state: ReminderState) throws {
    let before = reminder(state)
    switch state {
    case .scheduled, .delivered:
      let after = try before.snoozed(until: Self.eleven, at: Self.ten)
      #expect(after.state == .scheduled)
      #expect(after.ringsAt == Self.eleven)
      #expect(after.dueAt == Self.nine)
      #expect(after.deliveredAt == before.deliveredAt)
      #expect(after.settledAt == nil)
    case .acknowledged, .muted, .cancelled, .dropped, .declined:
      #expect(throws: ReminderRefusal.settled) {
        try before.snoozed(until: Self.eleven, at: Self.ten)
      }
    }
  }

  @Test("is snoozed to a time in the future, at most a year")
  func snoozeRange() throws {
    let before = reminder(.delivered)
    let last = Self.ten + Reminder.longestSnooze
    #expect(try before.snoozed(until: last, at: Self.ten).ringsAt == last)
    for until in [Self.ten, Self.nine, last + .milliseconds(1)] {
      #expect(throws: ReminderRefusal.invalidSnooze) {
        try before.snoozed(until: until, at: Self.ten)
      }
    }
  }

  @Test("is cancelled before it fires, and not afterwards", arguments: ReminderState.allCases)
  func declined(state: ReminderState) throws {
    let before = reminder(state)
    switch state {
    case .scheduled: #expect(try before.declined(at: Self.ten).state == .declined)
    case .cancelled, .declined: #expect(try before.declined(at: Self.ten) == before)
    case .delivered, .acknowledged, .dropped, .muted:
      #expect(throws: ReminderRefusal.settled) { try before.declined(at: Self.ten) }
    }
  }

  private func report(_ wish: Timestamp?, at: Timestamp, name: String) -> TaskReport {
    TaskReport(
      task: TaskID(rawValue: UniqueID(high: 0, low: 7)),
      member: MemberID(rawValue: UniqueID(high: 0, low: 1)),
      project: .inbox,
      name: name,
      wish: wish,
      at: at
    )
  }

  @Test(
    "stays snoozed when its task is renamed, and not when its task is completed or moved (REM-011)"
  )
  func snoozedAndChanged() throws {
    let before = try reminder(.delivered).snoozed(until: Self.eleven, at: Self.ten)
    func change(_ wish: Timestamp?, name: String = "Water the plants") -> ReminderChange {
      report(wish, at: Self.ten, name: name).change(
        undelivered: before,
        wasHandled: true,
        isMuted: false
      )
    }
    #expect(change(Self.nine) == .nothing)
    #expect(change(Self.nine, name: "Water") == .reschedule(at: Self.nine))
    #expect(change(nil) == .cancel)
  }

  @Test("is superseded by a later event with another time, or none")
  func superseded() {
    let delivered = reminder(.delivered)
    func supersedes(_ wish: Timestamp?, at: Timestamp) -> Bool {
      report(wish, at: at, name: "Water").supersedes(delivered)
    }
    #expect(supersedes(nil, at: Self.ten))
    #expect(supersedes(Self.eleven, at: Self.ten))
    #expect(!supersedes(Self.nine, at: Self.ten))
    #expect(!supersedes(nil, at: Timestamp(millisecondsSinceEpoch: 8_999)), "replayed")
  }
}
