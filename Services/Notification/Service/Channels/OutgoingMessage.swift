import NotificationDomain
import Vocabulary
import Wire

/// A reminder as an endpoint takes it.
struct OutgoingMessage {
  let request: OutgoingRequest

  /// - Throws: ``ChannelRefusal`` where the address that was kept is none any more.
  init(
    _ reminder: Reminder,
    to endpoint: Endpoint,
    in calendar: HouseholdCalendar,
    isQuiet: Bool
  ) throws {
    let time = calendar.time(of: reminder.ringsAt).text
    let text = MessageText(reminder, endpoint.level, time: time)
    self = try Self(text, to: endpoint, sequence: reminder.id.text, isQuiet: isQuiet)
  }

  /// A message that says that the channel works.
  static func test(of endpoint: Endpoint, id: RequestID) throws -> OutgoingMessage {
    try OutgoingMessage(
      MessageText(title: "Daybook", text: "This channel works."),
      to: endpoint,
      sequence: id.text,
      isQuiet: false
    )
  }

  private init(
    _ text: MessageText,
    to endpoint: Endpoint,
    sequence: String,
    isQuiet: Bool
  ) throws {
    // HOK-007: JSON to the root of the server; HOK-009: the same id replaces the message.
    let body = try GoogleProtobuf.Struct(fields: [
      "topic": .init(kind: .stringValue(endpoint.topic)),
      "title": .init(kind: .stringValue(text.title)),
      "message": .init(kind: .stringValue(text.text)),
      "priority": .init(kind: .numberValue(isQuiet ? 1 : 4)),
      "tags": .init(kind: .listValue(.init(values: [.init(kind: .stringValue("bell"))]))),
      "sequence_id": .init(kind: .stringValue(sequence)),
    ]).jsonString()
    request = OutgoingRequest(
      address: try EndpointAddress(endpoint.address),
      headers: ["Content-Type: application/json"],
      body: Array(body.utf8)
    )
  }
}
