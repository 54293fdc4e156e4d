import GatewayClient
import NotificationContracts
import RuntimeContracts
import Vocabulary

/// `daybook channels`: a member's channels for messages outside of Daybook.
struct ChannelsListCommand: Command {
  static let manual = Manual(
    name: ["channels", "list"],
    aliases: [["channels"]],
    summary: "list the channels that send reminders, such as to a phone",
    options: Manual.Option.ofMember
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let member = try await session.member()
    let answer = try await session.gateway.channels.listChannels(.init(memberID: member))
    try await session.answer(answer) {
      guard !answer.channels.isEmpty else {
        return ["No channels. “daybook channels add ntfy https://ntfy.sh TOPIC” reaches a phone."]
      }
      let times = try await session.times(of: member)
      var table = Table([
        Table.Column(heading: "Name"), Table.Column(heading: "Kind"),
        Table.Column(heading: "Address", isFlexible: true), Table.Column(heading: "Topic"),
        Table.Column(heading: "Says"), Table.Column(heading: ""),
      ])
      for channel in answer.channels {
        let arrived = channel.lastSuccess.flatMap { Timestamp($0) }.map(times.friendly)
        table.add([
          Table.Cell(SafeText.line(channel.name), .strong),
          Table.Cell(ChannelWords.kind(channel.kind)),
          Table.Cell(SafeText.line(channel.address)), Table.Cell(SafeText.line(channel.topic)),
          Table.Cell(ChannelWords.level(channel.level), .muted),
          Table.Cell(ChannelWords.state(channel, arrived: arrived)),
        ])
      }
      return table.lines(session.style)
    }
  }
}

/// `daybook channels add`: adds a channel.
struct ChannelsAddCommand: Command {
  static let manual = Manual(
    name: ["channels", "add"],
    summary: "send reminders to a phone by ntfy, to a program of your own, or by mail",
    operands: [
      Manual.Operand(name: "CHANNEL", help: "ntfy, webhook or mail"),
      Manual.Operand(
        name: "URL",
        help:
          "the server, such as https://ntfy.sh; for a webhook the address to post to; for mail an e-mail address"
      ),
      Manual.Operand(
        name: "TOPIC",
        help: "for ntfy: the topic that the phone subscribes to; choose one hard to guess",
        isOptional: true
      ),
    ],
    options: [
      Manual.Option(name: "name", value: "NAME", help: "the channel's name; its kind otherwise"),
      Manual.Option(
        name: "says",
        value: "LEVEL",
        help: "how much a message reveals; “due” otherwise",
        choices: ["due", "titles", "full"]
      ),
      Manual.Option(
        name: "kinds",
        value: "KINDS",
        help: "only these, such as “task,overdue”: \(kinds.map(\.word).joined(separator: ", "))"
      ),
      Manual.Option(
        name: "access-token-file",
        value: "FILE",
        help: "for ntfy: the server's access token, in a file that only you can read"
      ),
    ] + Manual.Option.ofMember,
    notes: [
      "A message says only that something is due, unless --says titles or full. Anyone who knows the topic can read the messages.",
      "A webhook receives signed JSON; its secret is shown once. “daybook channels rotate” replaces it.",
      "Only a parent can add a child's channels.",
      "If the operator set --action-url, messages to ntfy have the buttons Done and Later. Anyone who knows the topic can press each of them once.",
    ],
    examples: [
      "daybook channels add ntfy https://ntfy.sh home-3f9c2a71", "daybook channels test ntfy",
      "daybook channels add webhook https://example.org/daybook",
      "daybook channels add mail mia@example.org --kinds weekly,digest",
    ]
  )

  /// The kinds of reminders and their names in `--kinds`.
  static let kinds: [(word: String, kind: NotificationV1.ReminderKind)] = [
    ("task", .task), ("daily", .daily), ("digest", .digest), ("overdue", .overdue),
    ("weekly", .weekly), ("health", .health),
  ]

  /// The largest number of bytes of an access-token file.
  private static let longestToken = 1_024

