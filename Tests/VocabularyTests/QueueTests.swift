import Testing
import Vocabulary

@Suite("A first-in, first-out queue", .serialized)
struct FIFOQueueTests {
  private final class Token {
    static nonisolated(unsafe) var alive = 0
    let number: Int

    init(_ number: Int) {
      self.number = number
      Self.alive += 1
    }

    deinit { Self.alive -= 1 }
  }

  @Test("returns elements in order, and keeps none that was taken", arguments: [1, 2, 5, 100])
  func order(length: Int) {
    Token.alive = 0
    var queue = FIFOQueue<Token>()
    #expect(queue.capacity == 0, "an empty one has no memory")
    for number in 0..<length { queue.append(Token(number)) }
    for number in 0..<1_000 {
      #expect(queue.first?.number == number)
      #expect(queue.popFirst()?.number == number)
      queue.append(Token(number + length))
      #expect(Token.alive == length && queue.count == length)
      #expect(queue.capacity <= max(4, 2 * length), "the largest number of queued elements")
    }
    #expect(queue.all.map(\.number) == Array(1_000..<1_000 + length))
    for number in 0..<length { #expect(queue.popFirst()?.number == 1_000 + number) }
    #expect(queue.isEmpty && queue.popFirst() == nil && queue.first == nil && Token.alive == 0)
    queue.append(Token(1))
    queue.removeAll()
    #expect(queue.isEmpty && queue.capacity == 0 && Token.alive == 0)
  }

  @Test("grows correctly when it begins in the middle, and releases the rest")
  func growth() {
    Token.alive = 0
    do {
      var queue = FIFOQueue<(number: Int, token: Token)>()
      var (pushed, popped) = (0, 0)
      for round in 1...40 {
        for _ in 0..<round * 3 {
          queue.append((pushed, Token(pushed)))
          pushed += 1
        }
        for _ in 0..<round * 2 {
          #expect(queue.popFirst()?.number == popped)
          popped += 1
        }
        #expect(queue.count == pushed - popped && !queue.isEmpty)
      }
      #expect(Token.alive == pushed - popped)
    }
    #expect(Token.alive == 0)
  }

  @Test("returns nil when it is empty, repeatedly")
  func empty() {
    var queue = FIFOQueue<Int>()
    for number in 0..<200 {
      #expect(queue.popFirst() == nil && queue.isEmpty)
      queue.append(number)
      #expect(queue.popFirst() == number)
    }
  }

  @Test("behaves like an array under any sequence of operations", arguments: 0..<UInt64(20))
  func model(seed: UInt64) {
    var random = SplitMix(seed)
    var queue = FIFOQueue<Int>()
    var model: [Int] = []
    for number in 0..<2_000 {
      switch Int.random(in: 0..<16, using: &random) {
      case 0..<6:
        queue.append(number)
        model.append(number)
      case 6..<9:
        queue.prepend(number)
        model.insert(number, at: 0)
      case 9..<14: #expect(queue.popFirst() == (model.isEmpty ? nil : model.removeFirst()))
      case 14:
        let divisor = Int.random(in: 2..<6, using: &random)
        var asked: [Int] = []
        queue.removeAll {
          asked.append($0)
          return $0.isMultiple(of: divisor)
        }
        #expect(asked == model)
        model.removeAll { $0.isMultiple(of: divisor) }
      default: #expect(queue.all == model)
      }
      #expect(queue.count == model.count && queue.first == model.first)
    }
  }
}

@Suite("A fair queue")
struct FairQueueTests {
  @Test("takes turns by owner, and within an owner in order")
  func turns() {
    var queue = FairQueue<String, Int>()
    for number in 1...3 { queue.append(number, of: "a") }
    queue.append(10, of: "b")
    queue.append(4, of: "a")
    #expect(queue.count(of: "a") == 4 && queue.count(of: "b") == 1 && queue.count(of: "c") == 0)
    #expect(queue.next() == 1 && queue.next() == 10)
    queue.append(11, of: "b")
    #expect(queue.count == 4)
    #expect([queue.next(), queue.next(), queue.next(), queue.next()] == [2, 11, 3, 4])
    #expect(queue.next() == nil && queue.count == 0)
  }

