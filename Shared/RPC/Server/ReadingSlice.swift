/// How much of one connection's input is taken before all others have had their turn.
///
/// Bytes bound no work: a call takes from half a microsecond to fifty, by what is beside its message. So time
/// ends a slice, and where the clock stands still (a simulation) a number of frames.
struct ReadingSlice {
  static let framesAtOnce = 128
  /// Nanoseconds for one that is alone.
  static let longest: Int64 = 200_000
  /// Nanoseconds for all together that could not take everything, and at least for each.
  static let together: Int64 = 2_000_000
  static let shortest: Int64 = 20_000
  /// What looking at a frame counts, in bytes.
  private static let frameEffort = 256
  /// The clock is looked at after so many bytes, and more often where others wait.
  private static let effortAlone = 4_096
  private static let effortInCrowd = 512

  private var framesLeft: Int
  private var effortLeft: Int
  private let effort: Int
  private let length: Int64
  private var start: MonotonicInstant?

  /// Without an end, for peers that proved themselves.
  static var endless: ReadingSlice {
    ReadingSlice(framesLeft: .max, effort: .max, length: .max, start: nil)
  }

  private init(framesLeft: Int, effort: Int, length: Int64, start: MonotonicInstant?) {
    self.framesLeft = framesLeft
    effortLeft = effort
    self.effort = effort
    self.length = length
    self.start = start
  }

  /// - Parameters:
  ///   - waiting: how many other connections have more than was taken of them.
  ///   - clock: the time at this very moment; asked only where somebody waits.
  init(besides waiting: Int, _ clock: @autoclosure () -> MonotonicInstant) {
    let isAlone = waiting == 0
    self.init(
      framesLeft: Self.framesAtOnce,
      effort: isAlone ? Self.effortAlone : Self.effortInCrowd,
      length: max(Self.shortest, min(Self.longest, Self.together / Int64(waiting + 1))),
      start: isAlone ? nil : clock()
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
