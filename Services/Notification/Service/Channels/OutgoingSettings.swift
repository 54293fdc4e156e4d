import Foundation
package import NotificationDomain
package import RPC
package import ServiceRuntime

/// The operator's settings for outgoing messages.
package struct OutgoingSettings: Sendable {
  /// Private addresses that messages may be sent to, as `host:port`.
  package var listed: Set<String> = []
  /// The server that sends mail; `nil`: no mail.
  package var mail: MailServer?
  /// A PEM file of certificate authorities that replaces the system's; `nil`: the system's.
  package var authority: String?
  /// The URL at which phones reach ``ticketAddress``, without a trailing `/`; `nil`: messages have no buttons.
  package var publicURL: String?
  /// The loopback address at which buttons are answered.
  package var ticketAddress: Address?
  /// The URL that a tap on a message opens; `nil`: none.
  package var consoleURL: String?

  package init() {}

  static let options = [
    SettingsForm.Option(
      "outgoing-allow",
      "HOST:PORT,…",
      "receivers in the local network that messages may go to, also without TLS"
    ),
    SettingsForm.Option(
      "outgoing-authority",
      "FILE",
      "PEM file of authorities for receivers' certificates (default: the system's)"
    ),
    SettingsForm.Option(
      "mail-server",
      "URL",
      "mail server: smtps://HOST, or smtp://HOST with STARTTLS (default: no mail)"
    ),
    SettingsForm.Option("mail-from", "ADDRESS", "sender address of mail"),
    SettingsForm.Option("mail-user", "NAME", "user name at the mail server"),
    SettingsForm.Option(
      "mail-password-file",
      "FILE",
      "file with the password on its first line; not readable by others"
    ),
    SettingsForm.Option(
      "action-url",
      "URL",
      "public URL of --action-listen, such as https://daybook.example.org; enables buttons in messages"
    ),
    SettingsForm.Option(
      "action-listen",
      "ADDR",
      "address of the HTTP listener for buttons, behind a proxy on this machine (default 127.0.0.1:7405)"
    ),
    SettingsForm.Option("console-url", "URL", "URL that a tap on a message opens (default: none)"),
  ]

  private static let usualTicketPort: UInt16 = 7405
  private static let longestPassword = 1_024

  /// Reads and validates the operator's settings.
  package init(_ settings: Settings) throws(SettingsError) {
    listed = Set(
      (settings.own("outgoing-allow") ?? "").split(separator: ",").map { $0.lowercased() }
    )
    authority = settings.own("outgoing-authority")
    if let path = authority, !FileManager.default.isReadableFile(atPath: path) {
      throw .badValue(name: "outgoing-authority", value: path, expected: "a readable file")
    }
    mail = try Self.mail(settings)
    publicURL = try Self.url("action-url", settings)
    consoleURL = try Self.url("console-url", settings)
    guard publicURL != nil else { return }
    ticketAddress = .loopback(port: Self.usualTicketPort)
    guard let text = settings.own("action-listen") else { return }
    guard let address = Address(text: text), address.isLoopback else {
      throw .badValue(
        name: "action-listen",
        value: text,
        expected: "a loopback address such as 127.0.0.1:7405, behind a proxy with TLS"
      )
    }
    ticketAddress = address
  }

  private static func url(_ name: String, _ settings: Settings) throws(SettingsError) -> String? {
    guard let text = settings.own(name) else { return nil }
    guard let address = try? EndpointAddress(text), !address.path.contains("?") else {
      throw .badValue(
        name: name,
        value: text,
        expected: "a URL such as https://daybook.example.org"
      )
    }
    return address.text.hasSuffix("/") ? String(address.text.dropLast()) : address.text
  }

  private static func mail(_ settings: Settings) throws(SettingsError) -> MailServer? {
    guard let text = settings.own("mail-server") else { return nil }
    guard let address = try? EndpointAddress(mailServer: text) else {
      throw .badValue(
        name: "mail-server",
        value: text,
        expected: "a URL such as smtps://mail.example.org or smtp://mail.example.org:587"
      )
    }
    let from = settings.own("mail-from") ?? ""
    guard let sender = try? MailAddress(from) else {
      throw .badValue(
        name: "mail-from",
        value: from,
        expected: "an e-mail address such as daybook@example.org"
      )
    }
    var password = ""
    if let path = settings.own("mail-password-file") { password = try Self.password(path) }
    return MailServer(
      address: address,
      sender: sender,
      user: settings.own("mail-user") ?? "",
      password: password
    )
  }

  private static func password(_ path: String) throws(SettingsError) -> String {
    let handle = FileHandle(forReadingAtPath: path)
    defer { try? handle?.close() }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let mode = (attributes?[.posixPermissions] as? NSNumber)?.intValue ?? 0o777
    guard mode & 0o077 == 0, let data = try? handle?.read(upToCount: longestPassword + 1),
      data.count <= longestPassword, let text = String(data: data, encoding: .utf8),
      let line = text.split(whereSeparator: \.isNewline).first
    else {
      throw .badValue(
        name: "mail-password-file",
        value: path,
        expected:
          "a file with the password on its first line, at most 1 KiB, that only its owner can read"
      )
    }
    return String(line)
  }
}
