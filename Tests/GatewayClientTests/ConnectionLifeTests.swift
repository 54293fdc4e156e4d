import RPC
import Synchronization
import Testing
import TestHousehold
import TestSupport

@testable import GatewayClient

@Suite("The life of a connection")
struct ConnectionLifeTests {
  @Test("ends at once when nothing is under way, and only once")
  func idle() {
    var life = ConnectionLife()
    let first = life.close {}
    let second = life.close {}
    #expect(first != nil)
    #expect(second == nil)
    let mayEnter = life.enter()
    #expect(!mayEnter)
  }

  @Test("ends with the last call that is under way")
  func busy() {
    var life = ConnectionLife()
    _ = life.enter()
    _ = life.enter()
    let atClose = life.close {}
    let afterOne = life.leave()
    let afterBoth = life.leave()
    #expect(atClose == nil)
    #expect(afterOne == nil)
    #expect(afterBoth != nil)
  }

  @Test("lets a call that waits to be repeated end as cancelled")
  func waitingCall() throws {
    let gateway = try Home.running()
    gateway.script.refuse(
      "WhoAmI",
      with: RPCError(.unavailable, "peer_unavailable", "Later."),
      times: 5
    )
    let channel = gateway.channel()
    let connection = GatewayConnection(channel: channel, token: try Home.secret)
    let client = DaybookClient(gateway: connection)
    let hasEnded = Mutex(false)
    let loop = gateway.loop
    let error = try gateway.installation.run {
      let task = loop.spawn {
        await #expect(throws: DaybookError.self) { try await client.households.whoAmI() }
      }
      try await loop.sleep(for: .milliseconds(50))
      channel.close()
      connection.close { hasEnded.withLock { $0 = true } }
      #expect(!hasEnded.withLock { $0 })
      return await task.value
    }
    #expect(error?.code == "client_closed")
    #expect(hasEnded.withLock { $0 })
    #expect(gateway.script.seen.count == 1)
  }
}
