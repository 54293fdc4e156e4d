import Foundation
import NotificationContracts
import NotificationDomain
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import Synchronization
import TaskContracts
import TestSupport
import Testing
import Vocabulary

@testable import NotificationService

@Suite("A button of a message (HOK-008)")
struct TicketTests {
  private static let hour = Duration.seconds(3_600)

  /// Records the calls to the task service.
  private final class Completions: Sendable {
    private let calls = Mutex<[(task: TaskID?, caller: Caller)]>([])
    private let failure = Mutex<RPCError?>(nil)

    func complete(_ request: TaskV1.CompleteTaskRequest, _ caller: Caller) throws {
      calls.withLock { $0.append((request.taskID, caller)) }
      if let failure = failure.withLock({ $0 }) { throw failure }
    }

    func fail(_ error: RPCError?) { failure.withLock { $0 = error } }

    var all: [(task: TaskID?, caller: Caller)] { calls.withLock { $0 } }
  }

  private static var outgoing: OutgoingSettings {
    var outgoing = OutgoingSettings()
    outgoing.publicURL = "https://daybook.example.org"
    outgoing.consoleURL = "https://daybook.example.org/console"
    return outgoing
  }

  /// Runs `body` after a reminder rang and was sent to a phone, with its buttons and its message.
  private func rung(
    _ body:
      @escaping @Sendable (NotificationHouse, Completions, [String: String], String) async throws ->
      Void
  ) throws {
    try NotificationHouse().run { house in
      let completions = Completions()
      let sender = ScriptedSender()
      let tasks = try await house.startTasks(completes: { request, caller in
        try completions.complete(request, caller)
        return .init(changed: true)
      })
      _ = try await house.startNotification(sender: sender, outgoing: Self.outgoing)
      let phone = NotificationV1.Channel(
        name: "phone",
        kind: .ntfy,
        address: "https://ntfy.sh",
        topic: "home-1"
      )
      let tokyo = try #require(HouseholdCalendar(zoneName: "Asia/Tokyo"))
      _ = try await house.channels(.sample(calendar: tokyo, request: 1)) {
        try await $0.putChannel(.init(channel: phone), $1)
      }
      let position = try await tasks.save(1, remindAt: house.now + Self.hour, priority: .highest)
      _ = try await house.list(by: .sample(calendar: tokyo), after: position)
      try await house.pass(Self.hour + .seconds(1))
      let message = try #require(sender.bodies.first)
      try await body(house, completions, try Self.actions(message), message)
    }
  }

  /// The paths of the buttons, by label.
  private static func actions(_ message: String) throws -> [String: String] {
    struct Message: Decodable {
      struct Action: Decodable {
        let action: String
        let label: String
        let url: String
        let method: String
      }
      let actions: [Action]?
    }
    let message = try JSONDecoder().decode(Message.self, from: Data(message.utf8))
    var paths: [String: String] = [:]
    for action in message.actions ?? [] {
      #expect(action.action == "http" && action.method == "POST")
      paths[action.label] = action.url.replacing("https://daybook.example.org", with: "")
    }
    return paths
  }

  private func press(
    _ path: String?,
    _ house: NotificationHouse,
    method: String = "POST"
  ) async throws -> PlainHTTPServer.Answer {
    try await house.ticketHandler().answer(.init(method: method, path: path ?? ""))
  }

  @Test("is one of two, each with its own URL, beside priority and click URL (HOK-007)")
  func offered() throws {
    try rung { house, _, actions, message in
      #expect(actions.keys.sorted() == ["Done", "Later"])
      #expect(Set(actions.values).count == 2)
      #expect(actions.values.allSatisfy { $0.utf8.count == TicketHandler.path.utf8.count + 43 })
      #expect(message.contains("\"priority\":5"), "\(message)")
      #expect(message.contains("\"click\":\"https://daybook.example.org/console\""), "\(message)")
    }
  }

