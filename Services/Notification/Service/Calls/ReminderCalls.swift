import NotificationContracts
import NotificationDomain
import RPC
import ServiceRuntime
import Vocabulary
import Wire

/// `daybook.notification.v1.Reminders`: the shared parts; each call has its own file.
struct ReminderCalls: NotificationV1.RemindersService {
  let store: ReminderStore
  let consumers: FeedConsumers
  let clock: any WallClock
}

extension ReminderCalls {
  /// Runs a changing call on the subject's reminders, once the task events that the caller has seen are applied.
  func change<Request: Message, Response: Message>(
    _ call: ServerCall,
    _ request: Request,
    _ body: @escaping @Sendable (ReminderHandling) throws -> Response
  ) async throws -> Response {
    let caller = try Caller(call)
    try await consumers.settle(call)
    return try await store.store.change(call, request, as: caller) { context in
      try body(ReminderHandling(context))
    }
  }
}

/// The actions of a member on their reminders, inside one open transaction.
struct ReminderHandling {
  private let context: ChangeContext
  private let reminders: ReminderWriter
  private let space: Space

  init(_ context: ChangeContext) {
    self.context = context
    reminders = ReminderWriter(context.connection)
    space = Space(context.caller)
  }

  var now: Timestamp { context.now }

  /// - Throws: ``ReminderRefusal/unknownReminder``.
  func reminder(_ id: ReminderID) throws -> Reminder {
    guard let found = try reminders.reader.reminder(id, in: space) else {
      throw ReminderRefusal.unknownReminder
    }
    return found
  }

  /// Whether the task has another reminder that is scheduled, cancelled or muted.
  func isReplaced(_ reminder: Reminder) throws -> Bool {
    try reminders.isReplaced(reminder, in: space)
  }

  /// Stores a changed reminder and appends its event; does nothing if it is unchanged.
  ///
  /// - Returns: whether it was changed.
  func apply(_ after: Reminder, for before: Reminder) throws -> Bool {
    guard after != before else { return false }
    try reminders.update(after, in: space.household)
    try context.append(ReminderNotice(household: space.household, reminder: after).event)
    return true
  }
}
