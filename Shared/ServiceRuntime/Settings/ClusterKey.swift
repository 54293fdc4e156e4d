import Glibc
import RPC

/// The secret by which the processes of an installation authenticate to each other.
package enum ClusterKey {
  package static let length = 32

  /// Why the key cannot be used.
  package enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
    case unreadable(path: String, reason: String)
    case wrongLength(path: String)
    case readableByOthers(path: String)

    package var description: String {
      switch self {
      case .unreadable(let path, let reason):
        "The cluster key \(path) cannot be read: \(reason)."
          + " Make one with: (umask 077; head -c 32 /dev/urandom > \(path))"
      case .wrongLength(let path): "The cluster key \(path) does not have 32 bytes."
      case .readableByOthers(let path):
        "The cluster key \(path) can be changed or read by everyone. Run: chmod 600 \(path)"
      }
    }
  }

  /// Reads a key: a file of exactly 32 bytes that is not world-readable.
  package static func read(_ path: String) throws(Problem) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    guard facts.st_mode & 0o007 == 0 else { throw .readableByOthers(path: path) }
    var bytes = [UInt8](repeating: 0, count: length + 1)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    guard count == length else { throw .wrongLength(path: path) }
    return Array(bytes.prefix(length))
  }
}

/// The key in use, and the previous one during a key change.
package struct ClusterKeys: Sendable {
  package let current: [UInt8]
  package let previous: [UInt8]?

  package init(current: [UInt8], previous: [UInt8]? = nil) {
    self.current = current
    self.previous = previous
  }

  /// For installations in a single process, where no outside peer can connect.
  package static let unguarded = ClusterKeys(
    current: [UInt8](repeating: 0x2a, count: ClusterKey.length)
  )

  /// Reads the files named in the settings.
  ///
  /// - Returns: `nil` when certificates replace the keys.
  package static func read(_ settings: Settings) throws(ClusterKey.Problem) -> ClusterKeys? {
    guard settings.tls?.authority == nil else { return nil }
    return ClusterKeys(
      current: try ClusterKey.read(settings.clusterKeyFile),
      previous: try settings.previousClusterKeyFile.map(ClusterKey.read)
    )
  }
}
