import CatalogContracts
import GatewayContracts
import GatewayDomain
import RPC
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import GatewayService

@Suite("The family's dashboard")
struct FamilyTests {
  private typealias Card = CatalogV1.GetProgressCardResponse

  /// Lets the catalog answer with a card whose points are the number of the child.
  private static func answer(
    _ home: TestInstallation,
    unless refusal: @escaping @Sendable (_ child: String, ServerCall) async throws -> Void = {
      _,
      _ in
    }
  ) throws {
    try home.service(.catalog).answer = { call, _, replies in
      let child = call.metadata["daybook-subject"] ?? ""
      try await refusal(child, call)
      let number = MemberID(text: child).map { Int64($0.rawValue.low & 0xff) } ?? 0
      try await replies.send(Card(earnedToday: number).encoded())
    }
  }

  private static func page(
    _ home: TestInstallation,
    of member: Member,
    timeout: Duration? = .seconds(10)
  ) async throws -> [GatewayV1.ChildCard] {
    try await GatewayV1.FamiliesClient(home.channel())
      .getFamilyDashboard(.init(), .of(member, timeout: timeout)).children
  }

  private static func add(_ numbers: Range<UInt64>, to home: TestInstallation) async throws {
    for number in numbers { try await home.home.addMember(number, "Child \(number)", .child) }
  }

  @Test("has a card for each child, in the order of joining (APP-101)")
  func everyChild() throws {
    try TestInstallation.run { home in
      try Self.answer(home)
      let people = home.home
      for parent in [people.ada, people.ben] {
        let page = try await Self.page(home, of: parent)
        #expect(page.map(\.memberID) == [people.cleo.id, people.dan.id])
        #expect(page.map(\.name) == ["Cleo", "Dan"])
        #expect(page.map { $0.card?.earnedToday } == [3, 4])
        #expect(page.allSatisfy { $0.error == nil })
      }
    }
  }

  @Test("has only the caller's own card for a child, and nothing of other households (APP-001)")
  func whoSeesWhat() throws {
    try TestInstallation.run { home in
      try Self.answer(home)
      let own = try await Self.page(home, of: home.home.dan)
      #expect(own.map(\.memberID) == [home.home.dan.id])
      #expect(own.first?.card?.earnedToday == 4)
      let catalog = try home.service(.catalog)
      #expect(catalog.seen.map { $0.metadata["daybook-subject"] } == [home.home.dan.id.text])
      #expect(try await Self.page(home, of: home.home.zoe).isEmpty)
      #expect(catalog.seen.count == 1)
    }
  }

  @Test("calls the catalog exactly as the member's own call would, consents included")
  func onBehalf() throws {
    try TestInstallation.run { home in
      let people = home.home
      try await people.consent(for: people.cleo)
      try Self.answer(home)
      let catalog = try home.service(.catalog)
      for caller in [people.ada, people.cleo] {
        let before = catalog.seen.count
        _ = try await CatalogV1.ScreenTimeClient(home.channel())
          .getProgressCard(.init(childID: people.cleo.id), .of(caller))
        _ = try await Self.page(home, of: caller)
        let seen = catalog.seen[before...].filter {
          $0.metadata["daybook-subject"] == people.cleo.id.text
        }
        #expect(seen.count == 2)
        let trusted = seen.map { $0.metadata.filter { Metadata.isTrusted($0.key) } }
        #expect(trusted.first == trusted.last)
        #expect(seen.last?.metadata["daybook-member"] == caller.id.text)
        #expect(seen.last?.metadata["daybook-consents"]?.contains("screen_time") == true)
        #expect(Set(seen.map(\.request)).count == 1 && Set(seen.map(\.method)).count == 1)
      }
      let dan = catalog.seen.last { $0.metadata["daybook-subject"] == people.dan.id.text }
      #expect(dan != nil && dan?.metadata["daybook-consents"] == nil)
    }
  }

  @Test("loses only the card that fails (APP-106)")
  func oneFails() throws {
    try TestInstallation.run { home in
      let cleo = home.home.cleo.id.text
      try Self.answer(home) { child, _ in
        guard child == cleo else { return }
        throw RPCError(.unavailable, "store_damaged", "The database is damaged.")
      }
      let page = try await Self.page(home, of: home.home.ada)
      #expect(page.map(\.name) == ["Cleo", "Dan"])
      #expect(page.map { $0.card?.earnedToday } == [nil, 4])
      #expect(page.first?.error?.status == "UNAVAILABLE")
      #expect(page.first?.error?.reason == "store_damaged")
      #expect(page.first?.error?.message == "The database is damaged.")
      #expect(page.last?.error == nil)
    }
  }

