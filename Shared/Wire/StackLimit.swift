import CStack

/// How far a thread's stack may grow while one message is read.
///
/// The limit on nesting counts levels, and a level takes as much stack as its type is large: a
/// hundred levels of a type with thousands of fields can exceed a thread's stack. So the distance
/// from the first level is measured, too; beyond the limit the message is too deep. Writing is
/// never refused; see ``withRoom(for:_:)``.
@usableFromInline
struct StackLimit: Sendable {
  @usableFromInline let end: UInt

  /// Half of the stack that is left; the rest is for what is not measured.
  @usableFromInline
  init() {
    let here = StackLimit.here
    let last = UInt(cstack_end())
    let room = here > last ? (here - last) / 2 : 0
    end = here - room
  }

  /// The limit for a message of `size` bytes that begins here.
  ///
  /// - Throws: ``WireError`` if not even its first level has room.
  @usableFromInline
  init(for size: Int) throws(WireError) {
    self.init()
    guard hasRoom(for: size) else { throw WireError(.tooDeep) }
  }

  /// Keeps back a tenth, for messages that are read while another one is, and may nest.
  static var ofInnerMessage: StackLimit {
    let half = StackLimit()
    let room = StackLimit.here - min(half.end, StackLimit.here)
    return StackLimit(end: half.end - room / 5 * 4)
  }

  private init(end: UInt) {
    self.end = end
  }

  /// Whether a level of a message of `size` bytes fits.
  @inlinable @inline(__always)
  func hasRoom(for size: Int) -> Bool { StackLimit.here > end &+ StackLimit.level(size) }

  /// The estimated stack of a level of a message of `size` bytes.
  @inlinable @inline(__always)
  static func level(_ size: Int) -> UInt { UInt(bitPattern: size) &* copies }

  /// How many copies of a message the compiler may place in one stack frame: without optimization
  /// one for each few of its fields.
  @inlinable @inline(__always)
  static var copies: UInt {
    #if DEBUG
    64
    #else
    8
    #endif
  }

  /// The current stack address; stacks grow downwards.
  @inlinable @inline(__always)
  static var here: UInt {
    var mark: UInt8 = 0
    return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
  }
}
