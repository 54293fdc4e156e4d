/// The delimiting of the bytes after a tag; the tag's low three bits.
@usableFromInline
package enum WireType: UInt32, Sendable {
  case varint = 0
  case eightBytes = 1
  case lengthDelimited = 2
  case groupStart = 3
  case groupEnd = 4
  case fourBytes = 5
}

/// The size of `value` as a varint: a byte for each seven bits.
@inlinable @inline(__always)
package func varintSize(_ value: UInt64) -> Int {
  // 9/64 is close enough to 1/7 for every bit width up to 64.
  ((64 &- (value | 1).leadingZeroBitCount) &* 9 &+ 64) &>> 6
}
