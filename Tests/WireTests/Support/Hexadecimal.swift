/// Bytes from hexadecimal digits; ignores blanks and line breaks.
func bytes(_ hex: String) -> [UInt8] {
  let digits = hex.filter { !$0.isWhitespace }.compactMap(\.hexDigitValue)
  return stride(from: 0, to: digits.count - 1, by: 2).map {
    UInt8(digits[$0] << 4 | digits[$0 + 1])
  }
}

/// The digits of `bytes`, for looking at failures.
func hex(_ bytes: [UInt8]) -> String {
  bytes.map { byte in
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0\(digits)" : digits
  }.joined(separator: " ")
}
