import NotificationDomain
import ServiceRuntime
import Vocabulary

/// Where reminders live.
protocol ReminderStore: Sendable {
  /// Answers from one moment.
  ///
  /// - Parameters:
  ///   - member: whose turn it takes among the readers.
  ///   - body: the questions.
  /// - Returns: what `body` returned.
  /// - Throws: what `body` throws, and what the store does.
  func read<T: Sendable>(
    of member: MemberID,
    _ body: @escaping @Sendable (any ReminderRows) throws -> T
  ) async throws -> T
}

/// Reminders inside one open transaction: it all happens, or none of it does.
protocol ReminderRows {
  /// The task's reminder that is scheduled, cancelled or muted, of which there is at most one; else the
  /// last that was dropped.
  func unsaid(of task: TaskID, in space: Space) throws -> Reminder?

  /// Whether one for exactly this time was delivered before.
  func wasSaid(of task: TaskID, in space: Space, at dueAt: Timestamp) throws -> Bool

  /// Adds one that an event of the task feed asked for.
  func add(_ reminder: Reminder, in household: HouseholdID, for event: FeedPosition) throws

  /// Replaces project, name, time and state of a reminder that is there.
  func update(_ reminder: Reminder, in household: HouseholdID) throws

  /// Blanks the name in all reminders of a task that is gone.
  func forgetName(of task: TaskID, in space: Space) throws

  /// When the next reminder of all households is due.
  func nextDue() throws -> Timestamp?

  /// Scheduled reminders of all households whose time has come, the oldest first.
  func due(by now: Timestamp, limit: Int) throws -> [DueReminder]

  /// Reminders of all households that were dropped at a time after `now`.
  func dropped(after now: Timestamp, limit: Int) throws -> [DueReminder]

  /// Scheduled and muted reminders of all households in the order they were made, from the one after
  /// `number`.
  func waiting(after number: Int64, limit: Int) throws -> [WaitingReminder]

  func isMuted(_ project: ProjectID, in space: Space) throws -> Bool

  /// Mutes it because an event of the task feed said so.
  ///
  /// - Returns: `false` when it was muted before.
  func mute(_ project: ProjectID, in space: Space, since: Timestamp, by event: FeedPosition) throws
    -> Bool

  /// - Returns: `false` when it was not muted.
  func unmute(_ project: ProjectID, in space: Space) throws -> Bool

  /// Projects of all households that were muted by the first event of a feed or a later one, in any of its
  /// lives; where that was not kept, at or after its time.
  func mutedProjects(since first: FeedBeginning, limit: Int) throws
    -> [(space: Space, project: ProjectID)]

  /// A project's reminders that are scheduled, or those that are muted.
  func reminders(
    of project: ProjectID,
    in space: Space,
    _ state: ReminderState,
    limit: Int
  ) throws -> [Reminder]

  /// Forgets up to `limit` of what was settled before `cutOff`, or is muted and was due before it, the
  /// oldest first.
  /// - Returns: how many went.
  func removeSettled(before cutOff: Timestamp, limit: Int) throws -> Int

  /// One member's reminders in the order of ``ReminderPlace``.
  func page(_ query: ReminderQuery, in space: Space) throws -> [Reminder]
}

/// A reminder whose time has come, and whose it is.
struct DueReminder: Equatable, Sendable {
  let household: HouseholdID
  let reminder: Reminder
}

/// A reminder that is scheduled or muted.
struct WaitingReminder {
  /// Its place in the order in which they were made.
  let number: Int64
  let household: HouseholdID
  let reminder: Reminder
  /// The event it was made for; `nil` where that was not kept.
  let event: FeedPosition?
}

/// Which of a member's reminders are asked for.
struct ReminderQuery: Equatable, Sendable {
  /// Settled ones count back to here; `nil` leaves them out.
  var settledSince: Timestamp?
  /// The last one that was seen; `nil` begins at the front.
  var after: ReminderPlace?
  var limit: Int
}

/// Where a reminder stands in a member's list: scheduled ones by time, then the settled ones, the
/// latest first.
struct ReminderPlace: Equatable, Sendable {
  let isScheduled: Bool
  let dueAt: Timestamp
  let id: ReminderID
}

extension ReminderPlace {
  init(_ reminder: Reminder) {
    isScheduled = reminder.state == .scheduled
    dueAt = reminder.dueAt
    id = reminder.id
  }
}
