import Cryptography

/// Metadata on the wire: `key length u8 · value length u16 · key · value`, entry after entry.
extension Metadata {
  /// What one side does when an entry breaks a rule that ends only its call.
  enum Mistake: Error, Hashable {
    case invalid
    case tooLarge
  }

  /// The most bytes of a key.
  static let maximumKey = 64

  /// Reads a block.
  ///
  /// - Parameters:
  ///   - block: the whole block of one frame.
  ///   - limit: of the counted size.
  ///   - isLenient: leave out what is wrong instead of refusing, as a client does with a reply.
  ///   - repeated: an entry that is likely to come again; then nothing is made for it.
  /// - Returns: the entries, or what is wrong with them.
  /// - Throws: an entry that runs past the block.
  static func read(
    _ block: UnsafeRawBufferPointer,
    limit: Int,
    isLenient: Bool = false,
    repeated: Entry? = nil
  ) throws(ConnectionFault) -> Result<Metadata, Mistake> {
    guard !block.isEmpty else { return .success(Metadata()) }
    if !isLenient, try countedSize(of: block) > limit { return .failure(.tooLarge) }
    var metadata = Metadata()
    metadata.reserve(block.count / usualEntry + 1)
    var mistake: Mistake?
    var size = 0
    var offset = 0
    while offset < block.count {
      guard block.count - offset >= 3 else { throw cut }
      let keyLength = Int(block[offset])
      let valueLength = Int(block.u16(at: offset + 1))
      offset += 3
      guard block.count - offset >= keyLength + valueLength else { throw cut }
      let key = block.piece(offset, keyLength)
      let value = block.piece(offset + keyLength, valueLength)
      offset += keyLength + valueLength
      size += keyLength + valueLength + overhead
      if size > limit {
        mistake = mistake ?? .tooLarge
      } else if let repeated, repeated.isWritten(key, value) {
        metadata.append(repeated)
      } else if let entry = Entry(key: key, value: value) {
        if mistake == nil || isLenient { metadata.append(entry) }
      } else {
        mistake = mistake ?? .invalid
      }
    }
    if let mistake, !isLenient { return .failure(mistake) }
    return .success(metadata)
  }

  /// What a block counts, before anything is made of it.
  ///
  /// - Throws: an entry that runs past the block.
  private static func countedSize(
    of block: UnsafeRawBufferPointer
  ) throws(ConnectionFault) -> Int {
    var size = 0
    var offset = 0
    while offset < block.count {
      guard block.count - offset >= 3 else { throw cut }
      let length = Int(block[offset]) + Int(block.u16(at: offset + 1))
      offset += 3 + length
      guard offset <= block.count else { throw cut }
      size += length + overhead
    }
    return size
  }

  /// Bytes of an entry, mostly more.
  private static let usualEntry = 48

  private static let cut = ConnectionFault(.protocol, "metadata entry past its block")

  /// What ``write(to:)`` needs.
  var encodedByteCount: Int {
    var count = 0
    for entry in entries { count += 3 + entry.key.utf8.count + entry.value.byteCount }
    return count
  }

  func write(to buffer: UnsafeMutableRawBufferPointer) {
    var offset = 0
    for entry in entries {
      let keyLength = entry.key.utf8.count
      let valueLength = entry.value.byteCount
      buffer[offset] = UInt8(truncatingIfNeeded: keyLength)
      buffer.put(UInt16(truncatingIfNeeded: valueLength), at: offset + 1)
      offset += 3
      buffer.put(entry.key, at: offset)
      offset += keyLength
      switch entry.value {
      case .text(let text): buffer.put(text, at: offset)
      case .binary(let bytes): bytes.withUnsafeBytes { buffer.put($0, at: offset) }
      }
      offset += valueLength
    }
  }

  /// Whether every entry may be sent.
  var mistake: Mistake? {
    guard entries.allSatisfy(\.isLegal) else { return .invalid }
    return nil
  }

