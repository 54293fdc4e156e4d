import Glibc

/// How much room the disk has.
package enum DiskSpace {
  /// Bytes that may still be written where `path` lies; `nil` when the system does not say.
  package static func free(at path: String) -> UInt64? {
    var facts = statvfs()
    guard statvfs(path, &facts) == 0 else { return nil }
    return UInt64(facts.f_bavail) &* UInt64(facts.f_frsize)
  }
}
