import Glibc
package import RPC
import Synchronization
import Vocabulary

/// Where a process writes its lines: a descriptor, standard error as a rule, or files of its own that it
/// rotates (``RotatingFile``).
///
/// Lines stand there in the order in which they were said, whole. A line is written at once, or, where
/// it is one of many that are said in a turn of the loop (``gather(_:at:_:)``), with the others: before
/// anything that the turn has to say leaves the process, and at the turn's end. So what a caller was
/// answered stands in the log already, and a process that is killed loses no line of a call that was
/// answered.
package final class LogFile: Sendable {
  /// So much is gathered at most, and kept at most for a descriptor that takes nothing now; then whole lines
  /// are lost.
  private static let mostGathered = 64 << 10
  private static let mostWaiting = 1 << 20

  /// On which lines are gathered; `nil`: nowhere.
  private let loop: EventLoop?
  private let pending: Mutex<Pending>

  private enum Destination {
    case descriptor(Int32)
    case files(RotatingFile)
  }

  private struct Pending {
    var destination: Destination
    var bytes: [UInt8] = []
    /// Lines that could not be written, since it was last said how many.
    var lost = 0
    private var start: (line: LogLine, moment: Timestamp)?

    /// How lines of that moment begin: many are of the same millisecond.
    mutating func start(_ format: LogFormat, at now: Timestamp) -> LogLine {
      if let start, start.moment == now { return start.line }
      let line = LogLine(format: format, at: now)
      start = (line, now)
      return line
    }

    init(_ destination: Destination) { self.destination = destination }

    /// All bytes; nobody else holds them then.
    mutating func take() -> [UInt8] {
      var taken: [UInt8] = []
      swap(&taken, &bytes)
      return taken
    }
  }

  /// Has `loop` write what was gathered; it does not run yet.
  package init(_ descriptor: Int32, gatheringOn loop: EventLoop? = nil) {
    pending = Mutex(Pending(.descriptor(descriptor)))
    self.loop = loop
    loop?.beforeWriting = { self.flush() }
  }

  /// Writes into files that it rotates, and has `loop` write what was gathered.
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
  ///   - line: with its end.
  ///   - notice: the line that says how many were lost before; written once there is room for it.
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
      // What could not be said is said later, and the line that says it is none that was lost.
      if pending.lost > 0 { pending.lost = lost }
    }
  }

  /// Keeps a line of that moment, which `add` fills, until the loop writes; other threads' lines do not
  /// wait.
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

  /// - Returns: how many lines were lost.
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
        // The rest of a line that was begun comes first next time.
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
