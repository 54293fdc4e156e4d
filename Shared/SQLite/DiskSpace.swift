import Glibc

/// How much room a disk has.
package struct DiskSpace: Sendable, Hashable {
  /// Bytes that may still be written.
  package var free: UInt64
  package var total: UInt64

  package init(free: UInt64, total: UInt64) {
    self.free = free
    self.total = total
  }

  /// Asks about the disk on which `path` lies; `nil` when the system does not say.
  package init?(at path: String) {
    var facts = statvfs()
    guard statvfs(path, &facts) == 0 else { return nil }
    let block = UInt64(facts.f_frsize)
    free = UInt64(facts.f_bavail).multipliedReportingOverflow(by: block).partialValue
    total = UInt64(facts.f_blocks).multipliedReportingOverflow(by: block).partialValue
  }
}
