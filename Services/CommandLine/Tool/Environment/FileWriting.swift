import Glibc
import Synchronization

/// A file that is written piece by piece and appears under its name when it is whole.
///
/// Until ``finish()`` it has a name of its own; what is neither finished nor discarded is discarded with the writer.
package protocol FileWriting: Sendable {
  /// Appends bytes.
  func append(_ bytes: [UInt8]) throws(FileFailure)

  /// A span of what was written so far; fewer than `count` bytes only at its end.
  func read(at offset: Int, count: Int) throws(FileFailure) -> [UInt8]

  /// Gives the file its name; nothing is appended afterwards.
  func finish() throws(FileFailure)

  /// Removes it.
  func discard()
}

extension FileAccess {
  /// Begins a file.
  ///
  /// Without a disk it is kept in memory until it is finished.
  package func writer(_ path: String) throws(FileFailure) -> any FileWriting {
    BufferedWriter(self, path)
  }
}

/// Keeps a file in memory until it is finished.
private final class BufferedWriter: FileWriting {
  private let files: any FileAccess
  private let path: String
  private let bytes = Mutex<[UInt8]>([])

  init(_ files: any FileAccess, _ path: String) {
    self.files = files
    self.path = path
  }

  func append(_ bytes: [UInt8]) throws(FileFailure) { self.bytes.withLock { $0 += bytes } }

  func read(at offset: Int, count: Int) throws(FileFailure) -> [UInt8] {
    bytes.withLock { Array($0.dropFirst(offset).prefix(count)) }
  }

  func finish() throws(FileFailure) { try files.replace(path, with: bytes.withLock { $0 }) }

  func discard() {}
}

/// A file of the disk.
final class DiskWriter: FileWriting {
  private let path: String
  private let fresh: String
  private let descriptor: Int32
  private let isOpen = Mutex(true)

  /// Makes the file under a name of its own beside `path`, readable by its owner alone.
  init(_ path: String) throws(FileFailure) {
    self.path = path
    fresh = "\(path).\(getpid()).part"
    descriptor = open(fresh, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw LiveFiles.failure() }
    fchmod(descriptor, 0o600)
  }

  deinit { discard() }

  func append(_ bytes: [UInt8]) throws(FileFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw LiveFiles.failure() }
      rest = rest.dropFirst(written)
    }
  }

  func read(at offset: Int, count: Int) throws(FileFailure) -> [UInt8] {
    var found = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      found = pread(descriptor, buffer.baseAddress, count, off_t(offset))
      filled = max(0, found)
    }
    guard found >= 0 else { throw LiveFiles.failure() }
    return bytes
  }

  func finish() throws(FileFailure) {
    guard fsync(descriptor) == 0, rename(fresh, path) == 0 else {
      let failure = LiveFiles.failure()
      discard()
      throw failure
    }
    isOpen.withLock { isOpen in
      if isOpen { close(descriptor) }
      isOpen = false
    }
  }

  func discard() {
    isOpen.withLock { isOpen in
      guard isOpen else { return }
      close(descriptor)
      unlink(fresh)
      isOpen = false
    }
  }
}
