import Glibc

/// The entries of a metadata block, read in place:
/// `key length u8 · value length u16 · key · value`, entry after entry.
///
/// Iteration ends before an entry that runs past the block; see ``isCut``.
struct EntryBytes: Sequence, IteratorProtocol {
  typealias Element = (key: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer)

  /// Bytes of both lengths.
  static let front = 3

  private let block: UnsafeRawBufferPointer
  /// Where the next entry begins.
  private(set) var offset: Int

  /// Iterates over a block.
  ///
  /// - Parameters:
  ///   - block: all of it.
  ///   - offset: where an entry begins.
  @inline(__always)
  init(_ block: UnsafeRawBufferPointer, from offset: Int = 0) {
    self.block = block
    self.offset = offset
  }

  /// The rest is no whole entry.
  @inline(__always) var isCut: Bool { offset < block.count }

  @inline(__always)
  mutating func next() -> Element? {
    guard block.count - offset >= Self.front else { return nil }
    let keyLength = Int(block[offset])
    let valueLength = Int(block.u16(at: offset + 1))
    let start = offset + Self.front
    guard block.count - start >= keyLength + valueLength else { return nil }
    offset = start + keyLength + valueLength
    return (block.piece(start, keyLength), block.piece(start + keyLength, valueLength))
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the key may have this value.
  @inline(__always)
  func isLegal(asKeyOf value: UnsafeRawBufferPointer) -> Bool {
    isMetadataKey && (endsMetadataInBytes || value.isMetadataText)
  }

  /// 1 to 64 bytes of `[0-9a-z_.-]`.
  var isMetadataKey: Bool {
    guard (1...Metadata.maximumKey).contains(count) else { return false }
    return allEights { eight in
      eight.isIn("a"..."z") | eight.isIn("0"..."9") | eight.isIn("-"...".") | eight.isIn("_"..."_")
    }
  }

  /// The key ends in `-bin`.
  var endsMetadataInBytes: Bool {
    count >= 4
      && loadUnaligned(fromByteOffset: count - 4, as: UInt32.self).littleEndian == 0x6e69_622d
  }

  /// Printable ASCII only.
  var isMetadataText: Bool { allEights { $0.isIn(" "..."~") } }

  /// It begins with `daybook-`.
  @inline(__always) var isTrustedKey: Bool {
    count >= 8 && loadUnaligned(as: UInt64.self).littleEndian == 0x2d6b_6f6f_6279_6164
  }

  @inline(__always)
  func equals(_ other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count, let start = baseAddress, let others = other.baseAddress else {
      return count == other.count
    }
    return memcmp(start, others, count) == 0
  }

  /// Whether `areRight` holds for all bytes, eight at a time; its result is in the highest bit of
  /// each.
  @inline(__always)
  private func allEights(_ areRight: (UInt64) -> UInt64) -> Bool {
    let highest: UInt64 = 0x8080_8080_8080_8080
    func isRight(_ eight: UInt64) -> Bool { areRight(eight) & ~eight & highest == highest }
    guard count >= 8 else {
      // Padded with letters, which are always valid.
      return isRight(reduce(0x7878_7878_7878_7878) { $0 << 8 | UInt64($1) })
    }
    for offset in stride(from: 0, through: count - 8, by: 8) {
      guard isRight(loadUnaligned(fromByteOffset: offset, as: UInt64.self)) else { return false }
    }
    // The last eight overlap those before.
    return isRight(loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
  }
}

extension UInt64 {
  /// Sets the highest bit of each of eight ASCII bytes that is in the range; the result is
  /// undefined for other bytes.
  @inline(__always)
  fileprivate func isIn(_ characters: ClosedRange<Unicode.Scalar>) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let ascii = self & (ones &* 0x7f)
    let isLow = ascii &+ ones &* UInt64(0x80 - characters.lowerBound.value)
    let isHigh = ascii &+ ones &* UInt64(0x7f - characters.upperBound.value)
    return isLow & ~isHigh
  }
}
