import NotificationContracts
import NotificationDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

/// `daybook.notification.v1.Notifications`: what a member wants of notifications.
struct NotificationCalls: NotificationV1.NotificationsService {
  let store: ReminderStore

  func getNotificationSettings(
    _ request: NotificationV1.GetNotificationSettingsRequest,
    _ call: ServerCall
  ) async throws -> NotificationV1.GetNotificationSettingsResponse {
    let caller = try Caller(call)
    let settings = try await store.store.read(of: caller.member.rawValue) { connection in
      try SettingsRows(connection).settings(of: Space(caller))
    }
    return .init(settings: NotificationV1.NotificationSettings(settings))
  }

  func updateNotificationSettings(
    _ request: NotificationV1.UpdateNotificationSettingsRequest,
    _ call: ServerCall
  ) async throws -> NotificationV1.UpdateNotificationSettingsResponse {
    let caller = try Caller(call)
    let edit = try SettingsEdit(request)
    return try await store.store.change(call, request, as: caller) { context in
      let rows = SettingsRows(context.connection)
      let space = Space(caller)
      let before = try rows.settings(of: space)
      let after = edit.applied(to: before).scheduled(after: context.now, in: caller.calendar)
      try rows.put(after, of: space, in: caller.calendar)
      let told = NotificationV1.NotificationSettings(after)
      if after != before {
        try context.append(
          NewEvent(
            NotificationV1.NotificationSettingsUpdated(settings: told),
            entity: space.member.text
          )
        )
      }
      return .init(settings: told, changed: after != before)
    }
  }
}

/// The settings that a request names, read and checked.
private struct SettingsEdit {
  private var isOn: Bool?
  /// Whether the quiet hours are named.
  private var namesQuiet = false
  private var quiet: QuietHours?
  private var daily: [DailyReminder]?

  init(_ request: NotificationV1.UpdateNotificationSettingsRequest) throws(RPCError) {
    let settings = request.settings ?? NotificationV1.NotificationSettings()
    var fields = RequestReader()
    let paths = request.updateMask?.paths ?? []
    if paths.isEmpty { fields.refuse("update_mask", "required", "Name the settings to change.") }
    for path in Set(paths.prefix(8)).sorted() {
      switch path {
      case "enabled": isOn = settings.enabled
      case "quiet":
        namesQuiet = true
        quiet = Self.quiet(settings, &fields)
      case "daily": daily = Self.daily(settings.daily, &fields)
      default:
        fields.refuse("update_mask", "unknown_field", "The settings are enabled, quiet and daily.")
      }
    }
    try fields.check()
  }

  private static func quiet(
    _ settings: NotificationV1.NotificationSettings,
    _ fields: inout RequestReader
  ) -> QuietHours? {
    if settings.quietFrom.isEmpty, settings.quietUntil.isEmpty { return nil }
    if let from = time(settings.quietFrom, "settings.quiet_from", &fields),
      let until = time(settings.quietUntil, "settings.quiet_until", &fields)
    {
      if let quiet = QuietHours(from: from, until: until) { return quiet }
      fields.refuse(
        "settings.quiet_until",
        "invalid_quiet_hours",
        "The quiet hours end at another time than they begin."
      )
    }
    return nil
  }

  private static func daily(
    _ given: [NotificationV1.DailyReminder],
    _ fields: inout RequestReader
  ) -> [DailyReminder] {
    guard given.count <= NotificationSettings.mostDaily else {
      fields.refuse(
        "settings.daily",
        "too_many_items",
        "At most \(NotificationSettings.mostDaily) daily reminders.",
        limit: Int64(NotificationSettings.mostDaily)
      )
      return []
    }
    var daily: [DailyReminder] = []
    for (place, reminder) in given.enumerated() {
      let field = "settings.daily[\(place)]"
      let longest = DailyReminder.longestMessage
      let message = reminder.message
      if message.utf8.count > longest * 32 || message.count > longest {
        fields.refuse(
          "\(field).message",
          "message_too_long",
          "At most \(longest) characters.",
          limit: Int64(longest)
        )
      } else if message.allSatisfy(\.isWhitespace) {
        fields.refuse("\(field).message", "required", "A daily reminder says something.")
      } else if let time = time(reminder.time, "\(field).time", &fields) {
        daily.append(DailyReminder(time: time, message: message, isOn: reminder.enabled))
      }
    }
    return daily
  }

  private static func time(
    _ text: String,
    _ field: String,
    _ fields: inout RequestReader
  ) -> LocalTime? {
    if text.utf8.count <= 5, let time = LocalTime(text: text) { return time }
    fields.refuse(field, "invalid_time", "A time from 00:00 to 23:59, as 08:00.")
    return nil
  }

  func applied(to before: NotificationSettings) -> NotificationSettings {
    var after = before
    if let isOn { after.isOn = isOn }
    if namesQuiet { after.quietHours = quiet }
    if let daily { after.daily = daily }
    return after
  }
}

extension NotificationV1.NotificationSettings {
  /// The settings as the contract says them.
  init(_ settings: NotificationSettings) {
    self.init(
      enabled: settings.isOn,
      quietFrom: settings.quietHours?.from.text ?? "",
      quietUntil: settings.quietHours?.until.text ?? "",
      daily: settings.daily.map { daily in
        NotificationV1.DailyReminder(
          time: daily.time.text,
          message: daily.message,
          enabled: daily.isOn,
          nextAt: daily.nextAt.map { .init($0) }
        )
      }
    )
  }
}
