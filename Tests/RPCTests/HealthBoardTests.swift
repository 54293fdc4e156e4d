import Testing

@testable import RPC

/// What a server says of its services, its own and those of processes behind it.
@Suite("A health board")
struct HealthBoardTests {
  @Test("says that a service behind serves while both processes do, whoever speaks last")
  func behind() {
    let board = HealthBoard(services: ["own", "behind"])
    func statuses() -> [HealthBoard.Status?] {
      ["", "own", "behind"].map { board.status(of: $0) }
    }
    #expect(statuses() == [.serving, .serving, .serving])
    board.setBehind(["behind"], serving: false)
    #expect(statuses() == [.serving, .serving, .notServing])
    board.setAll(serving: false, because: "it stops")
    board.setBehind(["behind"], serving: true)
    #expect(statuses() == [.notServing, .notServing, .notServing], "it stops all the same")
    board.setBehind(["behind"], serving: false)
    board.setAll(serving: true)
    #expect(statuses() == [.serving, .serving, .notServing])
    board.setBehind(["behind", "nobody"], serving: true)
    #expect(statuses() == [.serving, .serving, .serving])
    #expect(board.status(of: "nobody") == nil)
  }
}
