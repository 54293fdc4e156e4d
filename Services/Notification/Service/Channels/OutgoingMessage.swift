import NotificationContracts
import NotificationDomain
import RuntimeContracts
import Vocabulary
import Wire

/// A reminder in the format of its endpoint.
struct OutgoingMessage {
  let request: OutgoingRequest

  /// The data of a message besides its reminder.
  struct Envelope {
    /// The same for each attempt.
    let id: RequestID
    /// Its position among the messages of the installation.
    let sequence: Int64
    let household: HouseholdID
    /// When it is sent.
    let now: Timestamp
    /// A webhook's current secret and, for a while, the previous one.
    let secrets: [WebhookSecret]
  }

  /// - Throws: ``ChannelRefusal`` if the stored address is no longer valid.
  init(
    _ reminder: Reminder,
    to endpoint: Endpoint,
    in calendar: HouseholdCalendar,
    isQuiet: Bool,
    _ envelope: Envelope
  ) throws {
    let time = calendar.time(of: reminder.ringsAt).text
    let text = MessageText(reminder, endpoint.level, time: time)
    switch endpoint.kind {
    case .ntfy:
      self = try Self(text, to: endpoint, sequence: reminder.id.text, isQuiet: isQuiet)
    case .webhook:
      var data: [ExactText: GoogleProtobuf.Value] = [
        "reminder_id": Self.text(reminder.id.text),
        "kind": Self.text(reminder.kind.word),
        "due_at": try Self.text(GoogleProtobuf.Timestamp(reminder.dueAt)),
      ]
      if endpoint.level != .dueOnly { data["text"] = Self.text(text.text) }
      if endpoint.level == .full, let task = reminder.task {
        data["task_id"] = Self.text(task.text)
      }
      self = try Self("reminder_delivered", data, to: endpoint, envelope)
    }
  }

  /// A test message.
  static func test(of endpoint: Endpoint, _ envelope: Envelope) throws -> OutgoingMessage {
    switch endpoint.kind {
    case .ntfy:
      try OutgoingMessage(
        MessageText(title: "Daybook", text: "This channel works."),
        to: endpoint,
        sequence: envelope.id.text,
        isQuiet: false
      )
    case .webhook:
      try OutgoingMessage("test", [:], to: endpoint, envelope)
    }
  }

  private init(
    _ text: MessageText,
    to endpoint: Endpoint,
    sequence: String,
    isQuiet: Bool
  ) throws {
    // HOK-007: JSON to the root of the server; HOK-009: the same id replaces the message.
    let body = try GoogleProtobuf.Struct(fields: [
      "topic": Self.text(endpoint.topic),
      "title": Self.text(text.title),
      "message": Self.text(text.text),
      "priority": .init(kind: .numberValue(isQuiet ? 1 : 4)),
      "tags": .init(kind: .listValue(.init(values: [Self.text("bell")]))),
      "sequence_id": Self.text(sequence),
    ]).jsonString()
    request = OutgoingRequest(
      address: try EndpointAddress(endpoint.address),
      headers: ["Content-Type: application/json"],
      body: Array(body.utf8)
    )
  }

  /// A webhook's message (HOK-001).
  private init(
    _ type: String,
    _ data: [ExactText: GoogleProtobuf.Value],
    to endpoint: Endpoint,
    _ envelope: Envelope
  ) throws {
    let body = Array(
      try GoogleProtobuf.Struct(fields: [
        "type": Self.text(type),
        "seq": Self.text(String(envelope.sequence)),
        "time": try Self.text(GoogleProtobuf.Timestamp(envelope.now)),
        "household": Self.text(envelope.household.text),
        "data": .init(kind: .structValue(.init(fields: data))),
      ]).jsonString().utf8
    )
    let seconds = envelope.now.millisecondsSinceEpoch / 1_000
    let signatures = envelope.secrets.map {
      $0.signature(id: envelope.id.text, timestamp: seconds, body: body)
    }
    request = OutgoingRequest(
      address: try EndpointAddress(endpoint.address),
      headers: [
        "Content-Type: application/json", "webhook-id: \(envelope.id.text)",
        "webhook-timestamp: \(seconds)", "webhook-signature: \(signatures.joined(separator: " "))",
      ],
      body: body
    )
  }

  private static func text(_ text: String) -> GoogleProtobuf.Value {
    .init(kind: .stringValue(text))
  }

  /// An instant in the JSON format of Protocol Buffers.
  private static func text(_ at: GoogleProtobuf.Timestamp) throws -> GoogleProtobuf.Value {
    text(try at.jsonString().filter { $0 != "\"" })
  }
}

extension ReminderKind {
  /// The value of `kind` in a webhook's JSON.
  fileprivate var word: String {
    switch self {
    case .task: "task"
    case .daily: "daily"
    case .digest: "digest"
    case .overdue: "overdue"
    case .weekly: "weekly"
    case .health: "health"
    }
  }
}
