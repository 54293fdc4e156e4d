import CStack

/// How far the stack of a thread may grow while one message is read.
///
/// The limit on nesting counts levels, and a level takes as much stack as its type is large: a hundred of a
/// type with thousands of fields can be more than a thread has. So the way from the first level to the
/// present one is measured, too, and what is beyond the limit is as deep as what has too many levels.
/// Writing is never refused; see ``withRoom(for:_:)``.
@usableFromInline
struct StackLimit: Sendable {
  @usableFromInline let end: UInt

  /// Half of what the thread has left; the rest is for what is not measured.
  @usableFromInline
  init() {
    let here = StackLimit.here
    let last = UInt(cstack_end())
    let room = here > last ? (here - last) / 2 : 0
    end = here - room
  }

  /// The limit of a message of `size` bytes that begins here.
  ///
  /// - Throws: ``WireError``, when not even its first level has room.
  @usableFromInline
  init(for size: Int) throws(WireError) {
    self.init()
    guard hasRoom(for: size) else { throw WireError(.tooDeep) }
  }

  /// A tenth is kept back: for what is read in the middle of other messages, which may be in each other.
  static var ofInnerMessage: StackLimit {
    let half = StackLimit()
    let room = StackLimit.here - min(half.end, StackLimit.here)
    return StackLimit(end: half.end - room / 5 * 4)
  }

  private init(end: UInt) {
    self.end = end
  }

  /// Whether one more level fits, of a message of `size` bytes.
  @inlinable @inline(__always)
  func hasRoom(for size: Int) -> Bool { StackLimit.here > end &+ StackLimit.level(size) }

  /// About the stack that a level of a message of `size` bytes takes.
  @inlinable @inline(__always)
  static func level(_ size: Int) -> UInt { UInt(bitPattern: size) &* copies }

  /// How often the compiler may lay a message down within one function: without optimization once for each
  /// few of its fields.
  @inlinable @inline(__always)
  static var copies: UInt {
    #if DEBUG
    64
    #else
    8
    #endif
  }

  /// The address of something that lies on the stack now; stacks grow downwards.
  @inlinable @inline(__always)
  static var here: UInt {
    var mark: UInt8 = 0
    return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
  }
}
