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
    summary: "daily reminders, quiet hours, and whether anything rings",
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
    summary: "change daily reminders, quiet hours, or whether anything rings",
    options: [
      Manual.Option(name: "on", help: "deliver reminders"),
      Manual.Option(name: "off", help: "deliver nothing; schedules stay"),
      Manual.Option(name: "quiet", value: "HOURS", help: "as 22:00-07:00, or “none”"),
      Manual.Option(
        name: "daily",
        value: "TIME TEXT",
        help: "a message every day, as “08:00 Plan the day”; up to 5, which replace all"
      ).repeated,
      Manual.Option(name: "no-daily", help: "no daily reminder any more"),
    ] + Manual.Option.ofMember,
    notes: [
      "Times mean the zone of the member. What was set to a time also rings in quiet hours, silently on a phone."
    ],
    examples: [
      "daybook notifications set --daily \"08:00 Plan the day\" --daily \"21:30 Lay out clothes\"",
      "daybook notifications set --quiet 22:00-07:00",
    ]
  )

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
          throw .invalid("invalid_quiet_hours", "--quiet takes hours as 22:00-07:00, or “none”.")
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
          "--daily takes a time and a text, as “08:00 Plan the day”, not “\(SafeText.line(text))”."
        )
      }
      settings.daily.append(
        .init(time: String(words[0]), message: String(words[1]).trimmed, enabled: true)
      )
    }
    guard !paths.isEmpty else {
      throw .usage(
        "No field to change was given.",
        hint: "“daybook help notifications set” lists the fields."
      )
    }
    request.settings = settings
    request.updateMask = GoogleProtobuf.FieldMask(paths: paths)
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
  /// The option as one that may be repeated.
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
    return lines
  }
}
