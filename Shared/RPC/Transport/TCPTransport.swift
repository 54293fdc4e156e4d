import Glibc

/// TCP with TCP_NODELAY; names are looked up on a thread of their own.
///
/// Unchecked `Sendable`: it has nothing mutable.
package final class TCPTransport: Transport, Sendable {
  package let loop: EventLoop

  /// Blocks.
  private let lookUp: @Sendable (Address) -> [SocketAddress]

  package init(_ loop: EventLoop) {
    self.loop = loop
    lookUp = { SocketAddress.lookUp($0) }
  }

  /// With a lookup of its own, for tests.
  init(_ loop: EventLoop, lookUp: @escaping @Sendable (Address) -> [SocketAddress]) {
    self.loop = loop
    self.lookUp = lookUp
  }

  package func listen(
    at address: Address,
    accept: @escaping @Sendable (Link) -> Void
  ) async throws -> any Listener {
    let resolved = try await resolve(address)[0]
    return try await loop.run { [loop] in
      try TCPListener(loop: loop, wanted: address, resolved: resolved, accept: accept)
    }
  }

  package func connect(to address: Address, within time: Duration) async throws -> Link {
    let started = loop.now
    let all = try await resolve(address)
    for (index, resolved) in all.enumerated() {
      // Each address has its share of the time, so that a silent one leaves some to the others.
      let share = (time - (loop.now - started)) / (all.count - index)
      do {
        return try await connect(to: address, resolved, within: max(share, .milliseconds(1)))
      } catch let error as TransportError where index < all.count - 1 && time > loop.now - started {
        _ = error
      }
    }
    throw TransportError.timedOut(address)
  }

  private func connect(
    to address: Address,
    _ resolved: SocketAddress,
    within time: Duration
  ) async throws -> Link {
    let attempt = TCPConnecting(loop: loop, address: address, within: time)
    return try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        loop.perform { attempt.start(resolved, continuation) }
      }
    } onCancel: {
      loop.perform { attempt.cancel() }
    }
  }

  /// Resolves literal addresses at once, and names on a thread, because the system blocks.
  ///
  /// - Returns: at least one.
  private func resolve(_ address: Address) async throws -> [SocketAddress] {
    if let literal = SocketAddress(literal: address) { return [literal] }
    let found: [SocketAddress] = await withUnsafeContinuation { continuation in
      let isRunning = LoopThread.start(name: "resolver") { [lookUp] in
        continuation.resume(returning: lookUp(address))
      }
      if !isRunning { continuation.resume(returning: []) }
    }
    guard !found.isEmpty else { throw TransportError.unknownHost(address) }
    return found
  }
}
