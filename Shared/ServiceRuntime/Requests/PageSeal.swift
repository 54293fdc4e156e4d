import Cryptography
package import SQLite
import Synchronization

/// The key with which a service seals its page tokens.
///
/// It is stored in the service's database and loaded when that is opened, so tokens survive
/// restarts and changes of the cluster keys.
///
/// ```swift
/// let pageSeal = PageSeal()
/// let store = try ServiceStore("catalog", …) { connection, _ in
///   try pageSeal.load(connection, environment.random)
/// }
/// ```
package final class PageSeal: Sendable {
  /// 128 bits of the digest suffice against guessing.
  static let length = 16

  private let key = Mutex<[UInt8]>([])

  package init() {}

  /// A temporary key, for lists that need no database; lost with the process.
  package init(_ random: RandomSource) {
    key.withLock { $0 = random.bytes(32) }
  }

  /// Loads the key, or creates it.
  package func load(_ connection: Connection, _ random: RandomSource) throws {
    let stored = try connection.first("SELECT key FROM page_seal") {
      try $0.value(0, as: [UInt8].self)
    }
    let bytes = stored ?? random.bytes(32)
    if stored == nil { try connection.run("INSERT INTO page_seal VALUES (1, ?)", bytes) }
    key.withLock { $0 = bytes }
  }

  /// HMAC-SHA-256, truncated to ``length`` bytes.
  package func seal(_ content: [UInt8]) -> [UInt8] {
    Array(HMAC.sha256(key: key.withLock(\.self), data: content).prefix(Self.length))
  }
}
