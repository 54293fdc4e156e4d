import Glibc

/// The space of a disk.
package struct DiskSpace: Sendable, Hashable {
  /// Bytes that can still be written.
  package var free: UInt64
  package var total: UInt64

  package init(free: UInt64, total: UInt64) {
    self.free = free
    self.total = total
  }

  /// Reads the space of the disk that holds `path`; `nil` when the system does not report it.
  package init?(at path: String) {
    var facts = statvfs()
    guard statvfs(path, &facts) == 0 else { return nil }
    let block = UInt64(facts.f_frsize)
    free = UInt64(facts.f_bavail).multipliedReportingOverflow(by: block).partialValue
    total = UInt64(facts.f_blocks).multipliedReportingOverflow(by: block).partialValue
  }
}
