import Testing

@testable import RPC

/// How much is taken of a connection that sends as fast as it can.
@Suite("A slice of one connection's input")
struct ReadingSliceTests {
  private static func instant(_ nanoseconds: Int64) -> MonotonicInstant {
    MonotonicInstant(nanoseconds: nanoseconds)
  }

  /// - Returns: the frames that are taken, each of which takes so long, and how often the clock was asked.
  private static func frames(
    besides waiting: Int,
    of bytes: Int,
    each nanoseconds: Int64
  ) -> (taken: Int, asked: Int) {
    var (time, taken, asked) = (Int64(0), 0, 0)
    func clock() -> MonotonicInstant {
      asked += 1
      return instant(time)
    }
    var slice = ReadingSlice(besides: waiting, clock())
    while taken < 100_000 {
      taken += 1
      time += nanoseconds
      guard slice.goesOn(after: bytes, clock()) else { break }
    }
    return (taken, asked)
  }

  @Test("ends after a number of frames where each is cheap, and asks for the time seldom")
  func cheap() {
    let alone = Self.frames(besides: 0, of: 20, each: 500)
    #expect(alone.taken == ReadingSlice.framesAtOnce)
    #expect(alone.asked < 12)
  }

  @Test(
    "ends by time where frames are dear, and sooner where more wait",
    arguments: [(0, 200_000), (9, 200_000), (59, 33_333), (1_000, 20_000)] as [(Int, Int64)]
  )
  func dear(waiting: Int, length: Int64) {
    for (bytes, each) in [(7_000, 50_000), (60, 24_000), (600, 3_000)] as [(Int, Int64)] {
      let taken = Self.frames(besides: waiting, of: bytes, each: each).taken
      // The clock is not asked after each of those that are short.
      let unasked = waiting == 0 ? Int64(2 * 4_096 / (256 + bytes) + 2) : 3
      let time = Int64(taken) * each
      #expect(time <= length + unasked * each, "\(bytes)")
      #expect(time >= min(length, Int64(ReadingSlice.framesAtOnce) * each), "\(bytes)")
    }
  }

  @Test("takes one frame at least, and all of a peer that proved itself")
  func bounds() {
    #expect(Self.frames(besides: 1_000, of: 16_000, each: 1_000_000).taken == 1)
    var endless = ReadingSlice.endless
    var taken = 0
    while taken < 1_000_000, endless.goesOn(after: 16_000, Self.instant(0)) { taken += 1 }
    #expect(taken == 1_000_000)
  }
}
