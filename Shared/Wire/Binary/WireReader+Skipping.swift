extension WireReader {
  /// Skips an unknown field, and keeps its bytes.
  @inlinable @inline(__always)
  package mutating func skip(
    _ tag: UInt32,
    into unknown: inout UnknownFields
  ) throws(WireError) {
    self = try behind(tag, keptIn: &unknown)
  }

  /// Skips the value of `tag`.
  @inlinable @inline(__always)
  package mutating func skip(_ tag: UInt32) throws(WireError) {
    self = try behind(tag)
  }

  @usableFromInline
  func behind(_ tag: UInt32, keptIn unknown: inout UnknownFields) throws(WireError) -> WireReader {
    var next = try behind(tag)
    if unknown.bytes.isEmpty { try next.charge(UnknownFields.firstCost) }
    unknown.append(UnsafeRawBufferPointer(start: fieldStart, count: next.position - fieldStart))
    return next
  }

  @usableFromInline
  func behind(_ tag: UInt32) throws(WireError) -> WireReader {
    var next = self
    try next.pass(tag)
    return next
  }

  private mutating func pass(_ tag: UInt32) throws(WireError) {
    guard tag >> 3 != 0 else { throw failure(.invalidTag) }
    switch WireType(rawValue: tag & 7) {
    case .varint: _ = try varint()
    case .eightBytes: _ = try eightBytes()
    case .fourBytes: _ = try fourBytes()
    case .lengthDelimited: _ = try delimited()
    case .groupStart: try skipGroup(tag >> 3)
    case .groupEnd: throw failure(.unmatchedGroup)
    case nil: throw failure(.invalidTag)
    }
  }

  /// Skips to the end of group `number`; groups nest like messages.
  private mutating func skipGroup(_ number: UInt32) throws(WireError) {
    guard depthLeft > 0, source.pointee.stack.hasRoom(for: 0) else { throw failure(.tooDeep) }
    depthLeft -= 1
    while let tag = try nextTag() {
      if tag & 7 == WireType.groupEnd.rawValue {
        guard tag >> 3 == number else { throw failure(.unmatchedGroup) }
        depthLeft += 1
        return
      }
      try pass(tag)
    }
    throw failure(.truncated)
  }
}

extension UnknownFields {
  /// The charge of a message's first unknown field besides its bytes: the array that keeps them.
  static let firstCost = 48
}