  /// The entries that may be sent, as far as they fit: how a server keeps to the client's limit.
  func fitted(to limit: Int) -> Metadata {
    guard !isEmpty else { return self }
    var fitted = Metadata()
    var size = 0
    for entry in entries where entry.isLegal {
      size += entry.key.utf8.count + entry.value.byteCount + Self.overhead
      guard size <= limit else { break }
      fitted.append(entry)
    }
    return fitted
  }
}

extension Metadata.Entry {
  fileprivate init?(key: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
    guard key.isMetadataKey else { return nil }
    if key.endsMetadataInBytes {
      self.init(key: String(decoding: key, as: UTF8.self), value: .binary([UInt8](value)))
    } else {
      guard value.isMetadataText else { return nil }
      self.init(
        key: String(decoding: key, as: UTF8.self),
        value: .text(String(decoding: value, as: UTF8.self))
      )
    }
  }

  /// Whether it was read from these bytes.
  ///
  /// The time that it takes tells nothing of a value but its length.
  fileprivate func isWritten(
    _ key: UnsafeRawBufferPointer,
    _ value: UnsafeRawBufferPointer
  ) -> Bool {
    guard case .text(let text) = self.value, text.utf8.count == value.count,
      self.key.utf8.count == key.count
    else { return false }
    func equals(_ text: String, _ bytes: UnsafeRawBufferPointer) -> Bool {
      text.utf8.withContiguousStorageIfAvailable {
        constantTimeEquals(UnsafeRawBufferPointer($0), bytes)
      } ?? false
    }
    return equals(text, value) && equals(self.key, key)
  }

  fileprivate var isLegal: Bool {
    guard value.byteCount <= UInt16.max else { return false }
    var key = key
    let isBinary = key.withUTF8 { key -> Bool? in
      let bytes = UnsafeRawBufferPointer(key)
      return bytes.isMetadataKey ? bytes.endsMetadataInBytes : nil
    }
    switch value {
    case .binary: return isBinary == true
    case .text(var text):
      return isBinary == false && text.withUTF8 { UnsafeRawBufferPointer($0).isMetadataText }
    }
  }
}

extension UnsafeRawBufferPointer {
  /// 1 to 64 bytes of `[0-9a-z_.-]`.
  fileprivate var isMetadataKey: Bool {
    guard (1...Metadata.maximumKey).contains(count) else { return false }
    // A bit for each of 64 characters: digits, dot and hyphen; then letters and the underscore.
    let (first, second): (UInt64, UInt64) = (0x03ff_6000_0000_0000, 0x07ff_fffe_8000_0000)
    for byte in self {
      guard byte < 0x80, (byte < 64 ? first : second) >> UInt64(byte & 63) & 1 == 1 else {
        return false
      }
    }
    return true
  }

  /// A key that ends in `-bin`.
  fileprivate var endsMetadataInBytes: Bool {
    count >= 4
      && loadUnaligned(fromByteOffset: count - 4, as: UInt32.self).littleEndian == 0x6e69_622d
  }

  /// Printable ASCII only.
  fileprivate var isMetadataText: Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = 0
    while count - offset >= 8 {
      let eight = loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      // In the highest bit of each byte: 0x7f; below a blank; not ASCII. A byte that is wrong may spoil the
      // one beside it.
      let deleted = eight ^ ones &* 0x7f
      let wrong = ((deleted &- ones) & ~deleted) | ((eight &- ones &* 0x20) & ~eight) | eight
      guard wrong & (ones &* 0x80) == 0 else { return false }
      offset += 8
    }
    return self[offset...].allSatisfy { (0x20...0x7e).contains($0) }
  }
}

extension UnsafeMutableRawBufferPointer {
  fileprivate func put(_ text: String, at offset: Int) {
    var text = text
    text.withUTF8 { put(UnsafeRawBufferPointer($0), at: offset) }
  }
}
