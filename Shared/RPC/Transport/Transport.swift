/// A way to reach other processes: TCP, memory within one process, or TLS over one of them.
///
/// All its connections live on one loop. The implementations keep the same promises, and one suite
/// of tests asks them of each.
package protocol Transport: Sendable {
  var loop: EventLoop { get }

  /// Begins to accept connections; `accept` is called on the loop, once for each.
  ///
  /// - Returns: a listener whose address has the real port where 0 was asked for.
  /// - Throws: ``TransportError``.
  func listen(
    at address: Address,
    accept: @escaping @Sendable (Link) -> Void
  ) async throws -> any Listener

  /// Opens a connection, within the time given.
  ///
  /// - Throws: ``TransportError``, or `CancellationError`.
  func connect(to address: Address, within time: Duration) async throws -> Link
}

/// An address that accepts connections.
package protocol Listener: Sendable {
  var address: Address { get }

  /// Accepts no more; connections that exist stay. From any thread.
  func close()

  /// Tells, on the loop, why connections have to wait: the system has no descriptor or memory for them.
  ///
  /// Told once until nobody waits any more.
  func onShortage(_ tell: @escaping @Sendable (String) -> Void)
}

extension Listener {
  package func onShortage(_ tell: @escaping @Sendable (String) -> Void) {}
}

/// Why there is no connection.
package enum TransportError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Nobody listens there, or the network says no.
  case refused(Address, String)
  /// Nobody answered in time.
  case timedOut(Address)
  /// The name has no address.
  case unknownHost(Address)
  /// The address is taken, or not ours.
  case cannotListen(Address, String)

  package var description: String {
    switch self {
    case .refused(let address, let why): "\(address) cannot be reached: \(why)"
    case .timedOut(let address): "\(address) did not answer in time"
    case .unknownHost(let address): "\(address) has a name that is not known"
    case .cannotListen(let address, let why): "cannot listen at \(address): \(why)"
    }
  }
}