  @Test("says of each card that the catalog cannot be reached, and does not fail itself (APP-106)")
  func catalogStopped() throws {
    try TestInstallation.run { home in
      await (try home.service(.catalog)).stop()
      let page = try await Self.page(home, of: home.home.ada)
      #expect(page.count == 2 && page.allSatisfy { $0.card == nil })
      for child in page {
        #expect(child.error?.status == "UNAVAILABLE")
        #expect(child.error?.reason == "peer_unavailable")
        #expect(child.error?.message.contains("catalog") == true)
      }
    }
  }

  @Test("gives up a card after three seconds, and the others when the catalog is silent")
  func hangs() throws {
    try TestInstallation.run { home in
      try await Self.add(10..<22, to: home)
      try Self.answer(home) { _, call in try await call.loop.sleep(for: .seconds(3_600)) }
      let start = home.simulation.loop.now
      let page = try await Self.page(home, of: home.home.ada)
      #expect(home.simulation.loop.now - start < FamilyCalls.cardTimeout + .milliseconds(100))
      let reasons = page.map { $0.error?.reason }
      let first = FamilyCalls.concurrency
      #expect(reasons.count == 14)
      #expect(reasons.prefix(first).allSatisfy { $0 == "deadline_exceeded" }, "\(reasons)")
      // The breaker is open, so the catalog is not called again.
      #expect(reasons.dropFirst(first).allSatisfy { $0 == "peer_unavailable" }, "\(reasons)")
      #expect(try home.service(.catalog).seen.count == first)
    }
  }

  @Test("ends after five seconds with the cards that were read by then")
  func slow() throws {
    try TestInstallation.run { home in
      try await Self.add(10..<22, to: home)
      try Self.answer(home) { _, call in try await call.loop.sleep(for: .seconds(2)) }
      let start = home.simulation.loop.now
      let page = try await Self.page(home, of: home.home.ada)
      #expect(home.simulation.loop.now - start < FamilyCalls.timeLimit + .milliseconds(100))
      // Four cards at a time: eight are read after 4 seconds, and the last two are never requested.
      #expect(page.map { $0.card != nil } == (0..<14).map { $0 < 8 })
      let reasons = page.dropFirst(8).map { $0.error?.reason }
      #expect(reasons.prefix(4).allSatisfy { $0 == "deadline_exceeded" }, "\(reasons)")
      #expect(reasons.dropFirst(4) == ["not_in_time", "not_in_time"])
      #expect(page.dropFirst(8).allSatisfy { $0.error?.status == "DEADLINE_EXCEEDED" })
      #expect(try home.service(.catalog).seen.count == 12)
    }
  }

  @Test("reads all cards of a large household, never more than four at once")
  func many() throws {
    try TestInstallation.run { home in
      try await Self.add(10..<55, to: home)
      let running = Running()
      try Self.answer(home) { _, call in
        running.begin()
        defer { running.end() }
        try await call.loop.sleep(for: .milliseconds(20))
      }
      let page = try await Self.page(home, of: home.home.ada)
      #expect(page.count == 47 && page.allSatisfy { $0.card != nil && $0.error == nil })
      #expect(running.most == FamilyCalls.concurrency)
    }
  }

  @Test(
    "replies before the caller's deadline, with the cards that were read in time",
    arguments: [Duration.milliseconds(100), .seconds(1), .seconds(2)]
  )
  func shortDeadline(timeout: Duration) throws {
    try TestInstallation.run { home in
      try await Self.add(10..<20, to: home)
      let cleo = home.home.cleo.id.text
      try Self.answer(home) { child, call in
        guard child != cleo else { return }
        try await call.loop.sleep(for: .seconds(3_600))
      }
      let page = try await Self.page(home, of: home.home.ada, timeout: timeout)
      #expect(page.count == 12)
      #expect(page.first?.card?.earnedToday == 3)
      #expect(page.dropFirst().allSatisfy { $0.error?.status == "DEADLINE_EXCEEDED" })
      #expect(page.last?.error?.reason == "not_in_time")
    }
  }
}

/// Counts how many calls run at once.
///
/// Unchecked `Sendable`: used on the simulation's thread only.
private final class Running: @unchecked Sendable {
  private var now = 0
  private(set) var most = 0

  func begin() {
    now += 1
    most = max(most, now)
  }

  func end() { now -= 1 }
}