  private var channel = NotificationV1.Channel()
  private let tokenFile: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    let kind = arguments.operands[0].lowercased()
    tokenFile = arguments.value("access-token-file")
    guard tokenFile == nil || kind == "ntfy" else {
      throw .usage("--access-token-file is only for ntfy.")
    }
    let topic = arguments.operands.dropFirst(2).first
    switch kind {
    case "ntfy":
      guard let topic else { throw .usage("“channels add ntfy” needs a URL and a topic.") }
      channel.kind = .ntfy
      channel.topic = topic
    case "webhook":
      guard topic == nil else { throw .usage("“channels add webhook” takes only a URL.") }
      channel.kind = .webhook
    case "mail":
      guard topic == nil else { throw .usage("“channels add mail” needs only an e-mail address.") }
      channel.kind = .mail
    default:
      throw .invalid(
        "unknown_value",
        "The kind of a channel is ntfy, webhook or mail, not “\(SafeText.line(arguments.operands[0]))”."
      )
    }
    channel.name = arguments.value("name") ?? kind
    channel.address = arguments.operands[1]
    channel.level =
      switch arguments.value("says") {
      case "titles": .titles
      case "full": .full
      default: .dueOnly
      }
    for word in (arguments.value("kinds") ?? "").split(separator: ",") {
      guard let kind = Self.kinds.first(where: { $0.word == word.lowercased() }) else {
        let all = Self.kinds.map(\.word).joined(separator: ", ")
        throw .invalid(
          "unknown_value",
          "--kinds takes \(all), not “\(SafeText.line(String(word)))”."
        )
      }
      channel.kinds.append(kind.kind)
    }
  }

  /// The first line of the file with the access token; empty without one.
  private func token(_ session: Session) throws(CommandFailure) -> String {
    guard let tokenFile else { return "" }
    do throws(FileFailure) {
      let bytes = try session.environment.files.readSecret(tokenFile, limit: Self.longestToken)
      let text = String(decoding: bytes, as: UTF8.self)
      return text.split(whereSeparator: \.isNewline).first.map { String($0).trimmed } ?? ""
    } catch {
      throw .invalid("file_unusable", "\(SafeText.line(tokenFile)) \(error.sentence).")
    }
  }

  func run(_ session: Session) async throws {
    let answer = try await session.gateway.channels.putChannel(
      .init(
        memberID: try await session.member(),
        channel: channel,
        accessToken: try token(session)
      )
    )
    try await session.answer(answer) {
      let name = SafeText.line(answer.channel?.name ?? "")
      guard answer.channel?.kind != .webhook else {
        let secret =
          answer.secret.isEmpty
          ? "It keeps its secret."
          : "Its secret, shown only once: \(SafeText.line(answer.secret))"
        return [
          "Reminders go to “\(name)” now.", secret, "Try it: daybook channels test \(name)",
        ]
      }
      guard answer.channel?.kind != .mail else {
        return ["Reminders go to “\(name)” now.", "Try it: daybook channels test \(name)"]
      }
      return [
        "Reminders go to “\(name)” now.",
        "Subscribe to the topic on the phone, then try: daybook channels test \(name)",
      ]
    }
  }
}

/// `daybook channels test`: sends a test message and prints the result.
struct ChannelsTestCommand: Command {
  static let manual = Manual(
    name: ["channels", "test"],
    summary: "send a test message to a channel",
    operands: [.channel],
    options: Manual.Option.ofMember
  )

  private let name: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands[0]
  }

  func run(_ session: Session) async throws {
    let answer = try await session.gateway.channels.testChannel(
      .init(memberID: try await session.member(), name: name)
    )
    if !answer.arrived { session.exit = .failure }
    try await session.answer(answer) {
      guard !answer.arrived else { return ["The message arrived (\(answer.milliseconds) ms)."] }
      let cause = ChannelWords.cause(answer.status, answer.failure)
      return ["The message did not arrive: \(cause)."]
    }
  }
}

/// `daybook channels deliveries`: the log of messages.
struct ChannelsDeliveriesCommand: Command {
  static let manual = Manual(
    name: ["channels", "deliveries"],
    summary: "list the messages of the last 30 days, latest first",
    options: [
      Manual.Option(
        name: "limit",
        value: "N",
        help: "at most this many, 1 to 200; the default is 50"
      ),
      Manual.Option(name: "tries", help: "each message with its id and its last tries"),
    ] + Manual.Option.ofMember,
    notes: ["“daybook channels resend CHANNEL” sends messages again that were given up."]
  )

