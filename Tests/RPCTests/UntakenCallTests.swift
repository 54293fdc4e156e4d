import Testing

@testable import RPC

/// A client's memory for a server that reads nothing.
@Suite("Calls that their server does not read")
struct UntakenCallTests {
  private static let size = 15_000

  /// Makes calls with a short timeout.
  private static func call(_ channel: Channel, count: Int) async {
    let calls = (0..<count).map { _ in
      channel.loop.spawn {
        let words = Words(String(repeating: "x", count: size))
        let options = CallOptions(timeout: .milliseconds(100))
        let reply: Words? = try? await channel.unary(House.echo, words, options)
        return reply != nil
      }
    }
    for call in calls { #expect(await call.value == false) }
  }

  @Test(
    "leave at most 4 MiB behind after their deadlines; waiting calls continue when the server reads"
  )
  func bounded() async throws {
    try await Carrier.simulation.run { world in
      nonisolated(unsafe) var server: MuteServer?
      let listener = try await world.transport.listen(at: .loopback(port: 9)) { link in
        server = MuteServer(link, isStopped: true)
        link.receiver = server
      }
      let channel = world.channel(to: listener.address)
      for _ in 0..<20 { await Self.call(channel, count: 64) }
      let hung = try #require(server)
      #expect(hung.heard == 0)
      hung.link.resumeReading()
      try await world.loop.sleep(for: .milliseconds(50))
      // Of 18 MiB: the bytes written before the limit, and the cancellations.
      #expect((4 << 20...5 << 20).contains(hung.heard))
      let before = hung.heard
      await Self.call(channel, count: 3)
      #expect(hung.heard - before >= 3 * Self.size)
      channel.close()
    }
  }
}
