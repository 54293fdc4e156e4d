import NotificationContracts
import NotificationDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

/// `daybook.notification.v1.Notifications`: a member's notification settings.
struct NotificationCalls: NotificationV1.NotificationsService {
  let store: ReminderStore
  let consumers: FeedConsumers
  let clock: any WallClock

  func getNotificationSettings(
    _ request: NotificationV1.GetNotificationSettingsRequest,
    _ call: ServerCall
  ) async throws -> NotificationV1.GetNotificationSettingsResponse {
    let caller = try Caller(call)
    // The member may have just completed onboarding.
    try await consumers.settle(call)
    let (stored, told) = try await store.store.read(of: caller.member.rawValue) { connection in
      let rows = SettingsRows(connection)
      return (try rows.settings(of: Space(caller)), try rows.calendar(of: Space(caller)))
    }
    var settings = stored
    if let told, !told.hasSameTimes(as: caller.calendar) {
      settings = try await store.adopt(caller.calendar, of: Space(caller))
    }
    return .init(settings: NotificationV1.NotificationSettings(settings))
  }

  func updateNotificationSettings(
    _ request: NotificationV1.UpdateNotificationSettingsRequest,
    _ call: ServerCall
  ) async throws -> NotificationV1.UpdateNotificationSettingsResponse {
    let caller = try Caller(call)
    let edit = try SettingsEdit(request)
    // Only a parent of a child acts in another's space.
    let isChild = caller.role == .child || caller.subject != caller.member
    if isChild, edit.weighs { throw Self.notForChildren }
    // Onboarding that was completed before must not override this change.
    try await consumers.settle(call)
    return try await store.store.change(call, request, as: caller) { context in
      let rows = SettingsRows(context.connection)
      let space = Space(caller)
      let before = try rows.settings(of: space)
      let after = edit.applied(to: before).scheduled(after: context.now, in: caller.calendar)
        .keepingDue(of: before, at: context.now)
      try rows.put(after, of: space, in: caller.calendar, at: context.now)
      try Self.apply(after, instead: before, of: space, in: context)
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

  /// Daybook stores no weight of children, so nothing reminds them of it.
  private static let notForChildren = RPCError(
    .failedPrecondition,
    "not_for_children",
    "Weigh-in reminders are not available for children."
  )

  func getBadge(
    _ request: NotificationV1.GetBadgeRequest,
    _ call: ServerCall
  ) async throws -> NotificationV1.GetBadgeResponse {
    let caller = try Caller(call)
    try await consumers.settle(call)
    let today = caller.calendar.day(of: clock.now())
    let count = try await store.store.read(of: caller.member.rawValue) { connection in
      try OpenTaskRows(connection).count(
        of: Space(caller),
        on: today,
        endingAt: caller.calendar.end(of: today)
      )
    }
    return .init(count: Int32(clamping: count))
  }

  /// Applies new settings to waiting notices and the badge.
  private static func apply(
    _ after: NotificationSettings,
    instead before: NotificationSettings,
    of space: Space,
    in context: ChangeContext
  ) throws {
    let tasks = OpenTaskRows(context.connection)
    if after.hasOverdueNotices != before.hasOverdueNotices {
      try tasks.setNotices(after.hasOverdueNotices, of: space, after: context.now)
    }
    if after.quietHours != before.quietHours {
      try tasks.reconsiderHeld(of: space, at: context.now)
    }
    try FastPlanning.apply(
      after,
      of: space,
      in: context,
      on: context.caller.calendar.day(of: context.now)
    )
    guard after.hasBadge != before.hasBadge else { return }
    let rows = SettingsRows(context.connection)
    var count = 0
    if after.hasBadge, let watch = try rows.watch(of: space) {
      count = try tasks.count(of: space, on: watch.day, endingAt: watch.dayEnd)
      try rows.setBadge(count, of: space)
    }
    try context.append(
      NewEvent(
        NotificationV1.BadgeUpdated(count: Int32(clamping: count)),
        entity: space.member.text
      )
    )
  }
}

/// The settings named by a request, parsed and validated.
private struct SettingsEdit {
  private var isOn: Bool?
  /// Whether the request names the quiet hours.
  private var namesQuiet = false
  private var quiet: QuietHours?
  private var daily: [DailyReminder]?
  /// The changes of the other named settings with valid values, in any order.
  private var others: [@Sendable (inout NotificationSettings) -> Void] = []

  /// Whether a weigh-in reminder is set.
  private(set) var weighs = false

  init(_ request: NotificationV1.UpdateNotificationSettingsRequest) throws(RPCError) {
    let settings = request.settings ?? NotificationV1.NotificationSettings()
    var fields = RequestReader()
    let paths = request.updateMask?.paths ?? []
    if paths.isEmpty {
      fields.refuse("update_mask", "required", "Name at least one setting to change.")
    }
    weighs = paths.contains("weigh_in_at") && !settings.weighInAt.isEmpty
    for path in Set(paths.prefix(16)).sorted() {
      switch path {
      case "enabled": isOn = settings.enabled
      case "quiet":
        namesQuiet = true
        quiet = Self.quiet(settings, &fields)
      case "daily": daily = Self.daily(settings.daily, &fields)
      default:
        if let other = Self.other(path, settings, &fields) { others.append(other) }
      }
    }
    try fields.check()
  }

  /// The change of one setting; `nil` if it was refused.
  private static func other(
    _ path: String,
    _ settings: NotificationV1.NotificationSettings,
    _ fields: inout RequestReader
  ) -> (@Sendable (inout NotificationSettings) -> Void)? {
    switch path {
    case "digest_at":
      if settings.digestAt.isEmpty { return { $0.digestAt = nil } }
      guard let at = time(settings.digestAt, "settings.digest_at", &fields) else { return nil }
      return { $0.digestAt = at }
    case "overdue":
      return { [isOn = settings.overdue] in $0.hasOverdueNotices = isOn }
    case "badge":
      return { [isOn = settings.badge] in $0.hasBadge = isOn }
    case "fast_goal":
      return { [isOn = settings.fastGoal] in $0.hasFastGoalNotice = isOn }
    case "fast_soon":
      return { [isOn = settings.fastSoon] in $0.hasFastSoonNotice = isOn }
    case "drink_hours", "bedtime", "weigh_in_at": return health(path, settings, &fields)
    case "weekly":
      guard let weekly = settings.weekly else { return { $0.weekly = nil } }
      let weekday = weekly.weekday == 0 ? Int32(WeeklyTime.usual.weekday) : weekly.weekday
      guard (1...7).contains(weekday) else {
        fields.refuse(
          "settings.weekly.weekday",
          "invalid_weekday",
          "Give a weekday from 1, Monday, to 7, Sunday.",
          limit: 7
        )
        return nil
      }
      let usual = weekly.time.isEmpty ? WeeklyTime.usual.time : nil
      guard let at = usual ?? time(weekly.time, "settings.weekly.time", &fields) else { return nil }
      return { $0.weekly = WeeklyTime(weekday: Int(weekday), time: at) }
    default:
      fields.refuse(
        "update_mask",
        "unknown_field",
        "The settings are enabled, quiet, daily, digest_at, overdue, weekly, badge, fast_goal, fast_soon, drink_hours, bedtime and weigh_in_at."
      )
      return nil
    }
  }

  private static func health(
    _ path: String,
    _ settings: NotificationV1.NotificationSettings,
    _ fields: inout RequestReader
  ) -> (@Sendable (inout NotificationSettings) -> Void)? {
    func refuse(_ field: String, _ range: ClosedRange<Int>) {
      fields.refuse(
        field,
        "out_of_range",
        "Give a number from \(range.lowerBound) to \(range.upperBound).",
        limit: Int64(range.upperBound)
      )
    }
    switch path {
    case "drink_hours":
      let hours = Int(settings.drinkHours)
      if hours == 0 { return { $0.health.drinkHours = nil } }
      guard HealthTimes.drinkHours.contains(hours) else {
        refuse("settings.drink_hours", HealthTimes.drinkHours)
        return nil
      }
      return { $0.health.drinkHours = hours }
    case "bedtime":
      if settings.bedtime.isEmpty { return { $0.health.bedtime = nil } }
      let minutes =
        settings.bedtimeMinutes == 0
        ? HealthTimes.usualBedtimeMinutes : Int(settings.bedtimeMinutes)
      guard HealthTimes.bedtimeMinutes.contains(minutes) else {
        refuse("settings.bedtime_minutes", HealthTimes.bedtimeMinutes)
        return nil
      }
      guard let at = time(settings.bedtime, "settings.bedtime", &fields) else { return nil }
      return {
        $0.health.bedtime = at
        $0.health.bedtimeMinutes = minutes
      }
    default:
      if settings.weighInAt.isEmpty { return { $0.health.weighAt = nil } }
      guard let at = time(settings.weighInAt, "settings.weigh_in_at", &fields) else { return nil }
      return { $0.health.weighAt = at }
    }
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
        "The quiet hours must end at another time than they begin."
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
        "Give at most \(NotificationSettings.mostDaily) daily reminders.",
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
          "Write at most \(longest) characters.",
          limit: Int64(longest)
        )
      } else if message.allSatisfy(\.isWhitespace) {
        fields.refuse("\(field).message", "required", "A daily reminder needs a message.")
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
    fields.refuse(field, "invalid_time", "Give a time from 00:00 to 23:59, such as 08:00.")
    return nil
  }

  func applied(to before: NotificationSettings) -> NotificationSettings {
    var after = before
    if let isOn { after.isOn = isOn }
    if namesQuiet { after.quietHours = quiet }
    if let daily { after.daily = daily }
    for other in others { other(&after) }
    return after
  }
}

extension NotificationV1.NotificationSettings {
  /// The settings in the contract's form.
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
      },
      digestAt: settings.digestAt?.text ?? "",
      digestNextAt: settings.digestNext.map { .init($0) },
      overdue: settings.hasOverdueNotices,
      weekly: settings.weekly.map { weekly in
        .init(
          weekday: Int32(weekly.weekday),
          time: weekly.time.text,
          nextAt: settings.weeklyNext.map { .init($0) }
        )
      },
      badge: settings.hasBadge,
      fastGoal: settings.hasFastGoalNotice,
      fastSoon: settings.hasFastSoonNotice,
      drinkHours: Int32(settings.health.drinkHours ?? 0),
      drinkNextAt: settings.health.drinkNext.map { .init($0) },
      bedtime: settings.health.bedtime?.text ?? "",
      bedtimeMinutes: settings.health.bedtime == nil ? 0 : Int32(settings.health.bedtimeMinutes),
      bedtimeNextAt: settings.health.bedtimeNext.map { .init($0) },
      weighInAt: settings.health.weighAt?.text ?? "",
      weighInNextAt: settings.health.weighNext.map { .init($0) }
    )
  }
}