  private let limit: Int
  private let showsTries: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    limit = try arguments.number("limit", in: 1...200) ?? 50
    showsTries = arguments.has("tries")
  }

  /// A message, followed by one line per attempt.
  private static func lines(
    _ delivery: NotificationV1.Delivery,
    _ times: TimeWriter,
    _ style: Style
  ) -> [String] {
    let made = delivery.madeAt.flatMap { Timestamp($0) }.map(times.friendly) ?? ""
    let head =
      "\(made)  \(SafeText.line(delivery.channel))  \(ChannelWords.state(delivery))  \(delivery.id?.text ?? "")"
    return [head]
      + delivery.attempts.map { attempt in
        let at = attempt.at.flatMap { Timestamp($0) }.map(times.friendly) ?? ""
        let arrived = attempt.failure.isEmpty && (200..<300).contains(attempt.status)
        let what = arrived ? "arrived" : ChannelWords.cause(attempt.status, attempt.failure)
        return style.paint(
          "  \(at): \(what), \(attempt.milliseconds) ms, \(attempt.bytes) bytes",
          .muted
        )
      }
  }

  func run(_ session: Session) async throws {
    let member = try await session.member()
    let answer = try await session.gateway.channels.listDeliveries(
      .init(memberID: member, pageSize: Int32(limit))
    )
    try await session.answer(answer) {
      guard !answer.deliveries.isEmpty else { return ["No message was sent yet."] }
      let times = try await session.times(of: member)
      if showsTries {
        return answer.deliveries.flatMap { delivery in
          Self.lines(delivery, times, session.style)
        }
      }
      var table = Table([
        Table.Column(heading: "When"), Table.Column(heading: "Channel"),
        Table.Column(heading: "State", isFlexible: true),
        Table.Column(heading: "Tries", isAtRight: true),
        Table.Column(heading: "ms", isAtRight: true),
      ])
      for delivery in answer.deliveries {
        table.add([
          Table.Cell(delivery.madeAt.flatMap { Timestamp($0) }.map(times.friendly) ?? ""),
          Table.Cell(SafeText.line(delivery.channel)), Table.Cell(ChannelWords.state(delivery)),
          Table.Cell(String(delivery.tries)), Table.Cell(String(delivery.milliseconds), .muted),
        ])
      }
      return table.lines(session.style)
    }
  }
}

/// `daybook channels on`: switches a channel on again.
struct ChannelsOnCommand: Command {
  static let manual = Manual(
    name: ["channels", "on"],
    summary: "switch a channel on again after failed deliveries switched it off",
    operands: [.channel],
    options: [
      Manual.Option(name: "missed", help: "also send what was missed in the last 7 days")
    ] + Manual.Option.ofMember
  )

  private let name: String
  private let withMissed: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands[0]
    withMissed = arguments.has("missed")
  }

  func run(_ session: Session) async throws {
    let answer = try await session.gateway.channels.enableChannel(
      .init(memberID: try await session.member(), name: name, withMissed: withMissed)
    )
    try await session.answer(answer) {
      var lines = ["“\(SafeText.line(name))” is on."]
      if withMissed { lines.append("\(counted(answer.queued, "missed reminder")) will be sent.") }
      return lines
    }
  }
}

/// `daybook channels resend`: sends given-up messages again.
struct ChannelsResendCommand: Command {
  static let manual = Manual(
    name: ["channels", "resend"],
    summary: "send messages again that were given up in the last 30 days",
    operands: [.channel],
    options: [
      Manual.Option(
        name: "id",
        value: "ID",
        help: "only this one; “daybook channels deliveries --tries” shows the ids"
      )
    ] + Manual.Option.ofMember
  )

