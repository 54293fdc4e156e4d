/// Metadata on the wire: `key length u8 · value length u16 · key · value`, entry after entry.
extension Metadata {
  /// An invalid entry, which ends only its call.
  enum Mistake: Error, Hashable {
    case invalid
    case tooLarge
  }

  /// The longest key.
  static let maximumKey = 64

  private static let cut = ConnectionFault(.protocol, "metadata entry past its block")

  /// Reads a block: checks it, and copies it.
  ///
  /// - Parameters:
  ///   - block: the whole block of one frame.
  ///   - limit: of the counted size.
  ///   - isLenient: drop invalid entries instead of refusing, as a client does with a reply.
  /// - Returns: the entries, or the mistake.
  /// - Throws: an entry that runs past the block.
  static func read(
    _ block: UnsafeRawBufferPointer,
    limit: Int,
    isLenient: Bool = false
  ) throws(ConnectionFault) -> Result<Metadata, Mistake> {
    guard !block.isEmpty else { return .success(Metadata()) }
    var entries = EntryBytes(block)
    var size = 0
    var isLegal = true
    while let (key, value) = entries.next() {
      size += key.count + value.count + overhead
      // Entries beyond the limit are not checked.
      if size <= limit, isLegal { isLegal = key.isLegal(asKeyOf: value) }
    }
    if entries.isCut { throw cut }
    guard size > limit || !isLegal else { return .success(Metadata(block: [UInt8](block))) }
    guard isLenient else { return .failure(size > limit ? .tooLarge : .invalid) }
    return .success(Metadata(block: [UInt8](block)).legal(within: limit))
  }

  /// The size for ``write(to:)``.
  var encodedByteCount: Int { block.count }

  func write(to buffer: UnsafeMutableRawBufferPointer) {
    block.withUnsafeBytes { buffer.copyMemory(from: $0) }
  }

  /// Why the entries cannot be sent.
  var mistake: Mistake? {
    withBytes { $0.contains { $0.key.isEmpty } } ? .invalid : nil
  }

  /// The valid entries that fit, by which a server keeps to the client's limit.
  func fitted(to limit: Int) -> Metadata {
    guard mistake != nil || countedSize > limit else { return self }
    return legal(within: limit)
  }

  private func legal(within limit: Int) -> Metadata {
    var size = 0
    return kept { key, value in
      size += key.count + value.count + Self.overhead
      return size <= limit && key.isLegal(asKeyOf: value)
    }
  }
}
