import Foundation
import NotificationDomain
import TestSupport
import Testing
import Vocabulary

@testable import NotificationService

/// A mail server on this machine, in a process of its own (`Tests/Receivers`).
private final class MailReceiver {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var pending = Data()

  init(_ mode: String, _ certificate: String, _ key: String, login: [String] = []) throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Receivers/smtp_receiver.py")
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["python3", "-B", script.standardized.path, mode, certificate, key] + login
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// The next line that the server prints.
  func line() throws -> String {
    while true {
      if let end = pending.firstIndex(of: 10) {
        defer { pending = Data(pending[(end + 1)...]) }
        return String(decoding: pending[..<end], as: UTF8.self)
      }
      let more = output.fileHandleForReading.availableData
      try #require(!more.isEmpty, "the receiver ended")
      pending += more
    }
  }

  func stop() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}

@Suite("An outgoing mail")
struct MailSendingTests {
  private struct Sent: Decodable {
    let from: String
    let to: [String]
    let tls: Bool
    let user: String
    let text: String
  }

  private let authority: TestAuthority
  private let certificate: String
  private let key: String

  init() throws {
    authority = try TestAuthority()
    let files = try authority.issue("receiver", .init("DNS:localhost,IP:127.0.0.1"))
    certificate = files.certificate
    key = files.key
  }

  /// Sends a mail through a server of `mode`.
  private func send(
    _ mode: String,
    scheme: String? = nil,
    to receiver: String = "mia@example.org",
    login: [String] = [],
    as given: (user: String, password: String) = ("", ""),
    authority trusted: String? = nil,
    isListed: Bool = true
  ) async throws -> (reply: OutgoingReply, sent: Sent?) {
    let server = try MailReceiver(mode, certificate, key, login: login)
    defer { server.stop() }
    let port = try server.line()
    let scheme = scheme ?? (mode == "smtps" ? "smtps" : "smtp")
    let mail = MailServer(
      address: try EndpointAddress(mailServer: "\(scheme)://127.0.0.1:\(port)"),
      sender: try MailAddress("daybook@example.org"),
      user: given.user,
      password: given.password
    )
    var envelope = OutgoingMessage.Envelope(
      id: .sample(1),
      sequence: 1,
      household: .sample(1),
      now: .testStart,
      secrets: []
    )
    envelope.mail = mail
    let message = try OutgoingMessage.test(
      of: Endpoint(name: "mail", kind: .mail, address: receiver),
      envelope
    )
    let sender = CurlSender(
      listed: isListed ? [mail.address.hostAndPort] : [],
      authority: trusted ?? authority.certificate
    )
    let reply = await sender.send(message.request)
    guard reply.isSuccess else { return (reply, nil) }
    return (reply, try JSONDecoder().decode(Sent.self, from: Data(server.line().utf8)))
  }

  @Test(
    "is accepted by a server with TLS, from the start or by STARTTLS",
    arguments: ["smtps", "starttls"]
  )
  func taken(mode: String) async throws {
    let (reply, sent) = try await send(
      mode,
      login: ["home", "se cret"],
      as: ("home", "se cret")
    )
    #expect(reply.isSuccess, "\(reply)")
    let mail = try #require(sent)
    #expect(mail.tls && mail.user == "home")
    #expect(mail.from.hasPrefix("MAIL FROM:<daybook@example.org>"))
    #expect(mail.to == ["RCPT TO:<mia@example.org>"])
    #expect(mail.text.contains("To: <mia@example.org>\r\n"))
    #expect(mail.text.contains(Data("This channel works.\r\n".utf8).base64EncodedString()))
  }

  @Test("is not sent without TLS")
  func plain() async throws {
    #expect(try await send("plain").reply.failure == .notEncrypted)
  }

  @Test("is not sent to a server without a trusted certificate")
  func foreign() async throws {
    let other = try TestAuthority(name: "Another authority")
    let reply = try await send("smtps", authority: other.certificate).reply
    #expect(reply.failure == .notTrusted)
  }

  @Test("is not sent to an internal server that no operator listed (HOK-005)")
  func inside() async throws {
    #expect(try await send("smtps", isListed: false).reply.failure == .addressNotAllowed)
  }

  @Test("reports a refused login, or the server's answer to its recipient")
  func refused() async throws {
    let login = try await send("smtps", login: ["home", "secret"], as: ("home", "wrong")).reply
    #expect(login.failure == .loginRefused)
    let nobody = try await send("smtps", to: "nobody@example.org").reply
    #expect(nobody.status == 550 && !nobody.isSuccess, "\(nobody)")
    let later = try await send("smtps", to: "later@example.org").reply
    #expect(later.status == 451 && !later.isSuccess, "\(later)")
  }
}
