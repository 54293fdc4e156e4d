import RPC
import Vocabulary

/// Pairs that stand in many lines alike, written once.
package struct LogPhrase: Sendable {
  let bytes: [UInt8]

  package init(_ format: LogFormat, _ values: KeyValuePairs<StaticString, LogValue>) {
    var line = LogLine(partOf: format)
    for (key, value) in values { line.add(key, value) }
    bytes = line.bytes
  }
}

/// A line of which everything is known before but its time, how long something took, and its trace.
///
/// Put together pair by pair, a line takes as long as all that a door does for a call. Here it is three
/// pieces, with two values between them. An object, whose bytes nobody counts.
package final class RepeatedLine: Sendable {
  private let bytes: [UInt8]
  /// Where the value of `took` belongs, and that of `trace`.
  private let took: Int
  private let trace: Int

  /// The line that begins with `beginning` and `before`, then says how long it took, then `after` and the trace.
  package init(
    _ beginning: LogPhrase,
    _ before: LogPhrase,
    took: StaticString,
    _ after: LogPhrase,
    trace: StaticString,
    format: LogFormat
  ) {
    var line = LogLine(partOf: format)
    line.add(beginning)
    line.add(before)
    line.open(took)
    self.took = line.bytes.count
    line.close()
    line.add(after)
    line.open(trace)
    self.trace = line.bytes.count
    line.close()
    line.finish()
    bytes = line.bytes
  }

  /// Writes the line behind what `bytes` hold.
  ///
  /// - Parameters:
  ///   - time: with what it begins.
  ///   - nanoseconds: how long it took.
  ///   - trace: where the call stood.
  ///   - bytes: where it goes.
  func write(
    after time: [UInt8],
    took nanoseconds: Int64,
    _ trace: TraceParent,
    to bytes: inout [UInt8]
  ) {
    let longest =
      time.count + self.bytes.count + LogLine.longestDuration + TraceParent.length
    withUnsafeTemporaryAllocation(byteCount: longest, alignment: 8) { place in
      var end = 0
      time.withUnsafeBytes { place.put($0, at: &end) }
      self.bytes.withUnsafeBytes { line in
        place.put(UnsafeRawBufferPointer(rebasing: line[..<took]), at: &end)
        end += LogLine.write(nanoseconds: nanoseconds, to: place, at: end)
        place.put(UnsafeRawBufferPointer(rebasing: line[took..<self.trace]), at: &end)
        let digits = place[end..<end + TraceParent.length]
        trace.write(to: UnsafeMutableRawBufferPointer(rebasing: digits))
        end += TraceParent.length
        place.put(UnsafeRawBufferPointer(rebasing: line[self.trace...]), at: &end)
      }
      bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: place[..<end]))
    }
  }
}

extension UnsafeMutableRawBufferPointer {
  @inline(__always)
  fileprivate func put(_ bytes: UnsafeRawBufferPointer, at end: inout Int) {
    UnsafeMutableRawBufferPointer(rebasing: self[end..<end + bytes.count])
      .copyMemory(from: bytes)
    end += bytes.count
  }
}
