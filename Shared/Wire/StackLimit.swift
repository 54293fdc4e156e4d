/// How far the stack of a thread may grow while one message is read or written.
///
/// The limit on nesting counts levels, and a level takes as much stack as its type is large: a hundred of a
/// type with hundreds of fields can be more than a thread has. So the way from the first level to the
/// present one is measured, too, and what is beyond ``size`` is as deep as what has too many levels.
@usableFromInline
struct StackLimit: Sendable {
  /// Bytes from the first level to the last.
  ///
  /// Half of what threads of Linux have, and the runtime's loops: a hundred levels of a type with 450
  /// fields take 1 MiB, in a debug build 3 MiB.
  @usableFromInline static let size: UInt = 4 << 20

  @usableFromInline let end: UInt

  @inlinable @inline(__always)
  init() {
    let here = StackLimit.here
    end = here > StackLimit.size ? here - StackLimit.size : 0
  }

  /// Whether one more level fits.
  @inlinable @inline(__always)
  var hasRoom: Bool { StackLimit.here > end }

  /// The address of something that lies on the stack now; stacks grow downwards.
  @inlinable @inline(__always)
  static var here: UInt {
    var mark: UInt8 = 0
    return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
  }
}
