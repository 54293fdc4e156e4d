/// One connection of a ``MemoryTransport``, with simulated faults.
///
/// Unchecked `Sendable`: touched on the loop only.
package final class MemoryConnection: @unchecked Sendable {
  /// A direction.
  package enum Way: Sendable, CaseIterable {
    case toServer, toClient
  }

  /// The address of its server.
  package let address: Address
  let client: MemoryLink
  let server: MemoryLink

  init(_ network: MemoryTransport, to address: Address, number: Int) {
    self.address = address
    client = MemoryLink(network, peer: address.text)
    server = MemoryLink(network, peer: "\(network.behaviour.host):\(number)")
    client.other = server
    server.other = client
  }

  package var isOpen: Bool { !client.isClosed || !server.isClosed }

  /// Bytes that were written and not read, both directions together.
  package var waitingBytes: Int { client.waitingBytes + server.waitingBytes }

  /// Breaks it; bytes in flight are lost.
  package func cut() {
    client.close(MemoryLink.broken)
  }

  /// Breaks it after so many more bytes in one direction.
  package func cut(_ way: Way, afterBytes count: Int) {
    end(of: way).bytesUntilCut = count
  }

  /// Blocks one direction, even for the end of the connection, or unblocks it.
  package func setClogged(_ way: Way, _ isClogged: Bool) {
    end(of: way).isClogged = isClogged
  }

  /// Cancels a cut that has not happened.
  package func heal() {
    client.bytesUntilCut = nil
    server.bytesUntilCut = nil
  }

  private func end(of way: Way) -> MemoryLink {
    way == .toServer ? server : client
  }
}

/// One end of a connection in memory.
///
/// Unchecked `Sendable`: touched on the loop only.
final class MemoryLink: Link, @unchecked Sendable {
  /// The most bytes in flight in one direction: a socket's send and receive buffer together.
  private static let capacity = 256 << 10
  static let broken = "the network broke"

  private enum Arrival {
    case bytes([UInt8])
    case end
  }

  private let network: MemoryTransport
  var other: MemoryLink?
  private var inbox = OutputBuffer()
  /// Input that arrived and is held back.
  private var held: [Arrival] = []
  /// Bytes sent here and not read by the peer.
  private var underWay = 0
  private var lastArrival: MonotonicInstant
  /// The other end was closed.
  private var hasEnded = false
  private var isReset = false
  /// Bytes until the connection breaks; `nil`: it does not.
  var bytesUntilCut: Int?
  var isClogged = false {
    didSet { if !isClogged { releaseHeld() } }
  }

  init(_ network: MemoryTransport, peer: String) {
    self.network = network
    lastArrival = network.loop.now
    super.init(loop: network.loop, peer: peer)
  }

  var waitingBytes: Int { output.count + underWay }

  override func writeOutput() {
    if hasEnded, !output.isEmpty {
      isReset = true
      dropOutput()
    }
    while !output.isEmpty, underWay < Self.capacity, let other {
      let room = min(output.count, Self.capacity - underWay)
      let count = network.pieceLength(of: room)
      let piece = [UInt8](output.bytes.prefix(count))
      wrote(count)
      underWay += count
      travel { other.arrived(.bytes(piece)) }
    }
  }

  override var unacknowledged: Int { underWay }

  override var isBroken: Bool { isReset }

  override func resumeInput() {
    travel { [self] in deliver() }
  }

  override func takeInput() { deliver() }

  override func tearDown() {
    let other = other
    self.other = nil
    inbox.removeAll()
    held = []
    travel { other?.arrived(.end) }
  }

  private func arrived(_ arrival: Arrival) {
    guard !isClosed else { return }
    guard !isClogged else { return held.append(arrival) }
    switch arrival {
    case .bytes(let piece):
      let rest = bytesUntilCut.map { $0 - piece.count }
      bytesUntilCut = rest
      inbox.append(contentsOf: Array(piece.dropLast(max(0, -(rest ?? 0)))))
      deliver()
      if let rest, rest <= 0 { close(Self.broken) }
    case .end:
      hasEnded = true
      closeIfShown()
      // A closed end reads nothing, so pending output is dropped.
      needsFlush()
    }
  }

  private func releaseHeld() {
    let arrivals = held
    held = []
    for arrival in arrivals { arrived(arrival) }
  }

  private func deliver() {
    defer { closeIfShown() }
    guard !isClosed, !isReadingPaused, !inbox.isEmpty, let receiver else { return }
    let bytes = [UInt8](inbox.bytes)
    let used = bytes.withUnsafeBytes { receiver.linkReceived($0) }
    guard !isClosed else { return }
    inbox.removeFirst(used)
    guard let other else { return }
    other.underWay -= used
    if !other.output.isEmpty, other.underWay <= network.behaviour.writableBelow {
      other.needsFlush()
    }
  }

  /// Input has ended, and all of it was delivered.
  private func closeIfShown() {
    guard hasEnded, !isClosed, !(isReadingPaused && holdsEnd) else { return }
    close("the other end closed the connection")
  }

  /// Runs `work` at the other end, after what was sent before.
  private func travel(_ work: @escaping @Sendable () -> Void) {
    let arrival = max(lastArrival, loop.now + network.travelTime())
    guard arrival > loop.now else {
      loop.post(work)
      return
    }
    // Whole milliseconds, as for timers: order must be kept.
    lastArrival = MonotonicInstant(nanoseconds: arrival.millisecondsRoundedUp * 1_000_000)
    loop.schedule(after: lastArrival - loop.now, work)
  }
}
