import Testing

@testable import RPC

/// The health of a server's services, its own and those of processes behind it.
@Suite("A health board")
struct HealthBoardTests {
  @Test("reports a proxied service as serving while both processes are, whichever reports last")
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

  @Test("reports an unknown name as unknown, until it is registered")
  func unknown() async throws {
    try await Carrier.simulation.run { world in
      let health = RPCV1.HealthClient(try await world.serve(House.router()))
      let refusal = await #expect(throws: RPCError.self) {
        _ = try await health.check(.init(service: "new"))
      }
      #expect(refusal?.code == .notFound)
      #expect(refusal?.message == "There is no service “new” here.")
      var told = try await health.watch(.init(service: "new")).makeAsyncIterator()
      #expect(try await told.next()?.status == .serviceUnknown)
      world.servers[0].health.set("new", serving: true)
      #expect(try await told.next()?.status == .serving)
    }
  }

  @Test("lists at most a hundred services")
  func list() async throws {
    try await Carrier.simulation.run { world in
      let health = RPCV1.HealthClient(try await world.serve(House.router()))
      let board = world.servers[0].health
      let known = try await health.list(.init()).statuses.count
      for number in known..<100 { board.set("service\(number)", serving: true) }
      #expect(try await health.list(.init()).statuses.count == 100)
      board.set("one more", serving: true)
      let refusal = await #expect(throws: RPCError.self) { _ = try await health.list(.init()) }
      #expect(refusal?.code == .resourceExhausted && refusal?.reason == "too_many_services")
    }
  }
}
