/// A network within one process: named addresses, connections that behave like TCP's.
///
/// Bytes arrive in order, in pieces of any size, after a delay; a receiver that does not read makes
/// the sender wait. A simulation can make it slow, cut it into small pieces, break it, or make an
/// address silent, all from the loop's seed.
///
/// Unchecked `Sendable`: everything mutable is touched on the loop only.
package final class MemoryTransport: Transport, @unchecked Sendable {
  /// How the network treats bytes.
  package struct Behaviour: Sendable {
    /// How long a piece travels.
    package var latency: ClosedRange<Duration> = .zero ... .zero
    /// The size of the pieces; `nil`: whatever was written together.
    package var pieces: ClosedRange<Int>?

    package init() {}
  }

  private struct Place {
    let accept: @Sendable (Link) -> Void
    let serial: Int
  }

  package let loop: EventLoop
  private var places: [Address: Place] = [:]
  private var silent: Set<Address> = []
  private var links: [(address: Address, link: MemoryLink)] = []
  private var serial = 0
  /// How bytes travel from now on.
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
    let (client, server) = MemoryLink.pair(self, address, number: nextSerial())
    links.removeAll { $0.link.isClosed }
    links.append((address, client))
    place.accept(server)
    return client
  }

  /// Breaks every connection to an address, as a crash of its process would.
  ///
  /// On the loop.
  package func breakConnections(to address: Address) {
    for entry in links where entry.address == address {
      entry.link.close("the network broke")
    }
  }

  /// Makes an address answer nobody, or answer again.
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

  /// The address itself, or one with a free port where 0 was asked for.
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

  fileprivate func travelTime() -> Duration {
    let (least, most) = (behaviour.latency.lowerBound, behaviour.latency.upperBound)
    guard least < most else { return least }
    let span = UInt64(max(1, (most - least).wholeNanoseconds))
    return least + .nanoseconds(Int64(loop.randomNumber() % span))
  }

  fileprivate func pieceLength(of count: Int) -> Int {
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

/// One end of a connection in memory.
///
/// Unchecked `Sendable`: touched on the loop only.
private final class MemoryLink: Link, @unchecked Sendable {
  /// What may be under way in one direction: a socket's send and receive buffer together.
  private static let capacity = 256 << 10

  private let network: MemoryTransport
  private var other: MemoryLink?
  private var inbox = OutputBuffer()
  /// Bytes that left here and were not taken there.
  private var underWay = 0
  private var lastArrival: MonotonicInstant

  private init(_ network: MemoryTransport, peer: String) {
    self.network = network
    lastArrival = network.loop.now
    super.init(loop: network.loop, peer: peer)
  }

  static func pair(
    _ network: MemoryTransport,
    _ address: Address,
    number: Int
  ) -> (client: MemoryLink, server: MemoryLink) {
    let client = MemoryLink(network, peer: address.text)
    let server = MemoryLink(network, peer: "memory:\(number)")
    client.other = server
    server.other = client
    return (client, server)
  }

  override func writeOutput() {
    while !output.isEmpty, underWay < Self.capacity, let other {
      let room = min(output.count, Self.capacity - underWay)
      let count = network.pieceLength(of: room)
      let piece = [UInt8](output.bytes.prefix(count))
      output.removeFirst(count)
      underWay += count
      travel { other.arrived(piece) }
    }
  }

  override func resumeInput() {
    travel { [self] in deliver() }
  }

  override func tearDown() {
    let other = other
    self.other = nil
    inbox.removeAll()
    travel {
      other?.close("the other end closed the connection")
    }
  }

  private func arrived(_ piece: [UInt8]) {
    guard !isClosed else { return }
    inbox.append(contentsOf: piece)
    deliver()
  }

  private func deliver() {
    guard !isClosed, !isReadingPaused, !inbox.isEmpty, let receiver else { return }
    let bytes = [UInt8](inbox.bytes)
    let used = bytes.withUnsafeBytes { receiver.linkReceived($0) }
    guard !isClosed else { return }
    inbox.removeFirst(used)
    guard let other else { return }
    other.underWay -= used
    if !other.output.isEmpty { other.needsFlush() }
  }

  /// Has something happen at the other end, after what was sent before.
  private func travel(_ work: @escaping @Sendable () -> Void) {
    let arrival = max(lastArrival, loop.now + network.travelTime())
    guard arrival > loop.now else {
      loop.post(work)
      return
    }
    // Whole milliseconds, like the timers: what is sent later must not be sooner.
    lastArrival = MonotonicInstant(nanoseconds: arrival.millisecondsRoundedUp * 1_000_000)
    loop.schedule(after: lastArrival - loop.now, work)
  }
}
