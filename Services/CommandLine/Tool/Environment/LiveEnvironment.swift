import Foundation
import Glibc
import RPC
import ServiceRuntime
import Synchronization
import Vocabulary

extension Environment {
  /// The real environment of the process.
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
        width: terminalWidth(),
        session: sessionName(),
        isShown: isShown()
      ),
      files: LiveFiles(),
      clock: { LiveClock().now() },
      zoneName: TimeZone.current.identifier,
      connect: connect
    )
  }

  /// The bytes of the words after the program's name.
  package static func words() -> [[UInt8]] {
    // Swift's own list is repaired: an invalid UTF-8 byte becomes U+FFFD.
    guard let line = try? LiveFiles().read("/proc/self/cmdline", limit: longestLine) else {
      return CommandLine.arguments.dropFirst().map { Array($0.utf8) }
    }
    let words = line.split(separator: 0, omittingEmptySubsequences: false).map(Array.init)
    return Array(words.dropFirst().dropLast())
  }

  /// Above the system's limit of arguments.
  private static let longestLine = 16 << 20

  /// `DAYBOOK_SESSION`, else the system's session number with the start time of its leader, because
  /// process ids are reused.
  private static func sessionName() -> String {
    let named = ProcessInfo.processInfo.environment["DAYBOOK_SESSION"] ?? ""
    guard named.isEmpty else { return "named \(named.prefix(longestName))" }
    let session = getsid(0)
    let facts = (try? LiveFiles().read("/proc/\(session)/stat", limit: 4_096)) ?? []
    // The program's name is in brackets and may contain anything, so fields are counted after it.
    let fields = String(decoding: facts, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ")
    let start = fields.flatMap { $0.indices.contains(startField) ? $0[startField] : nil }
    return "\(session) \(start ?? "")"
  }

  private static let longestName = 100
  /// The index of `starttime` in `/proc/…/stat` after the name, from 0.
  private static let startField = 19

  private static func isShown() -> Bool {
    var (output, null) = (stat(), stat())
    if fstat(STDOUT_FILENO, &output) == 0, stat("/dev/null", &null) == 0,
      output.st_mode & S_IFMT == S_IFCHR, output.st_rdev == null.st_rdev
    {
      return false
    }
    let terminal = open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { return true }
    close(terminal)
    return isatty(STDIN_FILENO) == 1 || isatty(STDOUT_FILENO) == 1
  }

  private static func terminalWidth() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

/// Writes to a file descriptor; output that cannot be written is dropped and reported by
/// ``failure``.
final class DescriptorSink: TextSink {
  private let descriptor: Int32
  private let cause = Mutex<Int32?>(nil)

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  var failure: String? { cause.withLock { $0.map { String(cString: strerror($0)) } } }

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
        if count > 0 {
          written += count
        } else if errno == EAGAIN {
          // Another process may have made the terminal or the pipe non-blocking.
          var place = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&place, 1, -1)
        } else if errno != EINTR {
          return cause.withLock { $0 = errno }
        }
      }
    }
  }
}

/// The process's standard input.
struct StandardInput: TextSource {
  func readLine() -> String? { Swift.readLine() }

  func readSecret() -> String? { HiddenInput.readLine(STDIN_FILENO) ?? Swift.readLine() }

  func readAll(limit: Int) -> [UInt8]? {
    try? LiveFiles.readAll(STDIN_FILENO, limit: limit)
  }

  /// Waits on a thread of its own, so that calls continue.
  func readPiece() async throws(FileFailure) -> [UInt8]? {
    let read = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          returning: Result { () throws(FileFailure) in try LiveFiles.readPiece(STDIN_FILENO) }
        )
      }
    }
    return try read.get()
  }
}

/// The machine's files.
struct LiveFiles: FileAccess {
  private static let chunk = 64 << 10

