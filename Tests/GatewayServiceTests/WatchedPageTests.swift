import GatewayContracts
import GatewayDomain
import GatewayService
import RPC
import RuntimeContracts
import TestSupport
import Testing
import Vocabulary

/// A page of events that is sent slowly, while visibility changes.
@Suite("A page for a watcher")
struct WatchedPageTests {
  private static func watch(
    _ home: TestInstallation,
    _ cursor: ArraySlice<UInt8> = []
  ) async throws -> ReplyStream<GatewayV1.WatchResponse> {
    let stream = try await GatewayV1.ChangesClient(home.channel())
      .watch(.init(cursor: cursor), .of(home.home.ada, timeout: nil))
    try await home.simulation.loop.sleep(for: .milliseconds(100))
    return stream
  }

  @Test("contains what the watcher may see when it is sent, not when it arrived (SYN-024)")
  func slow() throws {
    try TestInstallation.run { home in
      let task = try home.service(.task)
      let early = try await Self.watch(home)
      try await task.happens("first", in: home.home.ada)
      var cursor: ArraySlice<UInt8> = []
      for try await next in early where next.event != nil {
        cursor = next.cursor
        break
      }
      // A batch is one page, however long: this one is twice what a stream may have under way.
      let batch: BatchID = .sample(9)
      for _ in 0..<1_000 { try await task.happens("long", in: home.home.ada, batch: batch) }
      let eve = TestHome.member(1, 77, "Eve", .child)
      try await task.happens("of_eve", in: eve, batch: batch)
      try await task.happens("after", in: home.home.ada)
      let stream = try await Self.watch(home, cursor)
      try await home.simulation.loop.sleep(for: .seconds(1))
      try await home.home.addMember(77, eve.name, .child)
      home.gateway.directory.forget(household: home.home.household)
      var entities: [String] = []
      for try await next in stream {
        guard let entity = next.event?.entityID else { continue }
        entities.append(entity)
        if entity == "after" { break }
      }
      #expect(entities.count == 1_002)
      #expect(entities.suffix(2) == ["of_eve", "after"], "she is a child of the household by now")
    }
  }
}
