/// The least size in bytes of a field that is sent in place and may share the array it was received
/// in.
///
/// Shorter ones are copied: a few bytes must not keep a large array in memory, and sending many
/// small parts costs more than copying them.
@usableFromInline var smallestShared: Int {
  #if FUZZING
  16  // inputs of a fuzzer are small
  #else
  4_096
  #endif
}

/// A message in the binary form, without copies of its large `bytes` fields.
///
/// Everything else is in one array of the message's full length. The ranges of those fields stay
/// unwritten there: memory that is allocated and never touched.
@usableFromInline
package struct EncodedParts: Sendable {
  /// Bytes that are not in ``written``.
  @usableFromInline
  struct Shared: Sendable {
    let start: Int
    let bytes: ArraySlice<UInt8>

    init(at start: Int, _ bytes: ArraySlice<UInt8>) {
      self.start = start
      self.bytes = bytes
    }

    var end: Int { start + bytes.count }
  }

  @usableFromInline let written: [UInt8]
  /// In the order of the message; `nil` if there are none.
  @usableFromInline let shared: [Shared]?

  /// A message that is written as a whole.
  @inlinable
  package init(_ bytes: [UInt8]) {
    written = bytes
    shared = nil
  }

  /// A message of `byteCount` bytes, which `write` encodes.
  @inlinable
  package init(byteCount: Int, writtenBy write: (EncodingPlace) -> Void) {
    var shared: [Shared] = []
    written = withUnsafeMutablePointer(to: &shared) { shared in
      [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
        write(EncodingPlace(UnsafeMutableRawBufferPointer(buffer), shared: shared))
        count = byteCount
      }
    }
    // A message is written from its end.
    self.shared = shared.isEmpty ? nil : shared.reversed()
  }

  /// The size of the whole message.
  @inlinable
  package var count: Int { written.count }

  /// Copies a range of the message.
  ///
  /// - Parameters:
  ///   - range: bytes of the message.
  ///   - place: exactly as many bytes.
  package func copy(_ range: Range<Int>, into place: UnsafeMutableRawBufferPointer) {
    precondition(range.count == place.count, "a part of a message and a place of another size")
    guard shared != nil else {
      return written.withUnsafeBytes { place.copyMemory(from: .init(rebasing: $0[range])) }
    }
    forEachPart(of: range) { start, bytes in
      let first = start - range.lowerBound
      bytes.withUnsafeBytes {
        UnsafeMutableRawBufferPointer(rebasing: place[first..<first + $0.count]).copyMemory(
          from: $0
        )
      }
    }
  }

  /// The message in pieces that can be sent in order without a copy.
  package var pieces: [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    forEachPart(of: 0..<count) { pieces.append($1) }
    return pieces
  }

  /// The whole message in one array.
  package var bytes: [UInt8] {
    guard shared != nil else { return written }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      copy(0..<count, into: UnsafeMutableRawBufferPointer(buffer))
      filled = count
    }
  }

  private func forEachPart(
    of range: Range<Int>,
    _ body: (_ start: Int, _ bytes: ArraySlice<UInt8>) -> Void
  ) {
    var next = range.lowerBound
    var index = firstShared(behind: next)
    while next < range.upperBound {
      let piece = index < shared?.count ?? 0 ? shared?[index] : nil
      guard let piece, piece.start <= next else {
        let end = min(piece?.start ?? count, range.upperBound)
        body(next, written[next..<end])
        next = end
        continue
      }
      let end = min(piece.end, range.upperBound)
      let first = piece.bytes.startIndex - piece.start
      body(next, piece.bytes[first + next..<first + end])
      next = end
      index += 1
    }
  }

  /// The index of the first shared part that ends behind `place`.
  private func firstShared(behind place: Int) -> Int {
    guard let shared else { return 0 }
    var (low, high) = (0, shared.count)
    while low < high {
      let middle = (low + high) / 2
      if shared[middle].end > place { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The destination of a message.
@usableFromInline
package struct EncodingPlace {
  /// As many bytes as the message has.
  @usableFromInline package let bytes: UnsafeMutableRawBufferPointer
  /// Receives large shared bytes; `nil`: they are copied, too.
  @usableFromInline let shared: UnsafeMutablePointer<[EncodedParts.Shared]>?

  /// A destination of which every byte is filled.
  @inlinable
  package init(_ bytes: UnsafeMutableRawBufferPointer) {
    self.bytes = bytes
    shared = nil
  }

  @inlinable
  init(
    _ bytes: UnsafeMutableRawBufferPointer,
    shared: UnsafeMutablePointer<[EncodedParts.Shared]>
  ) {
    self.bytes = bytes
    self.shared = shared
  }

  /// Copies an encoded message.
  @inlinable
  package func put(_ message: UnsafeRawBufferPointer) {
    bytes.copyMemory(from: message)
  }

  /// Copies an encoded message.
  @usableFromInline
  package func put(_ message: [UInt8]) {
    guard message.count >= smallestShared, let shared else {
      return message.withUnsafeBytes { bytes.copyMemory(from: $0) }
    }
    shared.pointee.append(EncodedParts.Shared(at: 0, message[...]))
  }

  /// Copies an encoded message.
  @usableFromInline
  package func put(_ message: EncodedParts) {
    guard message.shared != nil else { return put(message.written) }
    message.copy(0..<message.count, into: bytes)
  }
}
