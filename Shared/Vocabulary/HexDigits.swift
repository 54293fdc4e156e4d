/// Eight hexadecimal digits at once, a byte of a 64-bit word for each, the first in the highest.
///
/// Every id of every message goes through here, twice; digit by digit it was a fifth of the codec.
enum HexDigits {
  /// The digits of `value`, in lower case.
  static func text(of value: UInt32) -> UInt64 {
    // Halves, then quarters, then nibbles move apart until each has a byte.
    var digits = UInt64(value)
    digits = (digits & 0xffff_0000) << 16 | digits & 0xffff
    digits = (digits & 0x0000_ff00_0000_ff00) << 8 | digits & 0x0000_00ff_0000_00ff
    digits = (digits & 0x00f0_00f0_00f0_00f0) << 4 | digits & 0x000f_000f_000f_000f
    // Ten and more carry into the high nibble when six is added; letters begin 39 after "9".
    let letters = (digits &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
    return digits &+ 0x3030_3030_3030_3030 &+ letters &* 0x27
  }

  /// The number eight digits stand for, in either case; `nil` when one of them is no digit.
  static func value(of text: UInt64) -> UInt32? {
    // Letters have bit 6 set, and count from nine.
    let letters = text >> 6 & 0x0101_0101_0101_0101
    var digits = (text & 0x0f0f_0f0f_0f0f_0f0f) &+ letters &* 9
    digits = (digits >> 4 | digits) & 0x00ff_00ff_00ff_00ff
    digits = (digits >> 8 | digits) & 0x0000_ffff_0000_ffff
    let value = UInt32(truncatingIfNeeded: digits >> 16 | digits)
    // Whatever was no digit does not come back the same.
    return HexDigits.text(of: value) == text | (text & 0x4040_4040_4040_4040) >> 1 ? value : nil
  }
}
