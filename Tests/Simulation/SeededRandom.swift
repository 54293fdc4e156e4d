import RPC

/// The random numbers of a run, determined by its seed.
struct SeededRandom {
  private var numbers: LoopRandom

  init(seed: UInt64) {
    numbers = .seeded(seed)
  }

  mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }

  mutating func number(in range: Range<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }

  /// Whole milliseconds; short ones are as likely as long ones.
  mutating func duration(in range: ClosedRange<Duration>) -> Duration {
    let (least, most) = (range.lowerBound.milliseconds, range.upperBound.milliseconds)
    let top = chance(0.5) ? most : min(most, least + (most - least) / 16)
    return .milliseconds(number(in: least...max(least, top)))
  }

  mutating func chance(_ part: Double) -> Bool {
    Double.random(in: 0..<1, using: &numbers) < part
  }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[number(in: 0..<choices.count)]
  }

  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    elements.shuffled(using: &numbers)
  }
}

extension Duration {
  /// Whole milliseconds, rounded down.
  var milliseconds: Int { Int(self / .milliseconds(1)) }
}
