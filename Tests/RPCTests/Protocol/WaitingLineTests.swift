import Testing

@testable import RPC

@Suite("A line of what waits", .serialized)
struct WaitingLineTests {
  private final class Bytes {
    static nonisolated(unsafe) var alive = 0
    let number: Int

    init(_ number: Int) {
      self.number = number
      Self.alive += 1
    }

    deinit { Self.alive -= 1 }
  }

  @Test("gives all back in order, and keeps nothing that was taken", arguments: [1, 2, 5, 100])
  func order(length: Int) {
    Bytes.alive = 0
    var line = WaitingLine<Bytes>()
    for number in 0..<length { line.append(Bytes(number)) }
    for number in 0..<1_000 {
      #expect(line.popFirst()?.number == number)
      line.append(Bytes(number + length))
      #expect(Bytes.alive == length && line.places <= max(33, 2 * length + 1))
    }
    for number in 0..<length { #expect(line.popFirst()?.number == 1_000 + number) }
    #expect(line.isEmpty && line.popFirst() == nil && Bytes.alive == 0)
    line.append(Bytes(1))
    line.removeAll()
    #expect(line.isEmpty && Bytes.alive == 0)
  }
}
