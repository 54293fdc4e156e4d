import Testing

@testable import RPC

/// The bytes read from a connection that sends as fast as it can, before others are served.
@Suite("A slice of one connection's input")
struct ReadingSliceTests {
  private static func instant(_ nanoseconds: Int64) -> MonotonicInstant {
    MonotonicInstant(nanoseconds: nanoseconds)
  }

  /// - Returns: the frames processed, each taking this time, and how often the clock was read.
  private static func frames(
    of slice: ReadingSlice,
    bytes: Int,
    each nanoseconds: Int64
  ) -> (taken: Int, asked: Int) {
    var slice = slice
    var (time, taken, asked) = (Int64(0), 0, 0)
    func clock() -> MonotonicInstant {
      asked += 1
      return instant(time)
    }
    while taken < 100_000 {
      taken += 1
      time += nanoseconds
      guard slice.goesOn(after: bytes, clock()) else { break }
    }
    return (taken, asked)
  }

  @Test("ends after a number of frames when each is cheap, and reads the clock rarely")
  func cheap() {
    let alone = Self.frames(of: ReadingSlice(effort: 4_096), bytes: 20, each: 500)
    #expect(alone.taken == ReadingSlice.framesAtOnce)
    #expect(alone.asked < 12)
  }

  @Test(
    "ends by time when frames are expensive: after the frame that used it up, if others wait",
    arguments: [(7_000, 50_000), (60, 24_000), (600, 3_000)] as [(Int, Int64)],
    [nil, 200_000, 33_333, 20_000] as [Int64?]
  )
  func dear(frame: (bytes: Int, each: Int64), length: Int64?) {
    let slice =
      length.map { ReadingSlice(effort: 0, start: Self.instant(0), length: $0) }
      ?? ReadingSlice(effort: 4_096)
    let taken = Self.frames(of: slice, bytes: frame.bytes, each: frame.each).taken
    // With no other connection waiting, the clock is not read after each frame.
    let unasked = length == nil ? Int64(2 * 4_096 / (256 + frame.bytes) + 2) : 1
    let (time, most) = (Int64(taken) * frame.each, length ?? ReadingSlice.longest)
    #expect(time < most + unasked * frame.each)
    #expect(time >= min(most, Int64(ReadingSlice.framesAtOnce) * frame.each))
  }

  @Test("takes at least one frame, and everything of an authenticated peer")
  func bounds() {
    let crowded = ReadingSlice(effort: 0, start: Self.instant(0), length: ReadingSlice.shortest)
    #expect(Self.frames(of: crowded, bytes: 16_000, each: 1_000_000).taken == 1)
    var endless = ReadingSlice.endless
    var taken = 0
    while taken < 1_000_000, endless.goesOn(after: 16_000, Self.instant(0)) { taken += 1 }
    #expect(taken == 1_000_000)
  }
}
