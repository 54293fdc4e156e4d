/// A network within one process: named addresses, connections that behave like TCP's.
///
/// Bytes arrive in order, in pieces of any size, after a delay. A receiver that does not read
/// blocks its sender. A simulation can make it slow, fragment it, break it, or silence an address,
/// all from the loop's seed.
///
/// Unchecked `Sendable`: everything mutable is touched on the loop only.
package final class MemoryTransport: Transport, @unchecked Sendable {
  /// How the network behaves.
  package struct Behaviour: Sendable {
    /// The delay of a piece.
    package var latency: ClosedRange<Duration> = .zero ... .zero
    /// The size of the pieces; `nil`: as written.
    package var pieces: ClosedRange<Int>?
    /// Pending output may continue when at most so many bytes are in flight.
    package var writableBelow = Int.max
    /// The host of connecting clients.
    package var host = "memory"

    package init() {}
  }

  private struct Place {
    let accept: @Sendable (Link) -> Void
    let serial: Int
  }

  package let loop: EventLoop
  private var places: [Address: Place] = [:]
  private var silent: Set<Address> = []
  private var links: [MemoryConnection] = []
  private var serial = 0
  /// The behaviour from now on.
  ///
  /// On the loop, or before it runs.
  package var behaviour = Behaviour()

  package init(_ loop: EventLoop) {
    self.loop = loop
  }

  package func listen(
    at address: Address,
    accept: @escaping @Sendable (Link) -> Void
  ) async throws -> any Listener {
    try await loop.run { try self.place(address, accept) }
  }

  package func connect(to address: Address, within time: Duration) async throws -> Link {
    let travel = try await loop.run { self.travelTime() }
    if travel > .zero { try await loop.sleep(for: travel) }
    if silent.contains(address) {
      try await loop.sleep(for: time)
      throw TransportError.timedOut(address)
    }
    guard let place = places[address] else {
      throw TransportError.refused(address, "nobody listens there")
    }
    let connection = MemoryConnection(self, to: address, number: nextSerial())
    links.removeAll { !$0.isOpen }
    links.append(connection)
    place.accept(connection.server)
    return connection.client
  }

  /// Open connections, the oldest first.
  ///
  /// On the loop.
  package var connections: [MemoryConnection] { links.filter(\.isOpen) }

  /// Breaks every connection to an address, like a crash of its process.
  ///
  /// On the loop.
  package func breakConnections(to address: Address) {
    for connection in links where connection.address == address { connection.cut() }
  }

  /// Makes an address stop or resume answering.
  ///
  /// On the loop.
  package func setSilent(_ address: Address, _ isSilent: Bool) {
    if isSilent { silent.insert(address) } else { silent.remove(address) }
  }

  private func place(
    _ wanted: Address,
    _ accept: @escaping @Sendable (Link) -> Void
  ) throws -> any Listener {
    let address = free(wanted)
    guard places[address] == nil else {
      throw TransportError.cannotListen(address, "the address is taken")
    }
    let serial = nextSerial()
    places[address] = Place(accept: accept, serial: serial)
    return MemoryListener(address: address) { [self] in
      loop.perform { [self] in
        if places[address]?.serial == serial { places[address] = nil }
      }
    }
  }

  /// The address itself, or one with a free port in place of 0.
  private func free(_ wanted: Address) -> Address {
    guard wanted.port == 0 else { return wanted }
    var address = Address(host: wanted.host, port: 49_152)
    while places[address] != nil, address.port < .max { address.port += 1 }
    return address
  }

  private func nextSerial() -> Int {
    serial += 1
    return serial
  }

  func travelTime() -> Duration {
    let (least, most) = (behaviour.latency.lowerBound, behaviour.latency.upperBound)
    guard least < most else { return least }
    let span = UInt64(max(1, (most - least).wholeNanoseconds))
    return least + .nanoseconds(Int64(loop.randomNumber() % span))
  }

  func pieceLength(of count: Int) -> Int {
    guard let pieces = behaviour.pieces else { return count }
    let span = UInt64(pieces.upperBound - pieces.lowerBound + 1)
    return min(count, max(1, pieces.lowerBound + Int(loop.randomNumber() % span)))
  }
}

private struct MemoryListener: Listener {
  let address: Address
  let stop: @Sendable () -> Void

  func close() { stop() }
}
