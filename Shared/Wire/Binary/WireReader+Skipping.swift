extension WireReader {
  /// Passes over a field the contract does not know, and keeps it.
  package mutating func skip(
    _ tag: UInt32,
    into unknown: inout UnknownFields
  ) throws(WireError) {
    let fieldStart = fieldStart
    try skip(tag)
    if unknown.bytes.isEmpty { try charge(UnknownFields.firstCost) }
    unknown.append(UnsafeRawBufferPointer(start: fieldStart, count: position - fieldStart))
  }

  /// Passes over the value behind `tag`.
  @usableFromInline
  package mutating func skip(_ tag: UInt32) throws(WireError) {
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

  /// Passes over everything up to the end of group `number`; groups nest like messages.
  private mutating func skipGroup(_ number: UInt32) throws(WireError) {
    guard depthLeft > 0 else { throw failure(.tooDeep) }
    depthLeft -= 1
    while let tag = try nextTag() {
      if tag & 7 == WireType.groupEnd.rawValue {
        guard tag >> 3 == number else { throw failure(.unmatchedGroup) }
        depthLeft += 1
        return
      }
      try skip(tag)
    }
    throw failure(.truncated)
  }
}

extension UnknownFields {
  /// What the first unknown field of a message costs besides its bytes: the array that keeps them.
  static let firstCost = 48
}
