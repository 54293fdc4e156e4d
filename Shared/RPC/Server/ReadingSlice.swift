/// How much of one connection's input is taken before others have their turn.
///
/// Bytes bound no work: a call takes from half a microsecond to fifty, by what is beside its message. So time
/// ends a slice, and where the clock stands still (a simulation) a number of frames.
struct ReadingSlice {
  static let framesAtOnce = 128
  /// Nanoseconds.
  static let longest: Int64 = 200_000
  static let shortest: Int64 = 20_000
  /// What looking at a frame counts, in bytes.
  private static let frameEffort = 256
  /// Where nobody waits, the clock is looked at after so many bytes.
  static let effortAlone = 4_096
  /// And so often where many have said something, in a turn that is long already.
  private static let effortWatched = 1_024

  private var framesLeft: Int
  private(set) var effortLeft: Int
  private let effort: Int
  private let length: Int64
  /// The first look at the clock; `nil`: there was none.
  private(set) var start: MonotonicInstant?

  /// Without an end, for peers that proved themselves.
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

  /// - Parameters:
  ///   - effort: bytes before the first look at the clock; 0: each frame is followed by one.
  ///   - start: the time at this very moment; `nil`: it begins with the first look.
  ///   - length: nanoseconds; the longest are ``longest``.
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

  /// Counts a frame that was taken.
  ///
  /// - Returns: whether another one may be.
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
