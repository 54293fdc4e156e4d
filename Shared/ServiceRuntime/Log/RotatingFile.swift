import Glibc

/// A log file that is rotated when it is full.
///
/// The files are `NAME`, `NAME.1`, `NAME.2` and so on, newest first. A line is never split over two
/// files. Renaming needs no space, so files rotate on a full disk too: the oldest is removed, and
/// lines are dropped until there is space.
package struct RotatingFile {
  package struct Settings: Hashable, Sendable {
    package let path: String
    /// Bytes of one file.
    package var size = 10 << 20
    /// The number of files including the current one; at least 1.
    package var files = 5

    package init(path: String) { self.path = path }
  }

  /// `write(2)`; tests simulate a full disk.
  package typealias Write = @Sendable (Int32, UnsafeRawBufferPointer) -> Int

  package static let system: Write = { Glibc.write($0, $1.baseAddress, $1.count) }

  private let settings: Settings
  private let put: Write
  private var descriptor: Int32
  private var size: Int
  /// `false` for devices and pipes, which have no size and cannot be renamed.
  private let isRegular: Bool
  /// The size at which the file is rotated.
  private var limit: Int
  /// Whether a full disk cut off the last line.
  private var isTorn = false

  /// - Throws: `LogFileUnusable` when the file can be neither opened nor created.
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

  /// Opens a file for its owner alone: a log has ids and times of a household.
  private static func open(_ path: String, _ flags: Int32) -> (
    descriptor: Int32, size: Int, isRegular: Bool
  )? {
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flags, 0o600)
    guard descriptor >= 0 else { return nil }
    var facts = stat()
    let isFile = fstat(descriptor, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
    return (descriptor, isFile ? Int(facts.st_size) : 0, isFile)
  }

  /// Writes complete lines.
  ///
  /// - Returns: how many of their bytes are in the file now.
  package mutating func write(_ lines: UnsafeRawBufferPointer) -> Int {
    guard !lines.isEmpty else { return 0 }
    if isRegular, size > 0, size + lines.count > limit {
      switch rotate() {
      case 0: limit = settings.size
      case ENOSPC, EDQUOT: return 0
      // If a file cannot be renamed, the current one grows, and rotation is tried again after the
      // same amount.
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

  /// - Returns: how many bytes were written.
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

  /// Rotates the files.
  ///
  /// The new file is opened before anything is renamed. If that fails, all files stay unchanged and
  /// the current one grows.
  /// - Returns: 0 after a rotation, else the value of `errno`.
  private mutating func rotate() -> Int32 {
    let new = settings.path + ".new"
    guard let opened = Self.open(new, O_APPEND | O_TRUNC) else { return errno }
    let kept = (0..<max(settings.files, 1)).map {
      $0 == 0 ? settings.path : "\(settings.path).\($0)"
    }
    // The oldest first, so that each next name is free. A missing file is skipped.
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

  /// Closes the file.
  package mutating func end() {
    close(descriptor)
    descriptor = -1
  }
}

/// The requested log file cannot be written.
package struct LogFileUnusable: Error, Hashable, CustomStringConvertible {
  package let path: String
  let code: Int32

  package var description: String {
    "The log file \(path) cannot be written: \(String(cString: strerror(code)))."
  }
}