  @Test("costs an owner no turn for a removed element")
  func gone() {
    var queue = FairQueue<String, Int>()
    for number in 1...4 { queue.append(number, of: number < 4 ? "a" : "b") }
    #expect(queue.next { $0 > 2 } == 3)
    #expect(queue.next { $0 > 4 } == nil && queue.count == 0)
    queue.append(5, of: "a")
    #expect(queue.next { $0 > 5 } == nil && queue.count == 0 && queue.count(of: "a") == 0)
  }

  @Test("takes several at once: the oldest of each owner, then the next of each", arguments: 0...9)
  func several(limit: Int) {
    var queue = FairQueue<Int?, Int>()
    for number in 1...5 { queue.append(number, of: nil) }
    for number in [11, 12] { queue.append(number, of: 1) }
    queue.append(21, of: 2)
    let all = [1, 11, 21, 2, 12, 3, 4, 5]
    #expect(queue.take(upTo: limit) == Array(all.prefix(limit)))
    #expect(queue.take(upTo: .max) == Array(all.dropFirst(limit)))
    #expect(queue.count == 0 && queue.take(upTo: 1).isEmpty)
  }

  @Test("takes elements back, as if they had not been taken", arguments: 1...9)
  func putBack(limit: Int) {
    var queue = FairQueue<Int, Int>()
    for number in [11, 12, 13, 14, 15, 21, 22, 31] { queue.append(number, of: number / 10) }
    let taken = queue.take(upTo: limit)
    for number in taken.reversed() { queue.putBack(number, of: number / 10) }
    #expect(queue.count == 8 && queue.count(of: 1) == 5)
    // Each is the oldest of its owner again, and no owner has lost elements.
    let again = queue.take(upTo: .max)
    for owner in 1...3 {
      #expect(
        again.filter { $0 / 10 == owner }
          == [11, 12, 13, 14, 15, 21, 22, 31].filter { $0 / 10 == owner }
      )
    }
  }

  @Test("puts an owner back in front of the others", arguments: [0, 1, 2])
  func putBackFirst(others: Int) {
    var queue = FairQueue<String, Int>()
    queue.append(1, of: "a")
    #expect(queue.next() == 1)
    for number in 0..<others { queue.append(10 + number, of: "b") }
    queue.putBack(1, of: "a")
    #expect(queue.take(upTo: .max) == [1] + (0..<others).map { 10 + $0 })
  }

  @Test("lets no owner wait for more than one element of each other", arguments: 0..<UInt64(20))
  func fairness(seed: UInt64) {
    var random = SplitMix(seed)
    var queue = FairQueue<Int, (owner: Int, number: Int)>()
    var waiting: [Int: [Int]] = [:]
    /// Turns of others while an owner waits.
    var turns: [Int: [Int: Int]] = [:]
    for number in 0..<2_000 {
      if Bool.random(using: &random) {
        let owner = Int.random(in: 0..<6, using: &random)
        queue.append((owner, number), of: owner)
        if waiting[owner, default: []].isEmpty { turns[owner] = [:] }
        waiting[owner, default: []].append(number)
      } else if let next = queue.next() {
        #expect(waiting[next.owner]?.removeFirst() == next.number)
        for owner in waiting.keys where owner != next.owner && waiting[owner]?.isEmpty == false {
          turns[owner]?[next.owner, default: 0] += 1
          #expect(turns[owner]?[next.owner] ?? 0 <= 1)
        }
        turns[next.owner] = [:]
      } else {
        #expect(waiting.values.allSatisfy { $0.isEmpty })
      }
      #expect(queue.count == waiting.values.reduce(0) { $0 + $1.count })
    }
  }
}

/// Random numbers determined by a seed.
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
