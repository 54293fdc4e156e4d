import Foundation
import NotificationDomain
import ServiceRuntime
import Synchronization
import TestSupport
import Testing
import Vocabulary

@testable import NotificationService

/// A receiver on this machine that answers every connection with the same bytes.
private final class LocalReceiver: Sendable {
  let port: UInt16
  private let listener: Int32
  private let requests = Mutex<[String]>([])

  /// Listens; without an answer a connection stays open until its sender closes it.
  init(answer: [UInt8]?) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 8) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    try #require(isBound)
    self.listener = listener
    port = UInt16(bigEndian: place.sin_port)
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        if connection < 0 { return }
        serve(connection, answer)
      }
    }
  }

  private func serve(_ connection: Int32, _ answer: [UInt8]?) {
    defer { close(connection) }
    var request = ""
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !request.hasSuffix("}") {
      let count = read(connection, &buffer, buffer.count)
      if count <= 0 { break }
      request += String(decoding: buffer.prefix(count), as: UTF8.self)
    }
    requests.withLock { $0.append(request) }
    guard let answer else {
      // Until the sender closes it.
      _ = read(connection, &buffer, buffer.count)
      return
    }
    var sent = 0
    while sent < answer.count {
      let count = answer[sent...].withUnsafeBytes {
        send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return }
      sent += count
    }
  }

  var received: [String] { requests.withLock { $0 } }
  var place: String { "127.0.0.1:\(port)" }

  func stop() { shutdown(listener, Int32(SHUT_RDWR)) }
}

@Suite("An outgoing message (HOK-005)")
struct CurlSenderTests {
  private func send(
    _ url: String,
    listed: Set<String> = []
  ) async throws -> OutgoingReply {
    let request = OutgoingRequest(
      address: try EndpointAddress(url),
      headers: ["Content-Type: application/json"],
      body: Array(#"{"topic":"home"}"#.utf8)
    )
    return await CurlSender(listed: listed).send(request)
  }

  private func answer(_ head: String, _ bytes: Int = 0) -> [UInt8] {
    Array("HTTP/1.1 \(head)\r\nContent-Length: \(bytes)\r\n\r\n".utf8)
      + [UInt8](repeating: UInt8(ascii: "a"), count: bytes)
  }

  @Test("is posted to a receiver on this machine that an operator listed")
  func posted() async throws {
    let receiver = try LocalReceiver(answer: answer("200 OK", 2))
    defer { receiver.stop() }
    let reply = try await send("http://\(receiver.place)/", listed: [receiver.place])
    #expect(reply == OutgoingReply(status: 200))
    let request = try #require(receiver.received.first)
    #expect(request.hasPrefix("POST / HTTP/1.1\r\n"))
    #expect(request.contains("Content-Type: application/json\r\n"))
    #expect(request.hasSuffix(#"{"topic":"home"}"#))
    #expect(!request.contains("Expect"))
  }

  @Test("is not sent after a redirect, and reports the requested address")
  func redirected() async throws {
    let receiver = try LocalReceiver(
      answer: answer("302 Found\r\nLocation: http://127.0.0.1:1/\r\nRetry-After: 120")
    )
    defer { receiver.stop() }
    let reply = try await send("http://\(receiver.place)", listed: [receiver.place])
    #expect(reply.status == 302 && !reply.isSuccess)
    #expect(reply.retryAfter == .seconds(120))
    #expect(receiver.received.count == 1)
  }

  @Test("reads no more than 4 KiB of an answer of 10 MiB")
  func longAnswer() async throws {
    let receiver = try LocalReceiver(answer: answer("200 OK", 10 << 20))
    defer { receiver.stop() }
    let reply = try await send("http://\(receiver.place)", listed: [receiver.place])
    #expect(reply.status == 200 && reply.isSuccess)
  }

  @Test(
    "does not connect to internal addresses, whatever the URL contains",
    arguments: [
      "https://127.0.0.1:8443", "https://[::1]:8443", "https://127.1", "https://2130706433",
    ]
  )
  func inside(url: String) async throws {
    #expect(try await send(url) == OutgoingReply(failure: .addressNotAllowed))
  }

  @Test("does not reach a receiver that is not listed")
  func unlisted() async throws {
    let receiver = try LocalReceiver(answer: answer("200 OK"))
    defer { receiver.stop() }
    #expect(try await send("http://\(receiver.place)").failure == .addressNotAllowed)
    #expect(receiver.received.isEmpty)
  }

  @Test("is not delivered if its receiver answers 500 or 410", arguments: [500, 410])
  func refused(status: Int) async throws {
    let receiver = try LocalReceiver(answer: answer("\(status) No", 5))
    defer { receiver.stop() }
    let reply = try await send("http://\(receiver.place)", listed: [receiver.place])
    #expect(reply.status == status && !reply.isSuccess)
  }

  @Test("fails if its receiver does not answer in time")
  func silent() async throws {
    let receiver = try LocalReceiver(answer: nil)
    defer { receiver.stop() }
    let request = OutgoingRequest(
      address: try EndpointAddress("http://\(receiver.place)"),
      headers: [],
      body: Array("{}".utf8)
    )
    let reply = await CurlSender(listed: [receiver.place], timeout: 200).send(request)
    #expect(reply == OutgoingReply(failure: .timedOut))
    #expect(receiver.received.count == 1)
  }

  @Test("carries a webhook's signature, which its receiver can verify (HOK-001)")
  func signed() async throws {
    let receiver = try LocalReceiver(answer: answer("204 No Content"))
    defer { receiver.stop() }
    let secret = WebhookSecret(bytes: Array(1...32))
    let endpoint = Endpoint(name: "d", kind: .webhook, address: "http://\(receiver.place)/in?a=b")
    let message = try OutgoingMessage.test(
      of: endpoint,
      .init(id: .sample(1), sequence: 7, household: .sample(1), now: .testStart, secrets: [secret])
    )
    let reply = await CurlSender(listed: [receiver.place]).send(message.request)
    #expect(reply == OutgoingReply(status: 204))
    let request = try #require(receiver.received.first)
    #expect(request.hasPrefix("POST /in?a=b HTTP/1.1\r\n"))
    let body = try #require(request.components(separatedBy: "\r\n\r\n").last)
    let id = RequestID.sample(1).text
    let seconds = Timestamp.testStart.millisecondsSinceEpoch / 1_000
    let signature = secret.signature(id: id, timestamp: seconds, body: Array(body.utf8))
    #expect(request.contains("webhook-signature: \(signature)\r\n"), "\(request)")
    #expect(request.contains("webhook-id: \(id)\r\n"))
  }

  @Test("reports that no receiver listens")
  func closed() async throws {
    let receiver = try LocalReceiver(answer: [])
    receiver.stop()
    let reply = try await send("http://127.0.0.1:1", listed: ["127.0.0.1:1"])
    #expect(reply.failure == .connectionFailed)
  }
}
