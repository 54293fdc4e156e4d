import Testing
import Wire

@testable import RPC

/// A forwarded call is a row of a table until something unusual happens to it.
///
/// Then it behaves like a full call: the same notifications at the same time.
@Suite("A proxied call")
struct ProxiedCallTests {
  /// What happens to a call, which takes 100 ms at the service.
  enum Event: CaseIterable {
    case none
    case head
    case inPieces
    case compressed
    case refused
    case tooLarge
    /// It did not run at the service, which reports that once.
    case unprocessed
    case deadline
    case cancelled
    case doorLost
    case serviceLost
    case doorDrains
    case serviceDrains
    case doorStops
    case serviceStops
    /// Before it has read the call.
    case serviceStopsFirst
    /// The gateway's channel retries safe calls.
    case retried
  }

  /// Refuses the call behind the first ones, untouched.
  private final class Shy: ServerInterceptor, @unchecked Sendable {
    private var calls = 0

    func intercept(_ call: ServerCall) throws {
      calls += 1
      guard calls == ProxiedCallTests.firstCalls + 1 else { return }
      var error = RPCError(.unavailable, "shy", "Not now.")
      error.isUnprocessed = true
      throw error
    }
  }

  /// Looks at calls, for which each has to be an object.
  struct Onlooker: ServerInterceptor {
    func intercept(_ call: ServerCall) throws {}
  }

  final class Noting: ForwardingInterceptor {
    private let notes: Notes

    init(_ notes: Notes) { self.notes = notes }

    func answered(_ call: ForwardedFacts, head: inout Metadata, trailers: inout Metadata) {
      notes.add("door: answered, \(head["live"] ?? "-"), \(trailers["seen"] ?? "-")")
      trailers["door"] = "saw"
    }

    func refused(_ call: ForwardedFacts, _ error: RPCError) -> RPCError {
      notes.add("door: \(error.code.name) \(error.reason)")
      return error
    }
  }

  /// The number of rows used; on one loop only.
  private final class Rows: @unchecked Sendable {
    var count = 0
  }

  private static let method = MethodDescriptor(
    name: "test.House/Pass",
    kind: .unary,
    isIdempotent: true
  )

  private static func service(_ event: Event, _ notes: Notes) -> Router {
    var router = Router()
    if event == .unprocessed { router.add(Shy()) }
    router.registerUnary(method) { (request: Words, call) in
      guard request.text != "first" else { return request }
      let attempt = call.metadata["previous-attempts"] ?? "0"
      notes.add(
        "service: \(request.text.count), attempt \(attempt), \(call.metadata["hello"] ?? "-")"
      )
      // Metadata that the gateway adds arrives on every path.
      #expect(call.metadata.all("prepared") == ["yes"])
      if event == .head { call.sendHead(["live": "yes"]) }
      do {
        try await call.loop.sleep(for: .milliseconds(100))
      } catch {
        notes.add("service: left alone")
        throw error
      }
      call.setTrailer("seen", "it")
      if event == .refused { throw RPCError(.failedPrecondition, "odd", "It cannot be done.") }
      if event == .retried, attempt == "0" { throw RPCError(.unavailable, "tired", "Later.") }
      let isLarge = [.inPieces, .compressed, .tooLarge].contains(event)
      return Words(isLarge ? String(repeating: "w", count: 300_000) : "done")
    }
    return router
  }

  /// How the gateway forwards calls.
  private enum Passing {
    /// With an interceptor, for which each call is an object.
    case watched
    case unwatched
  }

  /// Until the method has a number.
  fileprivate static let firstCalls = 3

  private static func door(to upstream: Channel, _ passing: Passing, _ notes: Notes) -> Router {
    var router = Router()
    if passing == .watched { router.add(Onlooker()) }
    let prepared = PreparedMetadata(["prepared": "yes"])
    router.registerForwarding(method) { call in
      let options = CallOptions(metadata: call.metadata, prepared: prepared)
      return try call.pass(over: upstream, options, Noting(notes))
    } otherwise: { _, _, _ in
      notes.add("handler")
    }
    return router
  }

