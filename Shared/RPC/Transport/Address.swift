/// A host and a port, `127.0.0.1:7401`, `[::1]:7401`, `task:7401`.
package struct Address: Sendable, Hashable {
  /// A literal address, without brackets, or a name.
  package var host: String
  package var port: UInt16

  package init(host: String, port: UInt16) {
    self.host = host
    self.port = port
  }

  /// Reads `host:port`; a literal IPv6 address has brackets.
  package init?(text: some StringProtocol) {
    guard let colon = text.lastIndex(of: ":") else { return nil }
    let digits = text[text.index(after: colon)...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let port = UInt16(digits)
    else { return nil }
    var host = text[..<colon]
    if host.hasPrefix("["), host.hasSuffix("]") {
      host = host.dropFirst().dropLast()
    } else if host.contains(":") {
      return nil
    }
    guard !host.isEmpty else { return nil }
    self.init(host: String(host), port: port)
  }

  package static func loopback(port: UInt16) -> Address {
    Address(host: "127.0.0.1", port: port)
  }

  package var text: String {
    host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
  }

  /// Only processes of this machine can reach it.
  package var isLoopback: Bool {
    host == "localhost" || host == "::1"
      || host.hasPrefix("127.") && host.utf8.allSatisfy { $0 == 0x2e || (0x30...0x39).contains($0) }
  }
}

extension Address: CustomStringConvertible {
  package var description: String { text }
}
