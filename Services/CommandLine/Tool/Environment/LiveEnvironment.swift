import Foundation
import Glibc
import RPC
import Vocabulary

extension Environment {
  /// The process's own surroundings.
  package static func live(connect: @escaping Connect) -> Environment {
    Environment(
      variables: ProcessInfo.processInfo.environment,
      output: DescriptorSink(descriptor: STDOUT_FILENO),
      errors: DescriptorSink(descriptor: STDERR_FILENO),
      input: StandardInput(),
      terminal: Terminal(
        isInput: isatty(STDIN_FILENO) == 1,
        isOutput: isatty(STDOUT_FILENO) == 1,
        isErrors: isatty(STDERR_FILENO) == 1,
        width: terminalWidth()
      ),
      files: LiveFiles(),
      clock: {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(
          millisecondsSinceEpoch: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
        )
      },
      zoneName: TimeZone.current.identifier,
      connect: connect
    )
  }

  private static func terminalWidth() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

/// A sink that writes to a file descriptor; when the reader is gone, the rest is dropped.
struct DescriptorSink: TextSink {
  let descriptor: Int32

  func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        let count = Glibc.write(
          descriptor,
          bytes.baseAddress?.advanced(by: written),
          bytes.count - written
        )
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        written += count
      }
    }
  }
}

/// The process's standard input.
struct StandardInput: TextSource {
  func readLine() -> String? { Swift.readLine() }

  func readAll(limit: Int) -> [UInt8]? {
    try? LiveFiles.readAll(STDIN_FILENO, limit: limit)
  }
}

/// The machine's files.
struct LiveFiles: FileAccess {
  private static let chunk = 64 << 10

  func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw LiveFiles.failure() }
    defer { close(descriptor) }
    return try LiveFiles.readAll(descriptor, limit: limit)
  }

  static func readAll(_ descriptor: Int32, limit: Int) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: chunk)
    while true {
      let count = Glibc.read(descriptor, &buffer, chunk)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure() }
      guard count > 0 else { return bytes }
      guard bytes.count + count <= limit else { throw .tooLarge }
      bytes += buffer[..<count]
    }
  }

  func replace(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
    let folder = (path as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw .other("its folder cannot be made")
    }
    // A name of its own per process: two commands at once must not write into one file.
    let fresh = "\(path).\(getpid()).new"
    let descriptor = open(fresh, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw LiveFiles.failure() }
    // One that a crash left behind keeps the mode it had.
    fchmod(descriptor, 0o600)
    let written = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    let synced = fsync(descriptor)
    close(descriptor)
    guard written == bytes.count, synced == 0, rename(fresh, path) == 0 else {
      let failure = LiveFiles.failure()
      unlink(fresh)
      throw failure
    }
  }

  private static func failure() -> FileFailure {
    switch errno {
    case ENOENT, ENOTDIR: .missing
    case EACCES, EPERM, EROFS: .notAllowed
    case EISDIR: .isFolder
    default: .other(String(cString: strerror(errno)))
    }
  }
}