  /// - Returns: all notifications with their times, and the most rows in use.
  private static func play(
    _ event: Event,
    _ passing: Passing
  ) throws -> (told: [String], rows: Int) {
    let simulation = Simulation(seed: 11)
    let transport = MemoryTransport(simulation.loop)
    let loop = simulation.loop
    let notes = Notes()
    let rows = Rows()
    try simulation.run {
      var settings = ServerSettings()
      if event == .compressed { settings.compressesFrom = 1_000 }
      let far = RPCServer(router: service(event, notes), transport: transport, settings: settings)
      let farAddress = try await far.start(at: .loopback(port: 7_000))
      var onward = ChannelSettings()
      if event == .compressed { onward.compressesFrom = 1_000 }
      if event == .tooLarge { onward.limits.maximumMessage = 100_000 }
      if event == .retried { onward.retry = RetryPolicy() }
      let upstream = Channel(address: farAddress, transport: transport, settings: onward)
      let door = RPCServer(
        router: Self.door(to: upstream, passing, notes),
        transport: transport,
        settings: settings
      )
      let front = try await door.start(at: .loopback(port: 7_001))
      let channel = Channel(address: front, transport: transport)
      // From the second call on, methods have numbers.
      for _ in 0..<firstCalls {
        let options = CallOptions(metadata: ["hello": "there"])
        _ = try? await channel.unary(method, Words("first"), options) as Words
      }
      notes.lines = []
      if event == .serviceStopsFirst {
        transport.behaviour.latency = .milliseconds(10) ... .milliseconds(10)
      }
      let start = loop.now
      let task = loop.spawn {
        do {
          let time: Duration = event == .deadline ? .milliseconds(50) : .seconds(5)
          let options = CallOptions(timeout: time, metadata: ["hello": "there"])
          // Larger than a row's buffer, for a call that is retried.
          let asked = Words(String(repeating: "x", count: event == .retried ? 2_000 : 2))
          let reply: Reply<Words> = try await channel.unaryReply(method, asked, options)
          notes.add("caller: \(reply.message.text.count), \(reply.head["live"] ?? "-")")
          notes.add("caller: \(reply.trailers["seen"] ?? "-"), \(reply.trailers["door"] ?? "-")")
        } catch {
          let error = RPCError(describing: error)
          notes.add("caller: \(error.code.name) \(error.reason) \(error.trailers["seen"] ?? "-")")
        }
        notes.add("after \(loop.now - start)")
      }
      try await loop.sleep(for: .milliseconds(event == .serviceStopsFirst ? 15 : 20))
      rows.count = loop.forwardedCalls.count
      notes.add("running: \(door.metrics.runningHandlers), \(door.metrics.methods[0].inFlight)")
      notes.add("kept: \(door.metrics.bufferedBytes)")
      switch event {
      case .cancelled: task.cancel()
      case .doorLost: transport.breakConnections(to: front)
      case .serviceLost: transport.breakConnections(to: farAddress)
      case .doorDrains: await door.drain(grace: .seconds(1))
      case .serviceDrains: await far.drain(grace: .seconds(1))
      case .doorStops: await door.drain(grace: .milliseconds(10))
      case .serviceStops, .serviceStopsFirst: await far.drain(grace: .zero)
      case .none, .head, .inPieces, .compressed, .refused, .tooLarge, .unprocessed, .deadline,
        .retried:
        break
      }
      await task.value
      try await loop.sleep(for: .seconds(1))
      notes.add("running: \(door.metrics.runningHandlers)")
      #expect(door.metrics.bufferedBytes == 0)
      for method in door.metrics.methods {
        notes.add("\(method.ended) ended, \(method.inFlight) in flight, \(method.errors)")
      }
      #expect(loop.forwardedCalls.count == 0)
      channel.close()
      upstream.close()
      await door.drain(grace: .milliseconds(10))
      await far.drain(grace: .milliseconds(10))
    }
    notes.add("\(loop.armedTimers) timers")
    return (notes.lines, rows.count)
  }

  @Test("ends as it would without its row, whatever happens", arguments: Event.allCases)
  func alike(event: Event) throws {
    let plain = try Self.play(event, .watched)
    #expect(plain.rows == 0)
    #expect(plain.told.count > 3)
    let row = try Self.play(event, .unwatched)
    #expect(row.told == plain.told)
    // An event before 20 ms has ended the row.
    #expect(row.rows == ([.head, .unprocessed].contains(event) ? 0 : 1))
  }
}
