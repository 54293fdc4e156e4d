/// Random numbers of a loop: the system's in a running process, a seed's in a simulation.
///
/// The seeded form is SplitMix64, which is good enough for jitter and faults. The system's form is
/// the kernel's generator, which is good enough for nonces.
package enum LoopRandom: RandomNumberGenerator {
  case system
  case seeded(UInt64)

  package mutating func next() -> UInt64 {
    switch self {
    case .system:
      var generator = SystemRandomNumberGenerator()
      return generator.next()
    case .seeded(var state):
      state &+= 0x9e37_79b9_7f4a_7c15
      self = .seeded(state)
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
      return mixed ^ (mixed >> 31)
    }
  }
}
