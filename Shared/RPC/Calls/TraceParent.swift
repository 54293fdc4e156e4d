/// Where a call stands among all that one cause led to.
///
/// The trace is the same for all of them; the span is this call's own, made by whoever sent it.
///
/// Shape: `00-` trace, 32 digits `-` span, 16 digits `-` flags, 2 digits; lower-case hexadecimal, neither
/// trace nor span all zero. A later version may have more behind the flags.
/// - Source: W3C Trace Context, `traceparent`.
package struct TraceParent: Hashable, Sendable {
  /// Under what it travels in a call's metadata.
  package static let key = "traceparent"

  private static let length = 55
  /// What it counts against a limit of metadata.
  static let countedSize = key.utf8.count + length + 32

  private let high: UInt64
  private let low: UInt64
  private let span: UInt64
  /// Whoever began the trace records it.
  package private(set) var isSampled: Bool

  /// A trace that begins here; nobody records it.
  ///
  /// It is the same each time it is asked for with the same numbers.
  init(beginningFrom seed: UInt64, _ number: UInt32) {
    var numbers = LoopRandom.seeded(seed ^ UInt64(number) &* 0xd134_2543_de82_ef95)
    high = max(1, numbers.next())
    low = numbers.next()
    span = max(1, numbers.next())
    isSampled = false
  }

  /// Reads the header; `nil`: it is none.
  package init?(text: String) {
    var text = text
    guard let read = text.withUTF8({ Self(UnsafeRawBufferPointer($0)) }) else { return nil }
    self = read
  }

  private init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= Self.length, [2, 35, 52].allSatisfy({ bytes[$0] == Self.dash }),
      let version = bytes.hexadecimal(0, 2), version != 0xff,
      let high = bytes.hexadecimal(3, 16), let low = bytes.hexadecimal(19, 16), high | low != 0,
      let span = bytes.hexadecimal(36, 16), span != 0,
      let flags = bytes.hexadecimal(53, 2),
      bytes.count == Self.length || version > 0 && bytes[Self.length] == Self.dash
    else { return nil }
    self.high = high
    self.low = low
    self.span = span
    isSampled = flags & 1 == 1
  }

  private init(high: UInt64, low: UInt64, span: UInt64, isSampled: Bool) {
    self.high = high
    self.low = low
    self.span = span
    self.isSampled = isSampled
  }

  /// The same trace with a span of another call.
  func child(span: UInt64) -> TraceParent {
    TraceParent(high: high, low: low, span: max(1, span), isSampled: isSampled)
  }

  /// The same place in a trace that nobody records.
  var unsampled: TraceParent {
    TraceParent(high: high, low: low, span: span, isSampled: false)
  }

  /// The header.
  package var text: String {
    String(unsafeUninitializedCapacity: Self.length) { place in
      place[0] = UInt8(ascii: "0")
      place[1] = UInt8(ascii: "0")
      for dash in [2, 35, 52] { place[dash] = Self.dash }
      place.write(high, at: 3)
      place.write(low, at: 19)
      place.write(span, at: 36)
      place[53] = UInt8(ascii: "0")
      place[54] = UInt8(ascii: isSampled ? "1" : "0")
      return Self.length
    }
  }

  private static let dash = UInt8(ascii: "-")
}

extension TraceParent: CustomStringConvertible {
  package var description: String { text }
}

extension Metadata {
  /// The one `traceparent` that is well formed; one that is said twice is none.
  package var traceParent: TraceParent? {
    var found: String?
    for entry in entries where entry.key == TraceParent.key {
      guard found == nil, case .text(let text) = entry.value else { return nil }
      found = text
    }
    return found.flatMap { TraceParent(text: $0) }
  }
}

extension UnsafeRawBufferPointer {
  /// A number in lower-case digits.
  fileprivate func hexadecimal(_ offset: Int, _ count: Int) -> UInt64? {
    var number: UInt64 = 0
    for byte in self[offset..<offset + count] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number << 4 | UInt64(byte & 0xf)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): number = number << 4 | UInt64(byte & 0xf + 9)
      default: return nil
      }
    }
    return number
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// 16 lower-case digits.
  fileprivate func write(_ number: UInt64, at offset: Int) {
    for place in 0..<16 {
      let digit = UInt8(truncatingIfNeeded: number >> UInt64(60 - 4 * place)) & 0xf
      self[offset + place] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
    }
  }
}
