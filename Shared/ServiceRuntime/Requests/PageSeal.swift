import Cryptography
package import SQLite
import Synchronization

/// The key by which only the service that made a page token can make one.
///
/// It is kept in the service's database and read while that is opened: a token outlives a restart and a
/// change of the cluster's keys.
///
/// ```swift
/// let pageSeal = PageSeal()
/// let store = try ServiceStore("catalog", …) { connection, _ in
///   try pageSeal.load(connection, environment.random)
/// }
/// ```
package final class PageSeal: Sendable {
  /// 128 bits of the digest are enough against guessing.
  static let length = 16

  private let key = Mutex<[UInt8]>([])

  package init() {}

  /// A key of its own, which ends with the process: for lists that are answered without a database.
  package init(_ random: RandomSource) {
    key.withLock { $0 = random.bytes(32) }
  }

  /// Reads the key, or makes it when there is none yet.
  package func load(_ connection: Connection, _ random: RandomSource) throws {
    let stored = try connection.first("SELECT key FROM page_seal") {
      try $0.value(0, as: [UInt8].self)
    }
    let bytes = stored ?? random.bytes(32)
    if stored == nil { try connection.run("INSERT INTO page_seal VALUES (1, ?)", bytes) }
    key.withLock { $0 = bytes }
  }

  /// HMAC-SHA-256, cut to ``length`` bytes.
  func seal(_ content: [UInt8]) -> [UInt8] {
    Array(HMAC.sha256(key: key.withLock(\.self), data: content).prefix(Self.length))
  }
}
