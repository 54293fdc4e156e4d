import GatewayClient
import NotificationContracts
import RuntimeContracts
import Vocabulary
import Wire

/// `daybook notifications`: a member's notification settings.
struct NotificationsShowCommand: Command {
  static let manual = Manual(
    name: ["notifications", "show"],
    aliases: [["notifications"]],
    summary: "show notification settings: daily reminders, digest, reports, quiet hours",
    options: Manual.Option.ofMember
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let member = try await session.member()
    let answer = try await session.gateway.notifications.getNotificationSettings(
      .init(memberID: member)
    )
    try await session.answer(answer) {
      NotificationsPage(times: try await session.times(of: member)).lines(answer.settings)
    }
  }
}

/// `daybook notifications set`: changes the given settings.
struct NotificationsSetCommand: Command {
  static let manual = Manual(
    name: ["notifications", "set"],
    summary: "change notification settings: daily reminders, digest, reports, quiet hours",
    options: [
      Manual.Option(name: "on", help: "deliver reminders"),
      Manual.Option(name: "off", help: "deliver nothing; the schedules are kept"),
      Manual.Option(name: "quiet", value: "HOURS", help: "hours such as 22:00-07:00, or “none”"),
      Manual.Option(
        name: "daily",
        value: "TIME TEXT",
        help: "a daily message, such as “08:00 Plan the day”; up to 5, which replace all"
      ).repeated,
      Manual.Option(name: "no-daily", help: "remove all daily reminders"),
      Manual.Option(
        name: "digest",
        value: "TIME",
        help: "daily time, such as 08:00, of the list of due and overdue tasks, or “none”"
      ),
      Manual.Option(
        name: "overdue",
        value: "HOW",
        help: "notify when a task becomes overdue",
        choices: onOff
      ),
      Manual.Option(
        name: "weekly",
        value: "WHEN",
        help: "time of the weekly report, such as “mon 08:00”, or “none”"
      ),
      Manual.Option(
        name: "badge",
        value: "HOW",
        help: "send clients the number of due tasks",
        choices: onOff
      ),
      Manual.Option(
        name: "fast-goal",
        value: "HOW",
        help: "notify when a fast reaches its goal",
        choices: onOff
      ),
      Manual.Option(
        name: "fast-soon",
        value: "HOW",
        help: "notify half an hour before that",
        choices: onOff
      ),
      Manual.Option(
        name: "drink",
        value: "HOURS",
        help: "remind to drink every 1 to 6 hours until the day's goal is met, or “none”"
      ),
      Manual.Option(name: "bedtime", value: "TIME", help: "remind before this time, or “none”"),
      Manual.Option(
        name: "bedtime-minutes",
        value: "N",
        help: "how many minutes before, 1 to 120; the default is 30"
      ),
      Manual.Option(
        name: "weigh-in",
        value: "TIME",
        help: "remind to weigh at this time, or “none”"
      ),
    ] + Manual.Option.ofMember,
    notes: [
      "Times are in the member's zone. Reminders with a set time also ring in quiet hours, silently on a phone; "
        + "other notices are held.",
      "“daybook projects edit PROJECT --digest on” adds a project to the digest; --late-notices off switches off "
        + "its overdue notices.",
    ],
    examples: [
      "daybook notifications set --daily \"08:00 Plan the day\" --daily \"21:30 Lay out clothes\"",
      "daybook notifications set --quiet 22:00-07:00 --overdue on --digest 07:30",
      "daybook notifications set --weekly \"mon 08:00\" --badge on",
    ]
  )

