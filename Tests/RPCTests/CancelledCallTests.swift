import RPC
import Testing

/// Cancellation reaches a task however it is suspended.
@Suite("A call whose caller is cancelled")
struct CancelledCallTests {
  /// The handler's work before its own call.
  enum Moment: CaseIterable {
    case first, afterWaiting, afterAnotherCall, inChild, inChildAfterWaiting
  }

  /// A server that never answers `Sleep`, and notes the end of its handlers.
  private static func far(_ notes: Notes) -> Router {
    var far = House.router()
    far.registerUnary(House.sleep) { (request: Words, call) in
      notes.add("runs")
      do {
        try await call.loop.sleep(for: .seconds(50))
      } catch {
        notes.add("cancelled")
      }
      return request
    }
    return far
  }

  private static func callOn(_ upstream: Channel, _ moment: Moment, _ loop: EventLoop) async throws
  {
    let ask: @Sendable () async throws -> Void = {
      _ = try await upstream.unary(House.sleep, Words("x")) as Words
    }
    switch moment {
    case .first: break
    case .afterWaiting, .inChildAfterWaiting: try await loop.sleep(for: .milliseconds(5))
    case .afterAnotherCall, .inChild:
      _ = try await upstream.unary(House.echo, Words("x")) as Words
    }
    guard moment == .inChild || moment == .inChildAfterWaiting else { return try await ask() }
    async let child: Void = ask()
    try await child
  }

  @Test("is cancelled", arguments: Carrier.allCases, Moment.allCases)
  func handler(carrier: Carrier, moment: Moment) async throws {
    try await carrier.run { world in
      let notes = Notes()
      let upstream = try await world.serve(Self.far(notes))
      var near = Router()
      near.registerUnary(House.sleep) { (request: Words, call) in
        try await Self.callOn(upstream, moment, call.loop)
        return request
      }
      let channel = try await world.serve(near)
      let task = channel.loop.spawn {
        _ = try? await channel.unary(House.sleep, Words("x")) as Words
      }
      try await world.until { notes.lines == ["runs"] }
      task.cancel()
      await task.value
      try await world.until { notes.lines == ["runs", "cancelled"] }
    }
  }

  @Test("is cancelled in a task of a loop, and so is its next", arguments: Moment.allCases)
  func spawned(moment: Moment) async throws {
    try await Carrier.simulation.run { world in
      let notes = Notes()
      let upstream = try await world.serve(Self.far(notes))
      let task = world.loop.spawn {
        for _ in 0..<2 {
          do {
            try await Self.callOn(upstream, moment, world.loop)
          } catch {
            notes.add(RPCError(describing: error).code.name)
          }
        }
      }
      try await world.until { notes.lines == ["runs"] }
      task.cancel()
      await task.value
      try await world.until { notes.lines.count == 4 }
      #expect(notes.lines.filter { $0 == "CANCELLED" }.count == 2)
      #expect(notes.lines.filter { $0 == "cancelled" }.count == 1)
    }
  }

  @Test("is cancelled alone when only a child task is cancelled", arguments: Carrier.allCases)
  func child(carrier: Carrier) async throws {
    try await carrier.run { world in
      let notes = Notes()
      let upstream = try await world.serve(Self.far(notes))
      var near = Router()
      near.registerUnary(House.echo) { (request: Words, call) in
        try await call.loop.sleep(for: .milliseconds(1))
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { _ = try await upstream.unary(House.sleep, request) as Words }
          try await world.until { notes.lines == ["runs"] }
          group.cancelAll()
          // The handler itself is not cancelled, and its own calls continue.
          let echo: Words = try await upstream.unary(House.echo, request)
          #expect(echo == request)
          do { try await group.next() } catch { notes.add("child ended") }
        }
        return request
      }
      let channel = try await world.serve(near)
      let reply: Words = try await channel.unary(House.echo, Words("x"))
      #expect(reply == Words("x"))
      try await world.until { notes.lines.contains("cancelled") }
      #expect(notes.lines.contains("child ended"))
    }
  }

  @Test("starts no further call, though its handler goes on")
  func later() async throws {
    try await Carrier.simulation.run { world in
      let notes = Notes()
      let upstream = try await world.serve(Self.far(notes))
      var near = Router()
      near.registerUnary(House.echo) { (request: Words, call) in
        try? await call.loop.sleep(for: .seconds(9))
        do {
          _ = try await upstream.unary(House.echo, request) as Words
        } catch {
          notes.add(RPCError(describing: error).code.name)
        }
        return request
      }
      let channel = try await world.serve(near)
      let task = channel.loop.spawn {
        _ = try? await channel.unary(House.echo, Words("x")) as Words
      }
      try await world.loop.sleep(for: .milliseconds(1))
      task.cancel()
      await task.value
      try await world.until { notes.lines == ["CANCELLED"] }
    }
  }
}
