/// What a reader knows of the bytes it reads, and what does not change on the way.
@usableFromInline
struct WireSource {
  @usableFromInline let start: UnsafeRawPointer
  /// The array they are the bytes of, if they are; then parts of it can be kept instead of copied.
  @usableFromInline let array: UnsafePointer<[UInt8]>?
  @usableFromInline let stack: StackLimit
  /// See ``WireLimits/marks``.
  @usableFromInline let marks: Int

  @inlinable
  init(
    _ start: UnsafeRawPointer,
    array: UnsafePointer<[UInt8]>? = nil,
    stack: StackLimit = StackLimit(),
    marks: Int = .max
  ) {
    self.start = start
    self.array = array
    self.stack = stack
    self.marks = marks
  }
}