  private static let onOff = ["on", "off"]
  private static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  private var request = NotificationV1.UpdateNotificationSettingsRequest()

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    try arguments.refuseTogether(["on", "off"])
    try arguments.refuseTogether(["daily", "no-daily"])
    var settings = NotificationV1.NotificationSettings()
    var paths: [String] = []
    if arguments.has("on") || arguments.has("off") {
      settings.enabled = arguments.has("on")
      paths.append("enabled")
    }
    if let hours = arguments.value("quiet") {
      paths.append("quiet")
      if hours != "none" {
        let ends = hours.split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2 else {
          throw .invalid(
            "invalid_quiet_hours",
            "--quiet takes hours such as 22:00-07:00, or “none”."
          )
        }
        settings.quietFrom = String(ends[0]).trimmed
        settings.quietUntil = String(ends[1]).trimmed
      }
    }
    if arguments.has("daily") || arguments.has("no-daily") { paths.append("daily") }
    for text in arguments.values("daily") {
      let words = text.trimmed.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else {
        throw .invalid(
          "invalid_time",
          "--daily takes a time and a text such as “08:00 Plan the day”, not “\(SafeText.line(text))”."
        )
      }
      settings.daily.append(
        .init(time: String(words[0]), message: String(words[1]).trimmed, enabled: true)
      )
    }
    try Self.read(arguments, &settings, &paths)
    guard !paths.isEmpty else {
      throw .usage(
        "No setting to change was given.",
        hint: "“daybook help notifications set” lists the settings."
      )
    }
    request.settings = settings
    request.updateMask = GoogleProtobuf.FieldMask(paths: paths)
  }

  private static func read(
    _ arguments: ParsedArguments,
    _ settings: inout NotificationV1.NotificationSettings,
    _ paths: inout [String]
  ) throws(CommandFailure) {
    if let time = arguments.value("digest") {
      paths.append("digest_at")
      settings.digestAt = time == "none" ? "" : time.trimmed
    }
    if let when = arguments.value("weekly") {
      paths.append("weekly")
      settings.weekly = try when == "none" ? nil : weekly(when)
    }
    func isOn(_ option: String, _ path: String) -> Bool {
      guard let how = arguments.value(option) else { return false }
      paths.append(path)
      return how == "on"
    }
    settings.overdue = isOn("overdue", "overdue")
    settings.badge = isOn("badge", "badge")
    settings.fastGoal = isOn("fast-goal", "fast_goal")
    settings.fastSoon = isOn("fast-soon", "fast_soon")
    try readHealth(arguments, &settings, &paths)
  }

  private static func readHealth(
    _ arguments: ParsedArguments,
    _ settings: inout NotificationV1.NotificationSettings,
    _ paths: inout [String]
  ) throws(CommandFailure) {
    if let text = arguments.value("drink") {
      let hours = text == "none" ? 0 : Int32(text.hasSuffix("h") ? text.dropLast() : text[...])
      guard let hours, hours >= 0 else {
        throw .invalid(
          "out_of_range",
          "--drink takes 1 to 6 hours, or “none”, not “\(SafeText.line(text))”."
        )
      }
      paths.append("drink_hours")
      settings.drinkHours = hours
    }
    let minutes = try arguments.number("bedtime-minutes", in: 1...120)
    if let time = arguments.value("bedtime") {
      paths.append("bedtime")
      settings.bedtime = time == "none" ? "" : time.trimmed
      settings.bedtimeMinutes = Int32(minutes ?? 0)
    } else if minutes != nil {
      throw .usage("--bedtime-minutes needs --bedtime TIME.")
    }
    if let time = arguments.value("weigh-in") {
      paths.append("weigh_in_at")
      settings.weighInAt = time == "none" ? "" : time.trimmed
    }
  }

  /// A day of the week, a time, or both.
  private static func weekly(
    _ text: String
  ) throws(CommandFailure) -> NotificationV1.WeeklyReportTime {
    var weekly = NotificationV1.WeeklyReportTime()
    let words = text.lowercased().split(separator: " ")
    for word in words {
      if word.first?.isNumber == true, weekly.time.isEmpty {
        weekly.time = String(word)
      } else if word.count >= 3, weekly.weekday == 0,
        let day = weekdays.firstIndex(of: String(word.prefix(3)))
      {
        weekly.weekday = Int32(day + 1)
      } else {
        throw .invalid(
          "invalid_time",
          "--weekly takes a day and a time such as “mon 08:00”, or “none”, not “\(SafeText.line(text))”."
        )
      }
    }
    return weekly
  }

  func run(_ session: Session) async throws {
    var request = request
    request.memberID = try await session.member()
    let answer = try await session.gateway.notifications.updateNotificationSettings(request)
    try await session.answer(answer) { [request] in
      NotificationsPage(times: try await session.times(of: request.memberID))
        .lines(answer.settings)
    }
  }
}

extension Manual.Option {
  /// The option, made repeatable.
  fileprivate var repeated: Manual.Option {
    var copy = self
    copy.repeats = true
    return copy
  }
}

/// The settings as lines.
struct NotificationsPage {
  let times: TimeWriter

  func lines(_ settings: NotificationV1.NotificationSettings?) -> [String] {
    let settings = settings ?? NotificationV1.NotificationSettings()
    let quiet =
      settings.quietFrom.isEmpty ? "none" : "\(settings.quietFrom) to \(settings.quietUntil)"
    var lines = [
      settings.enabled ? "Reminders are delivered." : "Nothing is delivered.",
      "Quiet hours: \(quiet).",
    ]
    if settings.daily.isEmpty { lines.append("No daily reminders.") }
    for daily in settings.daily {
      let next = daily.nextAt.flatMap { Timestamp($0) }.map { ", next \(times.friendly($0))" }
      lines.append("Daily at \(daily.time): \(SafeText.line(daily.message))\(next ?? ", off")")
    }
    func next(_ at: GoogleProtobuf.Timestamp?) -> String {
      at.flatMap { Timestamp($0) }.map { ", next \(times.friendly($0))" } ?? ""
    }
    if !settings.digestAt.isEmpty {
      lines.append("Digest at \(settings.digestAt)\(next(settings.digestNextAt)).")
    }
    if let weekly = settings.weekly { lines.append("Weekly report\(next(weekly.nextAt)).") }
    if settings.drinkHours > 0 {
      lines.append(
        "Drink reminder every \(counted(settings.drinkHours, "hour"))\(next(settings.drinkNextAt))."
      )
    }
    if !settings.bedtime.isEmpty {
      let minutes = counted(settings.bedtimeMinutes, "minute")
      lines.append(
        "Bedtime reminder \(minutes) before \(settings.bedtime)\(next(settings.bedtimeNextAt))."
      )
    }
    if !settings.weighInAt.isEmpty {
      lines.append("Weigh-in reminder at \(settings.weighInAt)\(next(settings.weighInNextAt)).")
    }
    let switches = [
      (settings.overdue, "overdue tasks"), (settings.badge, "badge"),
      (settings.fastGoal, "fasting goal"),
      (settings.fastSoon, "half an hour before the fasting goal"),
    ].filter { $0.0 }.map { $0.1 }
    if !switches.isEmpty { lines.append("Also notified of: \(switches.joined(separator: ", ")).") }
    return lines
  }
}

/// `daybook notifications badge`: how many tasks are due.
struct NotificationsBadgeCommand: Command {
  static let manual = Manual(
    name: ["notifications", "badge"],
    summary: "how many open tasks are due today or overdue",
    options: Manual.Option.ofMember
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let member = try await session.member()
    let answer = try await session.gateway.notifications.getBadge(.init(memberID: member))
    try await session.answer(answer) { ["\(counted(answer.count, "task")) due today or overdue."] }
  }
}
