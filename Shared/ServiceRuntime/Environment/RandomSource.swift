import Synchronization

/// The source of random numbers: the system in production, a seed in a simulation.
///
/// The system's source is the kernel's generator and fit for secrets. The seeded one is SplitMix64,
/// which is good enough for ids, jitter and faults, and repeatable.
package final class RandomSource: RandomNumberGenerator, Sendable {
  /// `nil` for the system's generator.
  private let seeded: Mutex<UInt64?>

  /// The system's generator.
  package static let system = RandomSource(seed: nil)

  package convenience init(seed: UInt64) {
    self.init(seed: Optional(seed))
  }

  private init(seed: UInt64?) {
    seeded = Mutex(seed)
  }

  package func next() -> UInt64 {
    seeded.withLock { state in
      guard let seed = state else {
        var system = SystemRandomNumberGenerator()
        return system.next()
      }
      let stepped = seed &+ 0x9e37_79b9_7f4a_7c15
      state = stepped
      var mixed = stepped
      mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
      return mixed ^ (mixed >> 31)
    }
  }

  package func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: next() >> 56) }
  }
}
