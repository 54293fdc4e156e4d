import Dispatch
import Synchronization
import Testing

@testable import RPC

@Suite("A listening socket")
struct TCPListenerTests {
  @Test("accepts at most 64 connections in one loop iteration, and eventually all of them")
  func turns() async throws {
    let (server, client) = (EventLoop.start(name: "server"), EventLoop.start(name: "client"))
    defer {
      server.stop()
      client.stop()
    }
    let turns = Mutex<[Int: Int]>([:])
    let listener = try await TCPTransport(server).listen(at: .loopback(port: 0)) { link in
      turns.withLock { $0[server.turnNumber, default: 0] += 1 }
      link.close("seen")
    }
    defer { listener.close() }
    let all = DispatchSemaphore(value: 0)
    server.post { all.wait() }
    let transport = TCPTransport(client)
    for _ in 0..<200 {
      // It is not used: only its place in the kernel's accept queue counts.
      _ = try await transport.connect(to: listener.address, within: .seconds(10))
    }
    all.signal()
    while turns.withLock({ $0.values.reduce(0, +) }) < 200 {
      try await client.sleep(for: .milliseconds(1))
    }
    #expect(turns.withLock { $0.values.allSatisfy { $0 <= 64 } })
  }
}
