/// Sixteen hexadecimal digits at once: a byte for each, in two words whose lowest byte is the first.
///
/// Every id of a message is converted twice; digit by digit this would be a fifth of the codec's time.
package enum HexDigits {
  /// The digits of `value`, in lower case.
  package static func text(of value: UInt64) -> SIMD2<UInt64> {
    // Halves, then quarters, then nibbles move apart until each has a byte; high nibbles come first.
    let bytes = value.byteSwapped
    var digits = SIMD2(bytes & 0xffff_ffff, bytes >> 32)
    digits = (digits &<< 16 | digits) & 0x0000_ffff_0000_ffff
    digits = (digits &<< 8 | digits) & 0x00ff_00ff_00ff_00ff
    digits = (digits &>> 4 | digits &<< 8) & 0x0f0f_0f0f_0f0f_0f0f
    // Ten and more carry into the high nibble when six is added; letters begin 39 (32 + 8 - 1) after "9".
    let letters = (digits &+ 0x0606_0606_0606_0606) &>> 4 & 0x0101_0101_0101_0101
    return digits &+ 0x3030_3030_3030_3030 &+ (letters &<< 5) &+ (letters &<< 3) &- letters
  }

  /// The number of sixteen digits in either case; `nil` if one of them is invalid.
  package static func value(of text: SIMD2<UInt64>) -> UInt64? {
    // Letters have bit 6 set, and count from nine.
    let letters = text &>> 6 & 0x0101_0101_0101_0101
    let digits = (text & 0x0f0f_0f0f_0f0f_0f0f) &+ (letters &<< 3) &+ letters
    // Valid digits convert back to the same lower-case text; so does "g", which is no nibble.
    let carries = (digits &+ 0x0606_0606_0606_0606) &>> 4 & 0x0101_0101_0101_0101
    let again = digits &+ 0x3030_3030_3030_3030 &+ (carries &<< 5) &+ (carries &<< 3) &- carries
    let lowerCase = text | (text & 0x4040_4040_4040_4040) &>> 1
    let difference = (again ^ lowerCase) | digits & 0x1010_1010_1010_1010
    guard difference.x | difference.y == 0 else { return nil }
    var bytes = (digits &<< 4 | digits &>> 8) & 0x00ff_00ff_00ff_00ff
    bytes = (bytes | bytes &>> 8) & 0x0000_ffff_0000_ffff
    bytes = (bytes | bytes &>> 16) & 0xffff_ffff
    return (bytes.x | bytes.y << 32).byteSwapped
  }
}
