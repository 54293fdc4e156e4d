import Foundation
import NotificationContracts
import NotificationDomain
import RuntimeContracts
import Vocabulary
import Wire

/// A reminder as an endpoint takes it.
struct OutgoingMessage {
  let request: OutgoingRequest

  /// What a message of the log says besides its reminder.
  struct Envelope {
    /// The same at each try.
    let id: RequestID
    /// Its place in the order of the endpoint.
    let sequence: Int64
    let household: HouseholdID
    /// When it is sent.
    let now: Timestamp
    /// What signs it; of a webhook the new secret, and for a while the old one.
    let secrets: [WebhookSecret]
    /// Of ntfy: what its server asks for.
    var accessToken: String?
    /// What sends mail; `nil`: nothing does.
    var mail: MailServer?
    /// Of ntfy: its buttons.
    var actions: [Action] = []
    /// Of ntfy: what a tap opens.
    var click: String?
  }

  /// A button of a message: a POST to a URL that works once.
  struct Action {
    let label: String
    let url: String
  }

  /// - Throws: ``ChannelRefusal`` where the address that was kept is none any more, or no mail is sent.
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
      let priority = isQuiet ? 1 : reminder.ntfyPriority
      self = try Self(text, to: endpoint, id: reminder.id.text, priority: priority, envelope)
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
    case .mail:
      self = try Self(mail: text, to: endpoint, envelope)
    }
  }

  /// A message that says that the channel works.
  static func test(of endpoint: Endpoint, _ envelope: Envelope) throws -> OutgoingMessage {
    let text = MessageText(title: "Daybook", text: "This channel works.")
    return switch endpoint.kind {
    case .ntfy: try Self(text, to: endpoint, id: envelope.id.text, priority: 4, envelope)
    case .webhook: try Self("test", [:], to: endpoint, envelope)
    case .mail: try Self(mail: text, to: endpoint, envelope)
    }
  }

  /// What takes the message about a reminder away from the phones again (HOK-009).
  static func clearing(
    _ reminder: ReminderID,
    at endpoint: Endpoint,
    _ envelope: Envelope
  ) throws -> OutgoingMessage {
    let root = endpoint.address.hasSuffix("/") ? endpoint.address.dropLast() : endpoint.address[...]
    return OutgoingMessage(
      request: OutgoingRequest(
        address: try EndpointAddress("\(root)/\(endpoint.topic)/\(reminder.text)/clear"),
        headers: authorization(envelope),
        body: [],
        way: .put
      )
    )
  }

  private init(request: OutgoingRequest) { self.request = request }

  private static func authorization(_ envelope: Envelope) -> [String] {
    envelope.accessToken.map { ["Authorization: Bearer \($0)"] } ?? []
  }

  private init(
    _ text: MessageText,
    to endpoint: Endpoint,
    id: String,
    priority: Int,
    _ envelope: Envelope
  ) throws {
    // HOK-007: JSON to the root of the server; HOK-009: the same id replaces the message.
    var fields: [ExactText: GoogleProtobuf.Value] = [
      "topic": Self.text(endpoint.topic),
      "title": Self.text(text.title),
      "message": Self.text(text.text),
      "priority": .init(kind: .numberValue(Double(priority))),
      "tags": .init(kind: .listValue(.init(values: [Self.text("bell")]))),
      "sequence_id": Self.text(id),
    ]
    if let click = envelope.click { fields["click"] = Self.text(click) }
    if !envelope.actions.isEmpty {
      let actions = envelope.actions.map { action in
        GoogleProtobuf.Value(
          kind: .structValue(
            .init(fields: [
              "action": Self.text("http"), "label": Self.text(action.label),
              "url": Self.text(action.url), "method": Self.text("POST"),
              "clear": .init(kind: .boolValue(true)),
            ])
          )
        )
      }
      fields["actions"] = .init(kind: .listValue(.init(values: actions)))
    }
    let body = try GoogleProtobuf.Struct(fields: fields).jsonString()
    request = OutgoingRequest(
      address: try EndpointAddress(endpoint.address),
      headers: ["Content-Type: application/json"] + Self.authorization(envelope),
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

  private init(mail text: MessageText, to endpoint: Endpoint, _ envelope: Envelope) throws {
    guard let server = envelope.mail else { throw ChannelRefusal.noMailServer }
    let receiver = try MailAddress(endpoint.address)
    let mail = MailText(
      text,
      from: server.sender,
      to: receiver,
      id: envelope.id.text,
      now: envelope.now,
      base64: { Data($0).base64EncodedString() }
    )
    request = OutgoingRequest(
      address: server.address,
      headers: [],
      body: mail.bytes,
      way: .mail(server, to: receiver)
    )
  }

  private static func text(_ text: String) -> GoogleProtobuf.Value {
    .init(kind: .stringValue(text))
  }

  /// As JSON writes an instant.
  private static func text(_ at: GoogleProtobuf.Timestamp) throws -> GoogleProtobuf.Value {
    text(try at.jsonString().filter { $0 != "\"" })
  }
}

extension Reminder {
  /// From 2 to 5, as ntfy has them (HOK-007): by the task's priority, 4 of a task that has none, 3 of all others.
  fileprivate var ntfyPriority: Int {
    if let priority { return 5 - min(max(priority, 0), 3) }
    return kind == .task ? 4 : 3
  }

  /// The task that it is about, of an overdue notice too.
  var subject: TaskID? { task ?? (kind == .overdue ? about.map { TaskID(rawValue: $0) } : nil) }
}

extension ReminderKind {
  /// What a webhook calls it.
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