  func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    try reading(path) { descriptor throws(FileFailure) in
      try LiveFiles.readAll(descriptor, limit: limit)
    }
  }

  func size(of path: String) throws(FileFailure) -> Int {
    try reading(path) { descriptor throws(FileFailure) in
      var facts = stat()
      guard fstat(descriptor, &facts) == 0 else { throw LiveFiles.failure() }
      guard facts.st_mode & S_IFMT != S_IFDIR else { throw .isFolder }
      return facts.st_size
    }
  }

  func read(_ path: String, at offset: Int, count: Int) throws(FileFailure) -> [UInt8] {
    try reading(path) { descriptor throws(FileFailure) in
      var bytes = [UInt8](repeating: 0, count: count)
      var filled = 0
      while filled < count {
        let (start, rest) = (filled, count - filled)
        let read = bytes.withUnsafeMutableBytes { buffer in
          pread(descriptor, buffer.baseAddress?.advanced(by: start), rest, offset + start)
        }
        if read < 0, errno == EINTR { continue }
        guard read >= 0 else { throw LiveFiles.failure() }
        guard read > 0 else { break }
        filled += read
      }
      return Array(bytes.prefix(filled))
    }
  }

  private func reading<Answer>(
    _ path: String,
    _ body: (Int32) throws(FileFailure) -> Answer
  ) throws(FileFailure) -> Answer {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw LiveFiles.failure() }
    defer { close(descriptor) }
    return try body(descriptor)
  }

  func readSecret(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    try reading(path) { descriptor throws(FileFailure) in
      var facts = stat()
      guard fstat(descriptor, &facts) == 0 else { throw LiveFiles.failure() }
      guard facts.st_mode & S_IFMT != S_IFDIR else { throw .isFolder }
      // The same rule as in the services.
      guard facts.st_mode & 0o007 == 0 else { throw .readableByOthers }
      return try LiveFiles.readAll(descriptor, limit: limit)
    }
  }

  static func readAll(
    _ descriptor: Int32,
    limit: Int
  ) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while let piece = try readPiece(descriptor) {
      guard bytes.count + piece.count <= limit else { throw .tooLarge }
      bytes += piece
    }
    return bytes
  }

  /// The bytes that are available after waiting; `nil` at the end.
  static func readPiece(_ descriptor: Int32) throws(FileFailure) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: chunk)
    while true {
      let count = Glibc.read(descriptor, &buffer, chunk)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure() }
      return count > 0 ? Array(buffer[..<count]) : nil
    }
  }

  /// Locks a separate file, because the file itself is replaced; the system releases the lock with
  /// the process.
  func locked<Answer>(
    _ path: String,
    _ body: () throws(FileFailure) -> Answer
  ) throws(FileFailure) -> Answer {
    try makeFolder(of: path)
    let descriptor = open("\(path).lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw LiveFiles.failure() }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw LiveFiles.failure() }
    }
    return try body()
  }

  private func makeFolder(of path: String) throws(FileFailure) {
    let folder = (path as NSString).deletingLastPathComponent
    if folder.isEmpty { return }
    do {
      try FileManager.default.createPrivateDirectory(atPath: folder)
    } catch {
      throw .other("its folder cannot be created")
    }
  }

  func replace(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
    try makeFolder(of: path)
    // One name per process, so that two commands do not write into one file.
    let fresh = "\(path).\(getpid()).new"
    let descriptor = open(fresh, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw LiveFiles.failure() }
    // A file left by a crash keeps its former mode.
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

  func writer(_ path: String) throws(FileFailure) -> any FileWriting {
    try makeFolder(of: path)
    return try DiskWriter(path)
  }

  func remove(_ path: String) throws(FileFailure) {
    guard unlink(path) != 0 else { return }
    let failure = LiveFiles.failure()
    if failure != .missing { throw failure }
  }

  static func failure() -> FileFailure {
    switch errno {
    case ENOENT, ENOTDIR: .missing
    case EACCES, EPERM, EROFS: .notAllowed
    case EISDIR: .isFolder
    default: .other(String(cString: strerror(errno)))
    }
  }
}
