/// The validated URL of a channel (HOK-005).
package struct EndpointAddress: Hashable, Sendable {
  /// The largest number of bytes of a URL.
  package static let longest = 2_048

  /// The URL as the member wrote it.
  package let text: String
  /// A name or an IP address, in lower case and without brackets.
  package let host: String
  package let port: Int
  package let isSecure: Bool
  /// `https` or `http`, or `smtps` or `smtp` for a mail server; in lower case.
  package let scheme: String
  /// The path and query with the leading `/`; empty for the root.
  package let path: String

  /// Parses a URL with the scheme `https` or `http` and neither user info nor fragment.
  ///
  /// - Throws: ``ChannelRefusal/malformedAddress``.
  package init(_ text: String) throws(ChannelRefusal) {
    try self.init(text, schemes: ["https": 443, "http": 80])
  }

  /// Parses a mail server's address: `smtps://host` or `smtp://host`, with an optional port.
  ///
  /// The default ports are 465 and 587.
  ///
  /// - Throws: ``ChannelRefusal/malformedAddress``.
  package init(mailServer text: String) throws(ChannelRefusal) {
    try self.init(text, schemes: ["smtps": 465, "smtp": 587])
    guard path.isEmpty else { throw .malformedAddress }
  }

  /// Parses a URL with neither user info nor fragment.
  ///
  /// - Parameters:
  ///   - text: the URL.
  ///   - schemes: the schemes that are accepted, with their default ports.
  /// - Throws: ``ChannelRefusal/malformedAddress``.
  private init(_ text: String, schemes: [String: Int]) throws(ChannelRefusal) {
    guard text.utf8.count <= Self.longest,
      text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "\\") }),
      let colon = text.firstIndex(of: ":")
    else { throw .malformedAddress }
    let scheme = text[..<colon].lowercased()
    guard let usualPort = schemes[scheme] else { throw .malformedAddress }
    self.scheme = scheme
    isSecure = scheme != "http"
    var rest = text[text.index(after: colon)...]
    guard rest.hasPrefix("//") else { throw .malformedAddress }
    rest = rest.dropFirst(2)
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    let authority = rest[..<end]
    let path = rest[end...]
    guard !authority.contains("@"), !path.contains("#"), path.first != "?" else {
      throw .malformedAddress
    }
    let (host, port) = try Self.split(authority)
    self.text = text
    self.host = host
    self.port = port ?? usualPort
    self.path = path == "/" ? "" : String(path)
  }

  /// Splits `host` or `host:port`; an IPv6 address is in brackets.
  private static func split(
    _ authority: Substring
  ) throws(ChannelRefusal) -> (host: String, port: Int?) {
    var host = authority
    var rest = Substring()
    if authority.first == "[" {
      guard let end = authority.firstIndex(of: "]") else { throw .malformedAddress }
      host = authority[authority.index(after: authority.startIndex)..<end]
      rest = authority[authority.index(after: end)...]
      guard host.allSatisfy({ $0.isHexDigit || $0 == ":" || $0 == "." }) else {
        throw .malformedAddress
      }
    } else {
      if let colon = authority.firstIndex(of: ":") {
        host = authority[..<colon]
        rest = authority[colon...]
      }
      guard host.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }) else {
        throw .malformedAddress
      }
    }
    guard !host.isEmpty, host.utf8.count <= 253 else { throw .malformedAddress }
    guard !rest.isEmpty else { return (host.lowercased(), nil) }
    guard rest.first == ":", (2...6).contains(rest.utf8.count),
      rest.dropFirst().allSatisfy({ ("0"..."9").contains($0) }), let port = Int(rest.dropFirst()),
      (1...65_535).contains(port)
    else { throw .malformedAddress }
    return (host.lowercased(), port)
  }

  /// `host:port`, the form in which operators list addresses.
  package var hostAndPort: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

  /// Refuses an address that the operator must list and did not.
  ///
  /// This checks the text only. What a name resolves to is checked when curl connects.
  package func check(listed: Set<String>) throws(ChannelRefusal) {
    if listed.contains(hostAndPort) { return }
    guard isSecure else { throw .httpsRequired }
    let ports = scheme.hasPrefix("smtp") ? [465, 587] : [443, 8_443]
    guard ports.contains(port) else { throw .addressNotAllowed }
    guard host != "localhost", !host.hasSuffix(".localhost") else { throw .addressNotAllowed }
  }
}
