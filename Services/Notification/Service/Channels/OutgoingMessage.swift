import Foundation
import NotificationContracts
import NotificationDomain
import RuntimeContracts
import Vocabulary
import Wire

/// A message in the format of its endpoint.
struct OutgoingMessage {
  let request: OutgoingRequest

  /// The parts of a message that do not depend on its reminder.
  struct Envelope {
    /// The message's id, the same at each attempt.
    let id: RequestID
    /// Its number among the endpoint's messages.
    let sequence: Int64
    let household: HouseholdID
    /// The time of sending.
    let now: Timestamp
    /// A webhook's signing secrets: the current one, then the previous one while it still signs.
    let secrets: [WebhookSecret]
    /// The access token for an ntfy server; `nil`: none.
    var accessToken: String?
    /// The server that sends mail; `nil`: mail is refused.
    var mail: MailServer?
    /// The buttons of an ntfy message.
    var actions: [Action] = []
    /// The URL that a tap on an ntfy message opens.
    var click: String?
  }

  /// A button of a message, which sends a POST to a single-use URL.
  struct Action {
    let label: String
    let url: String
  }

  /// - Throws: ``ChannelRefusal`` if the stored address is no longer valid, or there is no mail server.
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

  /// A test message.
  static func test(of endpoint: Endpoint, _ envelope: Envelope) throws -> OutgoingMessage {
    let text = MessageText(title: "Daybook", text: "This channel works.")
    return switch endpoint.kind {
    case .ntfy: try Self(text, to: endpoint, id: envelope.id.text, priority: 4, envelope)
    case .webhook: try Self("test", [:], to: endpoint, envelope)
    case .mail: try Self(mail: text, to: endpoint, envelope)
    }
  }

  /// A request that hides a reminder's message on phones (HOK-009).
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
    // HOK-007: JSON to the server root; HOK-009: the same id replaces the earlier message.
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

  /// The timestamp in the JSON format of protobuf.
  private static func text(_ at: GoogleProtobuf.Timestamp) throws -> GoogleProtobuf.Value {
    text(try at.jsonString().filter { $0 != "\"" })
  }
}

extension Reminder {
  /// The priority for ntfy, from 2 to 5 (HOK-007).
  ///
  /// It follows the task's priority. A task without one has 4, other kinds of reminders have 3.
  fileprivate var ntfyPriority: Int {
    if let priority { return 5 - min(max(priority, 0), 3) }
    return kind == .task ? 4 : 3
  }

  /// The task of a reminder or of an overdue notice.
  var subject: TaskID? { task ?? (kind == .overdue ? about.map { TaskID(rawValue: $0) } : nil) }
}

extension ReminderKind {
  /// The kind's name in webhook messages.
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
