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
  /// - Returns: the entries, or what is wrong with them.
  /// - Throws: an entry that runs past the block.
  static func read(
    _ block: UnsafeRawBufferPointer,
    limit: Int,
    isLenient: Bool = false
  ) throws(ConnectionFault) -> Result<Metadata, Mistake> {
    guard !block.isEmpty else { return .success(Metadata()) }
    var metadata = Metadata()
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
      } else if let entry = Entry(key: key, value: value) {
        if mistake == nil || isLenient { metadata.append(entry) }
      } else {
        mistake = mistake ?? .invalid
      }
    }
    if let mistake, !isLenient { return .failure(mistake) }
    return .success(metadata)
  }

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
    guard Self.isLegalKey(key) else { return nil }
    let text = String(decoding: key, as: UTF8.self)
    if text.hasSuffix("-bin") {
      self.init(key: text, value: .binary([UInt8](value)))
    } else {
      guard Self.isLegalText(value) else { return nil }
      self.init(key: text, value: .text(String(decoding: value, as: UTF8.self)))
    }
  }

  fileprivate var isLegal: Bool {
    guard Self.isLegalKey(key.utf8), value.byteCount <= UInt16.max else { return false }
    switch value {
    case .binary: return key.hasSuffix("-bin")
    case .text(let text): return !key.hasSuffix("-bin") && Self.isLegalText(text.utf8)
    }
  }

  private static func isLegalKey(_ key: some Collection<UInt8>) -> Bool {
    guard (1...Metadata.maximumKey).contains(key.count) else { return false }
    return key.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x61...0x7a, 0x5f, 0x2e, 0x2d: true
      default: false
      }
    }
  }

  private static func isLegalText(_ value: some Collection<UInt8>) -> Bool {
    value.allSatisfy { (0x20...0x7e).contains($0) }
  }
}

extension UnsafeMutableRawBufferPointer {
  fileprivate func put(_ text: String, at offset: Int) {
    var text = text
    text.withUTF8 { put(UnsafeRawBufferPointer($0), at: offset) }
  }
}
