/// Base64, RFC 4648.
@usableFromInline
enum Base64 {
  /// Writes the standard alphabet with padding.
  static func write(_ bytes: UnsafeRawBufferPointer, to place: UnsafeMutablePointer<UInt8>) {
    let digits: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    let alphabet = digits.utf8Start
    var next = place
    var index = 0
    while index < bytes.count {
      let left = bytes.count - index
      var bits = UInt32(bytes[index]) << 16
      if left > 1 { bits |= UInt32(bytes[index + 1]) << 8 }
      if left > 2 { bits |= UInt32(bytes[index + 2]) }
      next.put(alphabet[Int(bits >> 18)])
      next.put(alphabet[Int(bits >> 12 & 0x3F)])
      next.put(left > 1 ? alphabet[Int(bits >> 6 & 0x3F)] : UInt8(ascii: "="))
      next.put(left > 2 ? alphabet[Int(bits & 0x3F)] : UInt8(ascii: "="))
      index += 3
    }
  }

  /// Reads the standard and the URL alphabet, padded or not.
  @usableFromInline
  static func decoded(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var count = text.count
    if count > 0, text[count - 1] == UInt8(ascii: "=") {
      guard count % 4 == 0 else { return nil }
      count -= text[count - 2] == UInt8(ascii: "=") ? 2 : 1
    }
    guard count % 4 != 1 else { return nil }
    let values = Base64.values
    var isValid = true
    let bytes = [UInt8](unsafeUninitializedCapacity: count * 3 / 4) { buffer, filled in
      var bits: UInt32 = 0
      var width: UInt32 = 0
      for index in 0..<count {
        let value = values[Int(text[index])]
        if value > 63 { isValid = false }
        bits = bits << 6 | UInt32(value & 0x3F)
        width += 6
        guard width >= 8 else { continue }
        width -= 8
        buffer[filled] = UInt8(truncatingIfNeeded: bits >> width)
        filled += 1
      }
    }
    return isValid ? bytes : nil
  }

  /// The value of each digit; 255 for other bytes.
  private static let values: [UInt8] = (0...255).map { (byte: UInt8) in
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: 255
    }
  }
}

extension JSONWriter {
  /// Writes bytes as base64, in quotes.
  @usableFromInline
  mutating func base64(_ bytes: ArraySlice<UInt8>) {
    quoted((bytes.count + 2) / 3 * 4) { place in
      bytes.withUnsafeBytes { bytes in
        guard let start = place.baseAddress else { return }
        Base64.write(bytes, to: start.assumingMemoryBound(to: UInt8.self))
      }
    }
  }

  /// Writes the name of an enum's value.
  @usableFromInline
  mutating func name(_ name: StaticString) {
    quoted(name.utf8CodeUnitCount) {
      $0.copyMemory(
        from: UnsafeRawBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
      )
    }
  }
}