  @Test("Done completes the task for its member, once, in their zone")
  func done() throws {
    try rung { house, completions, actions, _ in
      #expect(try await press(actions["Done"], house).status == 200)
      let call = try #require(completions.all.first)
      #expect(call.task == .sample(1))
      #expect(call.caller.member == .sample(1) && call.caller.subject == .sample(1))
      #expect(call.caller.role == .child, "the least role")
      #expect(call.caller.calendar.zone.identifier == "Asia/Tokyo")
      #expect(call.caller.requestID != nil)
      let again = try await press(actions["Done"], house)
      #expect(again.status == 410 && again.text.hasPrefix("ticket_used"), "\(again)")
      #expect(completions.all.count == 1)
    }
  }

  @Test("Done can be pressed again if the task service was unreachable, and repeats the same call")
  func retried() throws {
    try rung { house, completions, actions, _ in
      completions.fail(RPCError(.unavailable, "away", "The service is away."))
      let away = try await press(actions["Done"], house)
      #expect(away.status == 503)
      completions.fail(nil)
      let done = try await press(actions["Done"], house)
      #expect(done.status == 200)
      #expect(Set(completions.all.map { $0.caller.requestID }).count == 1)
      completions.fail(RPCError(.notFound, "task_not_found", "There is no such task."))
      let again = try await press(actions["Done"], house)
      #expect(again.status == 410)
    }
  }

  @Test("Later snoozes the reminder by 30 minutes, once, and keeps its due time")
  func later() throws {
    try rung { house, completions, actions, _ in
      #expect(try await press(actions["Later"], house).status == 200)
      let reminder = try #require(try await house.list().reminders.first)
      #expect(reminder.state == .snoozed)
      let until = try #require(reminder.snoozedUntil.flatMap { Timestamp($0) })
      #expect(until - house.now <= TicketHandler.later && until - house.now > .seconds(29 * 60))
      #expect(reminder.dueAt.flatMap { Timestamp($0) }.map { $0 < house.now } == true)
      #expect(try await press(actions["Later"], house).status == 410)
      #expect(completions.all.isEmpty)
      try await house.pass(.seconds(31 * 60))
      #expect(try await house.missed().count == 1)
    }
  }

  @Test("does nothing with GET, with an invalid ticket, and 24 hours after the reminder rang")
  func refused() throws {
    try rung { house, completions, actions, _ in
      for method in ["GET", "HEAD", "PUT", "OPTIONS"] {
        let answer = try await press(actions["Done"], house, method: method)
        #expect(answer.status == 405 && answer.headers == ["Allow: POST"])
      }
      let other = TicketToken(bytes: [UInt8](repeating: 7, count: 32)).text
      for path in ["/", "/t/", "/t/abc", "/t/\(other)", "/x\(actions["Done"] ?? "")"] {
        #expect(try await press(path, house).status == 404)
      }
      try await house.pass(Self.hour * 24)
      for label in ["Done", "Later"] {
        let late = try await press(actions[label], house)
        #expect(late.status == 410 && late.text.hasPrefix("ticket_ended"), "\(late)")
      }
      #expect(completions.all.isEmpty)
      #expect(try await house.missed().count == 1)
    }
  }

  @Test("does nothing to a reminder that was already acknowledged")
  func seen() throws {
    try rung { house, _, actions, _ in
      let id = try #require(try await house.missed().first?.id)
      _ = try await house.acknowledge(.init(ids: [id]), request: 5)
      #expect(try await press(actions["Later"], house).status == 409)
      #expect(try await house.list().reminders.isEmpty)
    }
  }

  @Test("is stored only as a hash")
  func hashed() throws {
    try rung { house, _, actions, _ in
      let store = try house.ticketHandler().store
      let text = try #require(actions["Done"]?.split(separator: "/").last)
      let token = try #require(TicketToken(text: text))
      #expect(token.text == text)
      let kept = try await store.read { connection in
        try connection.all("SELECT hash FROM ticket") { row in try row.value(0, as: [UInt8].self) }
      }
      #expect(kept.count == 2 && kept.contains(token.hash))
      let flipped = "\(text.dropLast())\(text.last == "B" ? "C" : "B")"
      #expect(TicketToken(text: flipped) == nil, "one text stands for one token")
    }
  }

