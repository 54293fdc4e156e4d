/// The part of one connection's input that is read before others are.
///
/// Bytes do not bound work: a call takes from half a microsecond to fifty, by its metadata. So time
/// ends a slice, and in a simulation, whose clock stands still, a number of frames.
struct ReadingSlice {
  static let framesAtOnce = 128
  /// Nanoseconds.
  static let longest: Int64 = 200_000
  static let shortest: Int64 = 20_000
  /// The cost of looking at a frame, in bytes.
  private static let frameEffort = 256
  /// Bytes between two looks at the clock while no other connection waits.
  static let effortAlone = 4_096
  /// Bytes between two looks in a long turn, when many have input.
  private static let effortWatched = 1_024

  private var framesLeft: Int
  private(set) var effortLeft: Int
  private let effort: Int
  private let length: Int64
  /// The time of the first look at the clock; `nil`: there was none.
  private(set) var start: MonotonicInstant?

  /// Without a limit, for trusted peers.
  static var endless: ReadingSlice {
    ReadingSlice(framesLeft: .max, effortLeft: .max, effort: .max, length: .max, start: nil)
  }

  private init(
    framesLeft: Int,
    effortLeft: Int,
    effort: Int,
    length: Int64,
    start: MonotonicInstant?
  ) {
    self.framesLeft = framesLeft
    self.effortLeft = effortLeft
    self.effort = effort
    self.length = length
    self.start = start
  }

  /// Begins a slice.
  ///
  /// - Parameters:
  ///   - effort: bytes before the first look at the clock; 0: look after each frame.
  ///   - start: the current time; `nil`: the slice begins with the first look.
  ///   - length: nanoseconds, at most ``longest``.
  @inline(__always)
  init(effort: Int, start: MonotonicInstant? = nil, length: Int64 = longest) {
    self.init(
      framesLeft: Self.framesAtOnce,
      effortLeft: effort,
      effort: start == nil ? Self.effortAlone : min(effort, Self.effortWatched),
      length: min(Self.longest, length),
      start: start
    )
  }

  /// Counts a frame.
  ///
  /// - Returns: whether another one may be read.
  @inline(__always)
  mutating func goesOn(
    after bytes: Int,
    _ clock: @autoclosure () -> MonotonicInstant
  ) -> Bool {
    framesLeft &-= 1
    effortLeft &-= Self.frameEffort &+ bytes
    guard effortLeft < 0 || framesLeft <= 0 else { return true }
    return look(clock())
  }

  @inline(never)
  private mutating func look(_ now: MonotonicInstant) -> Bool {
    effortLeft = effort
    guard framesLeft > 0 else { return false }
    guard let start else {
      start = now
      return true
    }
    return (now - start).wholeNanoseconds < length
  }
}
