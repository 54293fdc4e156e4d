import Cryptography

/// SHA-256 of a file that is written piece by piece.
package final class ContentDigest {
  private let running: SHA256.Running

  /// - Throws: where there is no memory.
  package init() throws { running = try SHA256.Running() }

  package func add(_ bytes: [UInt8]) { running.add(bytes) }

  /// The digest in hexadecimal digits; nothing is added afterwards.
  package func finish() -> String {
    running.finish().map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }.joined()
  }
}