  @Test("is absent unless an operator configured its URL")
  func without() throws {
    try NotificationHouse().run { house in
      let sender = ScriptedSender()
      let tasks = try await house.startTasks()
      _ = try await house.startNotification(sender: sender)
      let phone = NotificationV1.Channel(
        name: "phone",
        kind: .ntfy,
        address: "https://ntfy.sh",
        topic: "a"
      )
      _ = try await house.channels(.sample(request: 1)) {
        try await $0.putChannel(.init(channel: phone), $1)
      }
      _ = try await house.list(after: try await tasks.save(1, remindAt: house.now + Self.hour))
      try await house.pass(Self.hour * 2)
      #expect(sender.bodies.count == 1)
      #expect(sender.bodies.allSatisfy { !$0.contains("actions") && !$0.contains("click") })
    }
  }
}

@Suite("The HTTP server of the buttons")
struct PlainHTTPServerTests {
  /// Serves on a free loopback port until `body` returns.
  private func serve(_ body: (UInt16) async throws -> Void) async throws {
    let loop = EventLoop.start(name: "tickets")
    defer { loop.stop() }
    let server = PlainHTTPServer(at: .loopback(port: 0), over: TCPTransport(loop)) { request in
      request.path == "/long"
        ? .init(200, String(repeating: "a", count: 100_000))
        : .init(request.method == "POST" ? 200 : 405, "\(request.method) \(request.path)")
    }
    let (ports, found) = AsyncStream.makeStream(of: UInt16.self)
    let running = loop.spawn {
      try? await server.run { found.yield($0.port) }
      found.finish()
    }
    for await port in ports {
      try await body(port)
      break
    }
    running.cancel()
    _ = await running.value
  }

  /// Sends the bytes of a request, and returns the answer up to the end of the connection.
  private func exchange(_ port: UInt16, _ text: String) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try Self.blockingExchange(port, text) })
      }
    }
  }

  private static func blockingExchange(_ port: UInt16, _ text: String) throws -> String {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(connection) }
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    place.sin_port = port.bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(connection, $0, size) == 0 }
    }
    try #require(isOpen)
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { break }
      sent += count
    }
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(connection, &buffer, buffer.count)
      if count <= 0 { break }
      answer += buffer.prefix(count)
    }
    return String(decoding: answer, as: UTF8.self)
  }

  @Test("answers a POST, with and without a body, and closes")
  func answered() async throws {
    try await serve { port in
      let plain = try await exchange(port, "POST /t/abc?x=1 HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(
        plain.hasPrefix("HTTP/1.1 200 OK\r\n") && plain.hasSuffix("POST /t/abc\n"),
        "\(plain)"
      )
      let body = try await exchange(
        port,
        "POST /t/abc HTTP/1.1\r\nContent-Length: 5\r\n\r\nhello"
      )
      #expect(body.hasPrefix("HTTP/1.1 200 OK\r\n"), "\(body)")
      let get = try await exchange(port, "GET /t/abc HTTP/1.0\r\n\r\n")
      #expect(get.hasPrefix("HTTP/1.1 405 "), "\(get)")
      let long = try await exchange(port, "POST /long HTTP/1.1\r\n\r\n")
      #expect(long.utf8.count > 100_000)
    }
  }

  @Test(
    "refuses invalid and long requests",
    arguments: [
      ("nonsense\r\n\r\n", 400), ("POST x HTTP/1.1\r\n\r\n", 400), ("POST / HTTP/2\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nbroken\r\n\r\n", 400), ("POST / HTTP/1.1\r\nA: \u{1}\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nContent-Length: 9999999999999999999999\r\n\r\n", 413),
      ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 413),
      ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 411),
      ("POST / HTTP/1.1\r\nA: " + String(repeating: "a", count: 5_000) + "\r\n\r\n", 431),
    ]
  )
  func refused(text: String, status: Int) async throws {
    try await serve { port in
      let answer = try await exchange(port, text)
      #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer)")
    }
  }
}
