import Glibc
package import RPC
import Synchronization
import Vocabulary

/// Writes a process's log lines to a descriptor, by default standard error, or to rotated files
/// (``RotatingFile``).
///
/// Lines are complete and in order. A line is written at once, or gathered with others of the same
/// loop turn (``gather(_:at:_:)``). Gathered lines are written before anything that the turn sends
/// leaves the process, and at the turn's end. So the log already has the line of a call whose
/// caller has the reply, even if the process is killed.
package final class LogFile: Sendable {
  /// The limit of gathered bytes, and of bytes kept while the descriptor accepts none; then whole
  /// lines are dropped.
  private static let mostGathered = 64 << 10
  private static let mostWaiting = 1 << 20

  /// The loop on which lines are gathered; `nil` when they are not.
  private let loop: EventLoop?
  private let pending: Mutex<Pending>

  private enum Destination {
    case descriptor(Int32)
    case files(RotatingFile)
  }

  private struct Pending {
    var destination: Destination
    var bytes: [UInt8] = []
    /// Lines dropped since that was last reported.
    var lost = 0
    private var start: (line: LogLine, moment: Timestamp)?

    /// Starts a line with the cached form of the time, because many lines share a millisecond.
    mutating func start(_ format: LogFormat, at now: Timestamp) -> LogLine {
      if let start, start.moment == now { return start.line }
      let line = LogLine(format: format, at: now)
      start = (line, now)
      return line
    }

    init(_ destination: Destination) { self.destination = destination }

    /// Moves all bytes out, so that they are uniquely referenced.
    mutating func take() -> [UInt8] {
      var taken: [UInt8] = []
      swap(&taken, &bytes)
      return taken
    }
  }

  /// Lets `loop`, which is not running yet, write gathered lines.
  package init(_ descriptor: Int32, gatheringOn loop: EventLoop? = nil) {
    pending = Mutex(Pending(.descriptor(descriptor)))
    self.loop = loop
    loop?.beforeWriting = { self.flush() }
  }

  /// Writes to rotated files, and lets `loop` write gathered lines.
  ///
  /// - Throws: ``LogFileUnusable``.
  package init(
    _ files: RotatingFile.Settings,
    put: @escaping RotatingFile.Write = RotatingFile.system,
    gatheringOn loop: EventLoop? = nil
  ) throws(LogFileUnusable) {
    pending = Mutex(Pending(.files(try RotatingFile(files, put: put))))
    self.loop = loop
    loop?.beforeWriting = { self.flush() }
  }

  deinit {
    pending.withLock { pending in
      if case .files(var file) = pending.destination { file.end() }
    }
  }

  /// Writes a line.
  ///
  /// - Parameters:
  ///   - line: including its newline.
  ///   - notice: returns the line that reports how many were dropped; written when there is space.
  func write(_ line: [UInt8], afterLosing notice: (Int) -> [UInt8]) {
    pending.withLock { pending in
      if pending.bytes.count >= Self.mostWaiting {
        pending.lost += 1
      } else {
        pending.bytes.append(contentsOf: line)
      }
      writeOut(&pending)
      let lost = pending.lost
      guard lost > 0, pending.bytes.isEmpty else { return }
      pending.lost = 0
      pending.bytes.append(contentsOf: notice(lost))
      writeOut(&pending)
      // If the report could not be written either, the count is reported later and does not include
      // the report itself.
      if pending.lost > 0 { pending.lost = lost }
    }
  }

  /// Gathers a line, which `add` fills, until the loop writes; lines of other threads are not
  /// gathered.
  func gather(_ format: LogFormat, at now: Timestamp, _ add: (inout LogLine) -> Void) {
    pending.withLock { pending in
      guard pending.bytes.count < Self.mostWaiting else {
        pending.lost += 1
        return
      }
      var line = LogLine(pending.start(format, at: now), behind: pending.take())
      add(&line)
      line.finish()
      pending.bytes = (consume line).bytes
      if pending.bytes.count >= Self.mostGathered || loop?.isOnLoop != true {
        writeOut(&pending)
      }
    }
  }

  package func flush() {
    pending.withLock { if !$0.bytes.isEmpty { writeOut(&$0) } }
  }

  private func writeOut(_ pending: inout Pending) {
    switch pending.destination {
    case .descriptor(let descriptor):
      pending.lost += Self.writeOut(&pending.bytes, to: descriptor)
    case .files(var files):
      let written = pending.bytes.withUnsafeBytes { files.write($0) }
      pending.lost += Self.lines(in: pending.bytes[written...])
      pending.destination = .files(files)
      Self.empty(&pending.bytes)
    }
  }

  private static func empty(_ bytes: inout [UInt8]) {
    bytes.removeAll(keepingCapacity: bytes.capacity <= mostGathered * 2)
  }

  private static func lines(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { $0 == UInt8(ascii: "\n") }
  }

  /// - Returns: how many lines were dropped.
  private static func writeOut(_ pending: inout [UInt8], to descriptor: Int32) -> Int {
    var written = 0
    while written < pending.count {
      let count = pending.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        return Glibc.write(descriptor, rest.baseAddress, rest.count)
      }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        // The rest of a partly written line comes first next time.
        pending.removeFirst(written)
        return 0
      } else if errno != EINTR {
        break
      }
    }
    let lost = lines(in: pending[written...])
    empty(&pending)
    return lost
  }
}
