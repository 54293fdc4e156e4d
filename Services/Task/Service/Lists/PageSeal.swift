import Cryptography
package import ServiceRuntime
package import SQLite
import Synchronization

/// What page tokens are sealed with, so that nobody but this service can make one.
///
/// The key lies in the database and is known once that is open: a token outlives a restart and a change of
/// the cluster's keys.
package final class PageSeal: Sendable {
  /// 128 bits of the digest are enough against guessing.
  static let length = 16

  private let key = Mutex<[UInt8]>([])

  package init() {}

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
