import Glibc

/// TCP, without delay and without Nagle; names are looked up on a thread of their own.
///
/// Unchecked `Sendable`: it has nothing mutable.
package final class TCPTransport: Transport, Sendable {
  package let loop: EventLoop

  package init(_ loop: EventLoop) {
    self.loop = loop
  }

  package func listen(
    at address: Address,
    accept: @escaping @Sendable (Link) -> Void
  ) async throws -> any Listener {
    let resolved = try await resolve(address)
    return try await loop.run { [loop] in
      try TCPListener(loop: loop, wanted: address, resolved: resolved, accept: accept)
    }
  }

  package func connect(to address: Address, within time: Duration) async throws -> Link {
    let resolved = try await resolve(address)
    let attempt = TCPConnecting(loop: loop, address: address, within: time)
    return try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        loop.perform { attempt.start(resolved, continuation) }
      }
    } onCancel: {
      loop.perform { attempt.cancel() }
    }
  }

  /// Literal addresses at once; names by the system, which blocks, on a thread.
  private func resolve(_ address: Address) async throws -> SocketAddress {
    if let literal = SocketAddress(literal: address) { return literal }
    let found: SocketAddress? = await withUnsafeContinuation { continuation in
      let isRunning = LoopThread.start(name: "resolver") {
        continuation.resume(returning: SocketAddress(lookingUp: address))
      }
      if !isRunning { continuation.resume(returning: nil) }
    }
    guard let found else { throw TransportError.unknownHost(address) }
    return found
  }
}
