/// The constant context of a reader's bytes.
@usableFromInline
struct WireSource {
  @usableFromInline let start: UnsafeRawPointer
  /// Their array, if they are from one; then slices of it are kept instead of copies.
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
