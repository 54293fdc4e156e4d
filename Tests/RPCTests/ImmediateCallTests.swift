import Testing
import Wire

@testable import RPC

/// Calls that are answered within one loop iteration, mostly without a task and a stream.
@Suite("A call that is answered at once")
struct ImmediateCallTests {
  /// Records each ended call.
  private final class Scribe: CallObserver {
    private let notes: Notes
    let hearsSuccess: Bool

    init(notes: Notes, hearsSuccess: Bool = true) {
      self.notes = notes
      self.hearsSuccess = hearsSuccess
    }

    func ended(_ call: borrowing EndedCall) {
      let hello = call.metadata["hello"] ?? "-"
      notes.add("\(call.method.name) \(call.outcome.code.name) \(hello) \(call.trace.text)")
    }
  }

  private static func router() -> Router {
    var router = House.router()
    router.registerImmediate(House.echo) { (request: Words, call) in
      guard request.text != "no" else {
        throw RPCError(.failedPrecondition, "no", "No.", debugDetail: "secret")
      }
      return Words(request.text, count: call.metadata["hello"] == nil ? 0 : 1)
    }
    return router
  }

  @Test(
    "behaves like any other: small, in pieces, compressed, refused",
    arguments: Carrier.allCases
  )
  func like(carrier: Carrier) async throws {
    try await carrier.run { world in
      let channel = try await world.serve(Self.router())
      let small: Words = try await channel.unary(House.echo, Words("small"))
      #expect(small == Words("small", count: 0))
      let options = CallOptions(metadata: ["hello": "there"])
      let long = String(repeating: "long", count: 100_000)
      let large: Words = try await channel.unary(House.echo, Words(long), options)
      #expect(large == Words(long, count: 1))
      var zipped = ChannelSettings()
      zipped.compressesFrom = 100
      guard let address = world.address(of: 0) else { return }
      let deflating = world.channel(to: address, zipped)
      let same: Words = try await deflating.unary(House.echo, Words(long))
      #expect(same == Words(long, count: 0))
      let refusal = await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(House.echo, Words("no"))
      }
      #expect(refusal?.reason == "no")
      let damage = await #expect(throws: RPCError.self) {
        _ = try await channel.unaryRaw(House.echo, [0xff])
      }
      #expect(damage?.reason == "malformed_message")
    }
  }

  @Test("is logged like any other", arguments: Carrier.allCases)
  func observed(carrier: Carrier) async throws {
    try await carrier.run { world in
      let notes = Notes()
      var router = Self.router()
      router.observer = Scribe(notes: notes)
      let channel = try await world.serve(router)
      let trace = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00"
      let options = CallOptions(metadata: ["hello": "there", "traceparent": trace])
      let long = String(repeating: "long", count: 100_000)
      for text in ["a", long, "no"] {
        _ = try? await channel.unary(House.echo, Words(text), options) as Words
      }
      _ = try? await channel.unary(House.sleep, Words("s", count: 1), options) as Words
      _ = try? await channel.unary(House.fail, Words("odd"), options) as Words
      _ = try? await channel.unary(House.missing, Words("x"), options) as Words
      #expect(
        notes.lines == [
          "test.House/Echo OK there \(trace)", "test.House/Echo OK there \(trace)",
          "test.House/Echo FAILED_PRECONDITION there \(trace)",
          "test.House/Sleep OK there \(trace)",
          "test.House/Fail FAILED_PRECONDITION there \(trace)",
        ],
        "an unknown method is not reported"
      )
    }
  }

  @Test("is not reported where there is no observer", arguments: Carrier.allCases)
  func unobserved(carrier: Carrier) async throws {
    try await carrier.run { world in
      let notes = Notes()
      var router = Self.router()
      router.observer = Scribe(notes: notes, hearsSuccess: false)
      let channel = try await world.serve(router)
      for text in ["a", "no"] {
        _ = try? await channel.unary(House.echo, Words(text)) as Words
      }
      #expect(notes.lines.count == 1)
      #expect(notes.lines.first?.contains("FAILED_PRECONDITION") == true)
    }
  }

  @Test("has a deadline when its reply waits for credit")
  func late() async throws {
    let simulation = Simulation(seed: 5)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      try await World.run(network) { world in
        var router = Router()
        router.registerImmediate(House.echo) { (_: Words, _) in
          Words(String(repeating: "r", count: 40_000))
        }
        let address = try await world.start(router)
        let peer = RawPeer(try await network.connect(to: address, within: .seconds(1)))
        // Credit for two replies to begin.
        let credit = [0, 6, 0, 4] + Raw.number(65_536)
        peer.send([0xda, 0x59, 0x42, 0x4b, 1, 1, 0, 0] + Raw.frame(.settings, on: 0, credit))
        for stream: UInt32 in 1...3 { peer.send(Raw.call(on: stream, timeout: 5_000)) }
        try await world.loop.sleep(for: .milliseconds(4_900))
        #expect(peer.ends.map(\.code) == [.ok, .ok])
        try await world.loop.sleep(for: .milliseconds(200))
        #expect(peer.ends.map(\.code) == [.ok, .ok, .deadlineExceeded])
      }
    }
  }
}
