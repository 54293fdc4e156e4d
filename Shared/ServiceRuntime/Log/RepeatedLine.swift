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
/// pieces, with two values between them.
///
/// Unchecked `Sendable`: nothing of it changes, and ``bytes`` are its own.
package final class RepeatedLine: @unchecked Sendable {
  /// Not an array, whose references would be counted with each line.
  private let bytes: UnsafeRawBufferPointer
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
    line.quote()
    line.add(after)
    line.open(trace)
    self.trace = line.bytes.count
    line.quote()
    line.finish()
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: line.bytes.count, alignment: 16)
    copy.copyBytes(from: line.bytes)
    bytes = UnsafeRawBufferPointer(copy)
  }

  deinit { bytes.deallocate() }

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
    let line = self.bytes
    let longest = time.count + line.count + LogLine.longestDuration + TraceParent.length
    bytes.append(addingCapacity: longest) { span in
      span.withUnsafeMutableBufferPointer { room, count in
        let place = UnsafeMutableRawBufferPointer(room)
        var end = count
        time.withUnsafeBytes { place.put($0, at: &end) }
        place.put(UnsafeRawBufferPointer(rebasing: line[..<took]), at: &end)
        end += LogLine.write(nanoseconds: nanoseconds, to: place, at: end)
        place.put(UnsafeRawBufferPointer(rebasing: line[took..<self.trace]), at: &end)
        let digits = place[end..<end + TraceParent.length]
        trace.write(to: UnsafeMutableRawBufferPointer(rebasing: digits))
        end += TraceParent.length
        place.put(UnsafeRawBufferPointer(rebasing: line[self.trace...]), at: &end)
        count = end
      }
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
