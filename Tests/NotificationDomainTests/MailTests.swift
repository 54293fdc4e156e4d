import Foundation
import NotificationDomain
import Testing
import Vocabulary

@Suite("E-mail")
struct MailTests {
  @Test(
    "goes to an address of letters, digits and a few other characters",
    arguments: ["mia@example.org", "m.i+a_b@sub.example-1.org", "a@b.co", "o'neil@example.org"]
  )
  func taken(text: String) throws {
    #expect(try MailAddress(text).text == text)
  }

  @Test(
    "has no address that would end a header or a command, or that some servers refuse",
    arguments: [
      "", "mia", "@example.org", "mia@", "mia@example", "a@b@c.org",
      "mia@example.org\r\nBcc: x@y.z",
      "mia@example.org>", "<mia@example.org", "mia mia@example.org", "\"m\"@example.org",
      "mia@-example.org", "mia@example-.org", "mia@exa_mple.org", "mia@example..org",
      ".mia@example.org",
      "mia.@example.org", "m..a@example.org", "mía@example.org", "mia@exämple.org",
      "mia@[127.0.0.1]",
      "mia@example.org\u{0}", "mia,ben@example.org",
      String(repeating: "a", count: 65) + "@example.org",
    ]
  )
  func refused(text: String) {
    #expect(throws: ChannelRefusal.malformedMailAddress) { try MailAddress(text) }
  }

  private func mail(_ text: String, title: String = "Daybook") throws -> String {
    let mail = MailText(
      MessageText(title: title, text: text),
      from: try MailAddress("daybook@example.org"),
      to: try MailAddress("mia@example.org"),
      id: "id-1",
      now: Timestamp(millisecondsSinceEpoch: 1_774_947_600_000),
      base64: { Data($0).base64EncodedString() }
    )
    return String(decoding: mail.bytes, as: UTF8.self)
  }

  @Test("is ASCII in short lines, and a name in it adds no header")
  func headers() throws {
    let name =
      "Pay rent\r\nBcc: eve@example.org\r\n\r\n.\r\nDATA 🥕" + String(repeating: "ü", count: 300)
    let text = try mail(name)
    let lines = text.components(separatedBy: "\r\n")
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(lines.allSatisfy { $0.utf8.count <= 78 })
    #expect(!text.replacing("\r\n", with: "").contains("\n"))
    #expect(lines.filter { $0.hasPrefix("Bcc") || $0 == "." }.isEmpty)
    let head = lines.prefix { !$0.isEmpty }
    let names = head.filter { $0.first != " " }.map { $0.prefix { $0 != ":" } }
    #expect(
      names == [
        "From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted", "MIME-Version",
        "Content-Type", "Content-Transfer-Encoding",
      ]
    )
    let body = lines.drop { !$0.isEmpty }.joined()
    let decoded = try #require(Data(base64Encoded: body))
    #expect(String(decoding: decoded, as: UTF8.self) == name + "\r\n")
    #expect(lines.contains("Date: Tue, 31 Mar 2026 09:00:00 +0000"))
    #expect(lines.contains("Message-ID: <id-1@example.org>"))
  }

  @Test("has the beginning of its text in the subject")
  func subject() throws {
    let lines = try mail("Müll 🗑️ hinaus").components(separatedBy: "\r\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("Subject: ") })
    let end = lines[(start + 1)...].firstIndex { $0.first != " " } ?? lines.endIndex
    let words = lines[start..<end].map { line in
      line.replacing("Subject: ", with: "").trimmingCharacters(in: .whitespaces)
        .dropFirst("=?UTF-8?B?".count).dropLast(2)
    }
    let text = words.map {
      Data(base64Encoded: String($0)).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(text.compactMap(\.self).joined() == "Daybook: Müll 🗑️ hinaus")
  }

  @Test("is sent by a server with TLS, at the usual ports unless an operator listed it")
  func server() throws {
    let server = try EndpointAddress(mailServer: "smtps://Mail.example.org")
    #expect(server.hostAndPort == "mail.example.org:465" && server.isSecure)
    #expect(try EndpointAddress(mailServer: "smtp://mail.example.org").port == 587)
    for text in [
      "https://mail.example.org", "smtps://u@mail.example.org", "smtps://m.org/x", "smtps:",
    ] {
      #expect(throws: ChannelRefusal.malformedAddress) { try EndpointAddress(mailServer: text) }
    }
    #expect(throws: ChannelRefusal.malformedAddress) { try EndpointAddress("smtps://m.org") }
    #expect(throws: ChannelRefusal.addressNotAllowed) {
      try EndpointAddress(mailServer: "smtp://mail.example.org:25").check(listed: [])
    }
    try EndpointAddress(mailServer: "smtp://127.0.0.1:2525").check(listed: ["127.0.0.1:2525"])
  }
}
