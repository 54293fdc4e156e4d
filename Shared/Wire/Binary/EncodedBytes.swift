/// The bytes of a message that is still to be written, for the array that is made of them.
///
/// An array asks a collection to fill its memory (`_copyContents`, Swift 6.3.1). That takes half as long as an array
/// made for bytes to come (`unsafeUninitializedCapacity`), whose memory the library sets aside in code that is
/// not specialized.
@usableFromInline
struct EncodedBytes<Message: Wire.Message>: Collection {
  @usableFromInline let message: UnsafePointer<Message>
  @usableFromInline let count: Int

  /// - Parameters:
  ///   - message: must be there as long as this is.
  ///   - count: what ``Message/encodedSize()`` said.
  @inlinable
  init(_ message: UnsafePointer<Message>, count: Int) {
    self.message = message
    self.count = count
  }

  @inlinable var startIndex: Int { 0 }

  @inlinable var endIndex: Int { count }

  @inlinable
  func index(after index: Int) -> Int { index + 1 }

  /// An array that asked for one byte after the other would have the message written for each: a library that
  /// does so fails all tests here.
  @inlinable
  subscript(index: Int) -> UInt8 {
    preconditionFailure("an array is filled at once")
  }

  @inlinable
  func _copyContents(
    initializing buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> (IndexingIterator<Self>, Int) {
    message.pointee.encode(into: UnsafeMutableRawBufferPointer(buffer), size: count)
    return (IndexingIterator(_elements: self, _position: count), count)
  }
}
