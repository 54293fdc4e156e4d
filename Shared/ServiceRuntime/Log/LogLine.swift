import RPC
import Vocabulary

/// Builds one line: `key=value` pairs, or the members of a JSON object.
///
/// A value cannot end the line or begin another key: control characters, quotes and backslashes are
/// escaped, and so are terminal control sequences. The line is appended to `bytes`.
package struct LogLine {
  private let format: LogFormat
  private(set) var bytes: [UInt8]
  /// Whether the next pair needs no separator.
  private var isFirst = true

  init(format: LogFormat, behind bytes: consuming [UInt8] = []) {
    self.format = format
    self.bytes = bytes
    if format == .json { self.bytes.append(UInt8(ascii: "{")) }
  }

  /// A line that begins with the time.
  init(format: LogFormat, at moment: Timestamp) {
    self.init(format: format)
    add("time", .instant(moment))
  }

  /// A copy of the beginning of a line, appended to `bytes`.
  init(_ beginning: LogLine, behind bytes: consuming [UInt8]) {
    format = beginning.format
    self.bytes = bytes
    self.bytes.append(contentsOf: beginning.bytes)
    isFirst = beginning.isFirst
  }

  /// A part of a line, without its beginning.
  init(partOf format: LogFormat) {
    self.format = format
    bytes = []
    isFirst = false
  }

  package mutating func add(_ key: StaticString, _ value: LogValue) {
    if case .absent = value { return }
    begin(key)
    switch value {
    case .absent: break
    case .integer(let number): add(number)
    case .bool(let flag): bytes.append(contentsOf: flag ? "true".utf8 : "false".utf8)
    case .id(let id):
      add { line in line.put(UniqueID.textLength) { id.writeText(into: $0) } }
    case .trace(let trace):
      add { line in line.put(TraceParent.length) { trace.write(to: $0) } }
    case .duration(let duration): add { $0.add(milliseconds: duration) }
    case .instant(let instant): add { $0.add(instant) }
    case .term(let text), .place(let text), .cause(let text): add(text)
    }
  }

  /// Adds pairs that were formatted before.
  package mutating func add(_ phrase: LogPhrase) {
    bytes.append(contentsOf: phrase.bytes)
    isFirst = false
  }

  mutating func finish() {
    if format == .json { bytes.append(UInt8(ascii: "}")) }
    bytes.append(UInt8(ascii: "\n"))
  }

  // MARK: Keys

  private mutating func begin(_ key: StaticString) {
    let length = key.utf8CodeUnitCount
    let before: StaticString, after: StaticString
    switch format {
    case .json: (before, after) = (isFirst ? "\"" : ",\"", "\":")
    case .logfmt: (before, after) = (isFirst ? "" : " ", "=")
    }
    isFirst = false
    put(before.utf8CodeUnitCount + length + after.utf8CodeUnitCount) { place in
      place.put(before, at: 0)
      place.put(key, at: before.utf8CodeUnitCount)
      place.put(after, at: before.utf8CodeUnitCount + length)
    }
  }

  // MARK: Values

  /// Adds a value that needs no escapes; JSON quotes it.
  private mutating func add(_ write: (inout LogLine) -> Void) {
    if format == .json { bytes.append(UInt8(ascii: "\"")) }
    write(&self)
    if format == .json { bytes.append(UInt8(ascii: "\"")) }
  }

  private mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { text in
      if format == .logfmt, Self.isPlain(text) {
        bytes.append(contentsOf: text)
      } else {
        addQuoted(text)
      }
    }
  }

  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in text where byte < 0x21 || byte > 0x7e || isSpecial(byte) || byte == equals {
      return false
    }
    return !text.isEmpty
  }

  private static let equals = UInt8(ascii: "=")

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// A JSON string; logfmt readers understand the same escapes.
  private mutating func addQuoted(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    if text.allSatisfy({ (0x20...0x7e).contains($0) && !Self.isSpecial($0) }) {
      bytes.append(contentsOf: text)
    } else {
      for scalar in String(decoding: text, as: UTF8.self).unicodeScalars { escape(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": bytes.append(contentsOf: "\\\"".utf8)
    case "\\": bytes.append(contentsOf: "\\\\".utf8)
    case "\n": bytes.append(contentsOf: "\\n".utf8)
    case "\r": bytes.append(contentsOf: "\\r".utf8)
    case "\t": bytes.append(contentsOf: "\\t".utf8)
    case _ where Self.isUnsafe(scalar):
      let digits = String(scalar.value, radix: 16)
      let zeros = String(repeating: "0", count: 4 - min(4, digits.count))
      bytes.append(contentsOf: "\\u\(zeros)\(digits)".utf8)
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// Control characters of both blocks, line and paragraph separators, and direction marks.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value)
      || (0x2028...0x202e).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }

  // MARK: Numbers

  private mutating func add(_ number: Int64) {
    withUnsafeTemporaryAllocation(byteCount: 20, alignment: 8) { place in
      var (rest, first) = (number.magnitude, place.count)
      repeat {
        first -= 1
        place[first] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      if number < 0 { bytes.append(UInt8(ascii: "-")) }
      bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: place[first...]))
    }
  }

  /// `12.345ms`.
  private mutating func add(milliseconds duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let micros = seconds.multipliedReportingOverflow(by: 1_000_000)
    guard !micros.overflow else {
      add(seconds)
      return bytes.append(UInt8(ascii: "s"))
    }
    let total = micros.partialValue + attoseconds / 1_000_000_000_000
    withUnsafeTemporaryAllocation(byteCount: Self.longestDuration, alignment: 8) { place in
      let count = Self.write(microseconds: total, to: place)
      bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: place[..<count]))
    }
  }

  /// The most bytes of a duration.
  private static let longestDuration = 24

  /// - Returns: the number of bytes written.
  private static func write(microseconds: Int64, to place: UnsafeMutableRawBufferPointer) -> Int {
    var first = 0
    if microseconds < 0 {
      place[first] = UInt8(ascii: "-")
      first += 1
    }
    let (whole, rest) = microseconds.magnitude.quotientAndRemainder(dividingBy: 1_000)
    var end = first + 1
    var limit: UInt64 = 10
    while whole >= limit {
      end += 1
      limit *= 10
    }
    place.put(Int64(whole), digits: end - first, at: first)
    place[end] = UInt8(ascii: ".")
    place.put(Int64(rest), digits: 3, at: end + 1)
    place[end + 4] = UInt8(ascii: "m")
    place[end + 5] = UInt8(ascii: "s")
    return end + 6
  }

  /// `2026-11-21T07:05:09.004Z`; years have four digits.
  private mutating func add(_ instant: Timestamp) {
    let dayLength: Int64 = 86_400_000
    let milliseconds = instant.millisecondsSinceEpoch
    let quotient = milliseconds / dayLength
    let days = milliseconds % dayLength < 0 ? quotient - 1 : quotient
    let rest = milliseconds - days * dayLength
    let (year, month, day) = LocalDay(daysSinceEpoch: Int32(clamping: days)).civil
    put(24) { place in
      place.put(Int64(year), digits: 4, at: 0)
      place[4] = UInt8(ascii: "-")
      place.put(Int64(month), digits: 2, at: 5)
      place[7] = UInt8(ascii: "-")
      place.put(Int64(day), digits: 2, at: 8)
      place[10] = UInt8(ascii: "T")
      place.put(rest / 3_600_000, digits: 2, at: 11)
      place[13] = UInt8(ascii: ":")
      place.put(rest / 60_000 % 60, digits: 2, at: 14)
      place[16] = UInt8(ascii: ":")
      place.put(rest / 1_000 % 60, digits: 2, at: 17)
      place[19] = UInt8(ascii: ".")
      place.put(rest % 1_000, digits: 3, at: 20)
      place[23] = UInt8(ascii: "Z")
    }
  }

  /// Appends `count` bytes that `write` fills in.
  private mutating func put(_ count: Int, _ write: (UnsafeMutableRawBufferPointer) -> Void) {
    withUnsafeTemporaryAllocation(byteCount: count, alignment: 8) { place in
      write(place)
      bytes.append(contentsOf: UnsafeRawBufferPointer(place))
    }
  }
}

extension UnsafeMutableRawBufferPointer {
  fileprivate func put(_ text: StaticString, at offset: Int) {
    let length = text.utf8CodeUnitCount
    UnsafeMutableRawBufferPointer(rebasing: self[offset..<offset + length])
      .copyMemory(from: UnsafeRawBufferPointer(start: text.utf8Start, count: length))
  }

  /// The last digits of a non-negative number.
  fileprivate func put(_ number: Int64, digits: Int, at offset: Int) {
    var rest = UInt64(truncatingIfNeeded: number)
    for place in (offset..<offset + digits).reversed() {
      self[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }
}
