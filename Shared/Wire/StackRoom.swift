import CStack

/// Runs `body` with enough stack for a message of `size` bytes: here, or on a thread with a large
/// stack.
///
/// A message to be written was created here or has been read, so it cannot be refused. The caller's
/// thread waits. Small messages are not checked: a hundred levels of them take little.
@inlinable @inline(__always)
func withRoom<Result, Failure: Error>(
  for size: Int,
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  guard StackLimit.isShort(writing: size) else { return try body() }
  return try onLargeStack(for: size, body)
}

extension StackLimit {
  /// The largest message that is written without a check; without optimization none.
  @inlinable @inline(__always)
  static var largestUnasked: Int {
    #if DEBUG
    -1
    #else
    largestInPlace
    #endif
  }

  /// Reserved for other calls.
  private static let spare: UInt = 64 << 10

  /// Whether the thread's stack has less left than a message of `size` bytes needs.
  @inlinable @inline(__always)
  static func isShort(writing size: Int) -> Bool {
    size > largestUnasked && isShort(of: level(size))
  }

  /// Whether the thread's stack has less than `need` bytes left.
  @usableFromInline
  static func isShort(of need: UInt) -> Bool {
    let (here, last) = (StackLimit.here, UInt(cstack_end()))
    return here > last && here - last < need + spare
  }

  /// The smallest stack of a thread that continues the writing.
  ///
  /// It is address space; pages are allocated on use.
  fileprivate static let largeStack: UInt = 64 << 20
}

/// Runs `body` on a thread of its own, and waits for it.
@usableFromInline @inline(never)
func onLargeStack<Result, Failure: Error>(
  for size: Int,
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  var outcome: Swift.Result<Result, Failure>?
  withoutActuallyEscaping(body) { body in
    var step: () -> Void = {
      outcome = Swift.Result { () throws(Failure) in try body() }
    }
    withUnsafeMutablePointer(to: &step) { step in
      let need = StackLimit.level(size)
      var size = max(StackLimit.largeStack, need * 4)
      // If address space is short, tries a smaller one.
      while cstack_run(runStep, step, size) != 0, size / 2 > need { size /= 2 }
    }
  }
  // Without a thread there is only this stack.
  guard let outcome else { return try body() }
  return try outcome.get()
}

private func runStep(_ step: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  step?.assumingMemoryBound(to: (() -> Void).self).pointee()
  return nil
}
