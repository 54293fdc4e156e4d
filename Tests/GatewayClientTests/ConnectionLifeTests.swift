import RPC
import Synchronization
import Testing
import TestHousehold
import TestSupport

@testable import GatewayClient

@Suite("The lifetime of a connection")
struct ConnectionLifeTests {
  /// Counts how often a connection closed its channel and released its resources.
  private final class Ends: Sendable {
    private let counts = Mutex((closed: 0, ended: 0))

    var closed: Int { counts.withLock { $0.closed } }
    var ended: Int { counts.withLock { $0.ended } }

    func connection(over channel: Channel) throws -> GatewayConnection {
      GatewayConnection(
        channel: channel,
        token: try Home.secret,
        closing: { [self] in
          counts.withLock { $0.closed += 1 }
          channel.close()
        },
        ending: { [self] in counts.withLock { $0.ended += 1 } }
      )
    }
  }

  @Test("closes the channel once, and ends when the last reference is released")
  func ends() throws {
    let gateway = try Home.running()
    let ends = Ends()
    var client: DaybookClient? = try DaybookClient(
      gateway: ends.connection(over: gateway.channel())
    )
    client?.close()
    client?.close()
    #expect((ends.closed, ends.ended) == (1, 0))
    client = nil
    #expect((ends.closed, ends.ended) == (1, 1))
  }

  @Test("lasts while one of its stubs is referenced")
  func heldStub() throws {
    let gateway = try Home.running()
    let ends = Ends()
    let households = try DaybookClient(gateway: ends.connection(over: gateway.channel())).households
    let name = try gateway.installation.run {
      try await households.whoAmI(GatewayV1.WhoAmIRequest()).member?.name
    }
    #expect(name != nil)
    withExtendedLifetime(households) { #expect(ends.closed == 0) }
  }

  @Test("ends a call that waits for its retry as closed, and later ones too")
  func waitingCall() throws {
    let gateway = try Home.running()
    gateway.script.refuse(
      "WhoAmI",
      with: RPCError(.unavailable, "peer_unavailable", "Later."),
      times: 5
    )
    let client = try DaybookClient(gateway: Ends().connection(over: gateway.channel()))
    let loop = gateway.loop
    let (waiting, late) = try gateway.installation.run {
      let task = loop.spawn {
        await #expect(throws: RPCError.self) {
          try await client.households.whoAmI(GatewayV1.WhoAmIRequest())
        }
      }
      try await loop.sleep(for: .milliseconds(50))
      client.close()
      let waiting = await task.value
      let late = await #expect(throws: RPCError.self) {
        try await client.households.whoAmI(GatewayV1.WhoAmIRequest())
      }
      return (waiting, late)
    }
    #expect(waiting?.reason == "client_closed")
    #expect(late?.reason == "client_closed")
    #expect(gateway.script.seen.count == 1)
  }
}
