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
          Table.Cell(
            channel.enabled
              ? arrived.map { "arrived \($0)" } ?? "" : "off: \(SafeText.line(channel.offReason))"
          ),
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
    summary: "send reminders to a phone by ntfy, or to a program of your own",
    operands: [
      Manual.Operand(name: "CHANNEL", help: "ntfy or webhook"),
      Manual.Operand(
        name: "URL",
        help:
          "the server, such as https://ntfy.sh; for a webhook the address to post to"
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
    ] + Manual.Option.ofMember,
    notes: [
      "A message says only that something is due, unless --says titles or full. Anyone who knows the topic can read the messages.",
      "A webhook receives signed JSON; its secret is shown once. “daybook channels rotate” replaces it.",
      "Only a parent can add a child's channels.",
    ],
    examples: [
      "daybook channels add ntfy https://ntfy.sh home-3f9c2a71", "daybook channels test ntfy",
      "daybook channels add webhook https://example.org/daybook",
    ]
  )

  private var channel = NotificationV1.Channel()

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    let kind = arguments.operands[0].lowercased()
    let topic = arguments.operands.dropFirst(2).first
    switch kind {
    case "ntfy":
      guard let topic else { throw .usage("“channels add ntfy” needs a URL and a topic.") }
      channel.kind = .ntfy
      channel.topic = topic
    case "webhook":
      guard topic == nil else { throw .usage("“channels add webhook” takes only a URL.") }
      channel.kind = .webhook
    default:
      throw .invalid(
        "unknown_value",
        "The kind of a channel is ntfy or webhook, not “\(SafeText.line(arguments.operands[0]))”."
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
  }

  func run(_ session: Session) async throws {
    let answer = try await session.gateway.channels.putChannel(
      .init(memberID: try await session.member(), channel: channel)
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
        help: "the largest number of messages, 1 to 200; 50 otherwise"
      )
    ] + Manual.Option.ofMember
  )

  private let limit: Int

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    limit = try arguments.number("limit", in: 1...200) ?? 50
  }

  func run(_ session: Session) async throws {
    let member = try await session.member()
    let answer = try await session.gateway.channels.listDeliveries(
      .init(memberID: member, pageSize: Int32(limit))
    )
    try await session.answer(answer) {
      guard !answer.deliveries.isEmpty else { return ["No message was sent yet."] }
      let times = try await session.times(of: member)
      var table = Table([
        Table.Column(heading: "When"), Table.Column(heading: "Channel"),
        Table.Column(heading: "State", isFlexible: true),
        Table.Column(heading: "Tries", isAtRight: true),
        Table.Column(heading: "ms", isAtRight: true),
      ])
      for delivery in answer.deliveries {
        let cause = ChannelWords.cause(delivery.status, delivery.failure)
        let state =
          switch delivery.state {
          case .arrived: "arrived"
          case .givenUp: "given up: \(cause)"
          case .waiting, .unspecified, .unrecognized:
            delivery.tries == 0 ? "waiting" : "will be retried: \(cause)"
          }
        table.add([
          Table.Cell(delivery.madeAt.flatMap { Timestamp($0) }.map(times.friendly) ?? ""),
          Table.Cell(SafeText.line(delivery.channel)), Table.Cell(state),
          Table.Cell(String(delivery.tries)), Table.Cell(String(delivery.milliseconds), .muted),
        ])
      }
      return table.lines(session.style)
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

  /// Why a message was not delivered.
  static func cause(_ status: Int32, _ failure: String) -> String {
    switch failure {
    case "": "the receiver answered \(status)"
    case "address_not_allowed": "the address is private"
    case "name_not_found": "the server's name cannot be resolved"
    case "timed_out": "no answer within 10 seconds"
    case "certificate_not_trusted": "the server's certificate is not trusted"
    case "nothing_to_say": "the reminder was settled before"
    case "secrets_unavailable": "its secret cannot be read; “daybook channels rotate” replaces it"
    case "queue_full": "too many messages were waiting"
    case "endpoint_disabled": "the channel is off"
    default: "no connection"
    }
  }
}
