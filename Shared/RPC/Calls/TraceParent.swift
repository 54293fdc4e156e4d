import Vocabulary

/// The place of a call in a trace.
///
/// All calls of one cause have the same trace; the span is the call's own, chosen by its sender.
///
/// Shape: `00-` trace, 32 digits `-` span, 16 digits `-` flags, 2 digits; lower-case hexadecimal,
/// neither trace nor span all zero. A later version may have more after the flags.
///
/// - Source: W3C Trace Context, `traceparent`.
package struct TraceParent: Hashable, Sendable {
  /// The metadata key.
  package static let key = "traceparent"

  /// Bytes of the header.
  package static let length = 55

  private let high: UInt64
  private let low: UInt64
  private let span: UInt64
  /// The trace's origin records it.
  package private(set) var isSampled: Bool

  /// A new trace, which is not recorded.
  ///
  /// The same numbers give the same trace.
  init(beginningFrom seed: UInt64, _ number: UInt32) {
    var numbers = LoopRandom.seeded(seed ^ UInt64(number) &* 0xd134_2543_de82_ef95)
    high = max(1, numbers.next())
    low = numbers.next()
    span = max(1, numbers.next())
    isSampled = false
  }

  /// Reads the header; `nil`: it is invalid.
  package init?(text: String) {
    var text = text
    guard let read = text.withUTF8({ Self(UnsafeRawBufferPointer($0)) }) else { return nil }
    self = read
  }

  fileprivate init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= Self.length,
      bytes[2] == Self.dash, bytes[35] == Self.dash, bytes[52] == Self.dash,
      let version = bytes.twoDigits(at: 0), version != 0xff,
      let high = bytes.sixteenDigits(at: 3), let low = bytes.sixteenDigits(at: 19),
      high | low != 0,
      let span = bytes.sixteenDigits(at: 36), span != 0,
      let flags = bytes.twoDigits(at: 53),
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

  /// The same place, without recording.
  var unsampled: TraceParent {
    TraceParent(high: high, low: low, span: span, isSampled: false)
  }

  /// The header.
  package var text: String {
    String(unsafeUninitializedCapacity: Self.length) { place in
      write(to: UnsafeMutableRawBufferPointer(place))
      return Self.length
    }
  }

  /// Writes the ``length`` bytes of the header.
  package func write(to place: UnsafeMutableRawBufferPointer) {
    let zero = UInt8(ascii: "0")
    place[0] = zero
    place[1] = zero
    place[2] = Self.dash
    place.put(high, digitsAt: 3)
    place.put(low, digitsAt: 19)
    place[35] = Self.dash
    place.put(span, digitsAt: 36)
    place[52] = Self.dash
    place[53] = zero
    place[54] = isSampled ? zero + 1 : zero
  }

  private static let dash = UInt8(ascii: "-")
}

extension TraceParent: CustomStringConvertible {
  package var description: String { text }
}

extension Metadata {
  /// The one well-formed `traceparent`; a repeated one is ignored.
  package var traceParent: TraceParent? {
    guard !isEmpty else { return nil }
    return withTexts(under: TraceParent.key) { texts in
      texts.count == 1 ? texts.last.flatMap { TraceParent($0) } : nil
    }
  }
}

extension UnsafeRawBufferPointer {
  /// A number in sixteen lower-case digits.
  fileprivate func sixteenDigits(at offset: Int) -> UInt64? {
    let text = SIMD2(
      UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self)),
      UInt64(littleEndian: loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
    )
    // Letters have bit 6 set, lower-case ones bit 5, too.
    let upperCase = (text & 0x4040_4040_4040_4040) &>> 1 & ~text
    guard upperCase.x | upperCase.y == 0 else { return nil }
    return HexDigits.value(of: text)
  }

  /// A number in two lower-case digits.
  fileprivate func twoDigits(at offset: Int) -> UInt8? {
    guard let high = Self.digit(self[offset]), let low = Self.digit(self[offset + 1]) else {
      return nil
    }
    return high << 4 | low
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte & 0xf
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte & 0xf + 9
    default: nil
    }
  }
}

extension UnsafeMutableRawBufferPointer {
  /// Writes a number in sixteen lower-case digits.
  fileprivate func put(_ number: UInt64, digitsAt offset: Int) {
    let digits = HexDigits.text(of: number)
    storeBytes(of: digits.x.littleEndian, toByteOffset: offset, as: UInt64.self)
    storeBytes(of: digits.y.littleEndian, toByteOffset: offset + 8, as: UInt64.self)
  }
}
