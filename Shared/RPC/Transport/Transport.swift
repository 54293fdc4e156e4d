/// A way to reach other processes: TCP, memory within one process, or TLS over either.
///
/// All its connections are on one loop. All implementations have the same contract, which one test
/// suite checks.
package protocol Transport: Sendable {
  var loop: EventLoop { get }

  /// Begins to accept connections; `accept` is called on the loop, once for each.
  ///
  /// - Returns: a listener with the assigned port in place of 0.
  /// - Throws: ``TransportError``.
  func listen(
    at address: Address,
    accept: @escaping @Sendable (Link) -> Void
  ) async throws -> any Listener

  /// Opens a connection within the given time.
  ///
  /// - Throws: ``TransportError``, or `CancellationError`.
  func connect(to address: Address, within time: Duration) async throws -> Link
}

/// Accepts connections at an address.
package protocol Listener: Sendable {
  var address: Address { get }

  /// Stops accepting; open connections stay.
  ///
  /// From any thread.
  func close()

  /// Reports, on the loop, that connections have to wait for descriptors or memory.
  ///
  /// Called once until none waits.
  func onShortage(_ tell: @escaping @Sendable (String) -> Void)
}

extension Listener {
  package func onShortage(_ tell: @escaping @Sendable (String) -> Void) {}
}

/// Why there is no connection.
package enum TransportError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No process listens there, or the network refuses.
  case refused(Address, String)
  /// There was no answer in time.
  case timedOut(Address)
  /// The name has no address.
  case unknownHost(Address)
  /// The address is in use, or is not local.
  case cannotListen(Address, String)

  package var description: String {
    switch self {
    case .refused(let address, let why): "\(address) cannot be reached: \(why)"
    case .timedOut(let address): "\(address) did not answer in time"
    case .unknownHost(let address): "\(address) has an unknown name"
    case .cannotListen(let address, let why): "cannot listen at \(address): \(why)"
    }
  }
}