  private let name: String
  private let id: RequestID?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands[0]
    guard let text = arguments.value("id") else {
      id = nil
      return
    }
    guard let id = RequestID(text: text) else {
      throw .invalid("invalid_id", "“\(SafeText.line(text))” is not the id of a message.")
    }
    self.id = id
  }

  func run(_ session: Session) async throws {
    let answer = try await session.gateway.channels.redeliverMessages(
      .init(memberID: try await session.member(), name: name, deliveryID: id)
    )
    try await session.answer(answer) {
      answer.queued == 0
        ? ["No message was given up."]
        : ["\(counted(answer.queued, "message")) will be sent again."]
    }
  }
}

/// `daybook channels rotate`: gives a webhook a new secret.
struct ChannelsRotateCommand: Command {
  static let manual = Manual(
    name: ["channels", "rotate"],
    summary: "give a webhook a new secret; the old one signs as well for 24 hours",
    operands: [.channel],
    options: Manual.Option.ofMember
  )

  private let name: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands[0]
  }

  func run(_ session: Session) async throws {
    let member = try await session.member()
    let answer = try await session.gateway.channels.rotateChannelSecret(
      .init(memberID: member, name: name)
    )
    try await session.answer(answer) {
      let times = try await session.times(of: member)
      let until = answer.oldUntil.flatMap { Timestamp($0) }.map(times.friendly) ?? ""
      return [
        "The new secret, shown only once: \(SafeText.line(answer.secret))",
        "Until \(until) messages are signed with the old one as well.",
      ]
    }
  }
}

/// `daybook channels remove`: removes a channel.
struct ChannelsRemoveCommand: Command {
  static let manual = Manual(
    name: ["channels", "remove"],
    summary: "remove a channel",
    operands: [.channel],
    options: Manual.Option.ofMember
  )

  private let name: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands[0]
  }

  func run(_ session: Session) async throws {
    let answer = try await session.gateway.channels.deleteChannel(
      .init(memberID: try await session.member(), name: name)
    )
    try await session.answer(answer) { ["Removed the channel “\(SafeText.line(name))”."] }
  }
}

extension Manual.Operand {
  static let channel = Manual.Operand(name: "CHANNEL", help: "its name in “daybook channels”")
}

/// Formatting of channels and deliveries.
enum ChannelWords {
  static func kind(_ kind: NotificationV1.ChannelKind) -> String {
    switch kind {
    case .webhook: "webhook"
    case .mail: "mail"
    case .ntfy, .unspecified, .unrecognized: "ntfy"
    }
  }

  static func level(_ level: NotificationV1.ContentLevel) -> String {
    switch level {
    case .dueOnly, .unspecified, .unrecognized: "due"
    case .titles: "titles"
    case .full: "full"
    }
  }

  /// The status of a channel.
  static func state(_ channel: NotificationV1.Channel, arrived: String?) -> String {
    guard channel.enabled else { return "off: \(SafeText.line(channel.offReason))" }
    if channel.dropped > 0 { return "\(counted(channel.dropped, "message")) dropped" }
    if channel.failingSince != nil { return "failing" }
    return arrived.map { "arrived \($0)" } ?? ""
  }

  /// The status of a message.
  static func state(_ delivery: NotificationV1.Delivery) -> String {
    let cause = cause(delivery.status, delivery.failure)
    return switch delivery.state {
    case .arrived: "arrived"
    case .givenUp: "given up: \(cause)"
    case .waiting, .unspecified, .unrecognized:
      delivery.tries == 0 ? "waiting" : "will be retried: \(cause)"
    }
  }

  /// Why a message was not delivered.
  static func cause(_ status: Int32, _ failure: String) -> String {
    switch failure {
    case "": "the receiver answered \(status)"
    case "address_not_allowed": "the address is private"
    case "name_not_found": "the server's name cannot be resolved"
    case "timed_out": "no answer in time"
    case "login_refused": "the mail server rejected the user name or password"
    case "not_encrypted": "the mail server offers no TLS"
    case "no_mail_server": "this installation sends no mail"
    case "replaced": "a later message replaced it"
    case "certificate_not_trusted": "the server's certificate is not trusted"
    case "nothing_to_say": "the message was no longer needed"
    case "secrets_unavailable": "its secret cannot be read; “daybook channels rotate” replaces it"
    case "queue_full": "too many messages were waiting"
    case "endpoint_disabled": "the channel is off"
    default: "no connection"
    }
  }
}
