import Glibc
package import RPC
import Synchronization
import Vocabulary

/// Where a process writes its lines: a descriptor, standard error as a rule.
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

  private let descriptor: Int32
  /// On which lines are gathered; `nil`: nowhere.
  private let loop: EventLoop?
  private let pending = Mutex(Pending())

  private struct Pending {
    var bytes: [UInt8] = []
    private var start: (line: LogLine, moment: Timestamp)?

    /// How lines of that moment begin: many are of the same millisecond.
    mutating func start(_ format: LogFormat, at now: Timestamp) -> LogLine {
      if let start, start.moment == now { return start.line }
      let line = LogLine(format: format, at: now)
      start = (line, now)
      return line
    }

    /// All bytes; nobody else holds them then.
    mutating func take() -> [UInt8] {
      var taken: [UInt8] = []
      swap(&taken, &bytes)
      return taken
    }
  }

  /// Has `loop` write what was gathered; it does not run yet.
  package init(_ descriptor: Int32, gatheringOn loop: EventLoop? = nil) {
    self.descriptor = descriptor
    self.loop = loop
    loop?.beforeWriting = { self.flush() }
  }

  /// Writes a line.
  func write(_ line: [UInt8]) {
    pending.withLock { pending in
      if pending.bytes.count < Self.mostWaiting { pending.bytes.append(contentsOf: line) }
      writeOut(&pending.bytes)
    }
  }

  /// Keeps a line of that moment, which `add` fills, until the loop writes; other threads' lines do not
  /// wait.
  func gather(_ format: LogFormat, at now: Timestamp, _ add: (inout LogLine) -> Void) {
    pending.withLock { pending in
      guard pending.bytes.count < Self.mostWaiting else { return }
      var line = LogLine(pending.start(format, at: now), behind: pending.take())
      add(&line)
      line.finish()
      pending.bytes = (consume line).bytes
      if pending.bytes.count >= Self.mostGathered || loop?.isOnLoop != true {
        writeOut(&pending.bytes)
      }
    }
  }

  package func flush() {
    pending.withLock { if !$0.bytes.isEmpty { writeOut(&$0.bytes) } }
  }

  private func writeOut(_ pending: inout [UInt8]) {
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
        return pending.removeFirst(written)
      } else if errno != EINTR {
        break
      }
    }
    pending.removeAll(keepingCapacity: pending.capacity <= Self.mostGathered * 2)
  }
}
