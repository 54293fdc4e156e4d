/// The bytes of a message that is not written yet, for an array initializer.
///
/// `Array` lets a collection fill its memory (`_copyContents`, Swift 6.3.1). That takes half the
/// time of `unsafeUninitializedCapacity`, whose allocation is not specialized.
@usableFromInline
struct EncodedBytes<Message: Wire.Message>: Collection {
  @usableFromInline let message: UnsafePointer<Message>
  @usableFromInline let count: Int

  /// The bytes of a message.
  ///
  /// - Parameters:
  ///   - message: must outlive this value.
  ///   - count: the result of ``Message/encodedSize()``.
  @inlinable
  init(_ message: UnsafePointer<Message>, count: Int) {
    self.message = message
    self.count = count
  }

  @inlinable var startIndex: Int { 0 }

  @inlinable var endIndex: Int { count }

  @inlinable
  func index(after index: Int) -> Int { index + 1 }

  /// An array that asked for single bytes would have the message written for each; then all tests
  /// here would fail.
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
