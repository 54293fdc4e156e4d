import Glibc

/// A log file that begins anew when it is full, and the files before it.
///
/// They are `NAME`, `NAME.1`, `NAME.2` and so on, the newest first.
/// Whole lines are written, so that a line never stands in two files. Renaming needs no room, so files also change on a
/// full disk: then the oldest goes, and lines are lost until there is room for them.
package struct RotatingFile {
  package struct Settings: Hashable, Sendable {
    package let path: String
    /// Bytes of one file.
    package var size = 10 << 20
    /// Files with the current one; at least 1.
    package var files = 5

    package init(path: String) { self.path = path }
  }

  /// `write(2)`; tests have a disk without room.
  package typealias Write = @Sendable (Int32, UnsafeRawBufferPointer) -> Int

  package static let system: Write = { Glibc.write($0, $1.baseAddress, $1.count) }

  private let settings: Settings
  private let put: Write
  private var descriptor: Int32
  private var size: Int
  /// Not a device or a pipe: those have no size, and no name of their own to give away.
  private let isRegular: Bool
  /// The size at which the next file begins.
  private var limit: Int
  /// The last line was cut off by a disk without room.
  private var isTorn = false

  /// - Throws: `LogFileUnusable` when the file can be neither opened nor made.
  package init(
    _ settings: Settings,
    put: @escaping Write = RotatingFile.system
  ) throws(LogFileUnusable) {
    self.settings = settings
    self.put = put
    guard let opened = Self.open(settings.path, O_APPEND) else {
      throw LogFileUnusable(path: settings.path, code: errno)
    }
    (descriptor, size, isRegular) = opened
    limit = settings.size
  }

  /// For its owner alone: a log has ids and times of a household.
  private static func open(_ path: String, _ flags: Int32) -> (
    descriptor: Int32, size: Int, isRegular: Bool
  )? {
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flags, 0o600)
    guard descriptor >= 0 else { return nil }
    var facts = stat()
    let isFile = fstat(descriptor, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
    return (descriptor, isFile ? Int(facts.st_size) : 0, isFile)
  }

  /// Writes whole lines.
  ///
  /// - Returns: how many bytes of them stand in the file now.
  package mutating func write(_ lines: UnsafeRawBufferPointer) -> Int {
    guard !lines.isEmpty else { return 0 }
    if isRegular, size > 0, size + lines.count > limit {
      switch rotate() {
      case 0: limit = settings.size
      case ENOSPC, EDQUOT: return 0
      // Where a name cannot be given away the file grows on, and is tried again after as much more.
      default: limit = size + settings.size
      }
    }
    if isTorn {
      guard put("\n") else { return 0 }
      size += 1
      isTorn = false
    }
    let written = put(all: lines)
    size += written
    isTorn = written > 0 && lines[written - 1] != UInt8(ascii: "\n")
    return written
  }

  private func put(_ text: StaticString) -> Bool {
    let bytes = UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return put(all: bytes) == bytes.count
  }

  /// - Returns: how many of the bytes the disk took.
  private func put(all bytes: UnsafeRawBufferPointer) -> Int {
    var written = 0
    while written < bytes.count {
      let count = put(descriptor, UnsafeRawBufferPointer(rebasing: bytes[written...]))
      if count > 0 {
        written += count
      } else if count == 0 || errno != EINTR {
        break
      }
    }
    return written
  }

  /// Begins the next file.
  ///
  /// It is opened before anything is renamed: where that fails all files stay as they are, and the current one grows on.
  /// - Returns: 0 when the next file has begun, else why not, as `errno` has it.
  private mutating func rotate() -> Int32 {
    let new = settings.path + ".new"
    guard let opened = Self.open(new, O_APPEND | O_TRUNC) else { return errno }
    let kept = (0..<max(settings.files, 1)).map {
      $0 == 0 ? settings.path : "\(settings.path).\($0)"
    }
    // The oldest first, so that each finds its next name free. One that is not there is passed over.
    for (name, next) in zip(kept, kept.dropFirst()).reversed() {
      guard rename(name, next) == 0 || errno == ENOENT else { return given(up: opened.descriptor) }
    }
    guard rename(new, settings.path) == 0 else { return given(up: opened.descriptor) }
    close(descriptor)
    (descriptor, size) = (opened.descriptor, opened.size)
    isTorn = false
    return 0
  }

  private func given(up new: Int32) -> Int32 {
    let code = errno
    close(new)
    unlink(settings.path + ".new")
    return code
  }

  /// Lets the file go.
  package mutating func end() {
    close(descriptor)
    descriptor = -1
  }
}

/// The log file that was asked for cannot be written.
package struct LogFileUnusable: Error, Hashable, CustomStringConvertible {
  package let path: String
  let code: Int32

  package var description: String {
    "The log file \(path) cannot be written: \(String(cString: strerror(code)))."
  }
}
