/// A connection in its opening: magic, SETTINGS, AUTH.
///
/// It takes about two KiB. A ``ServerConnection`` replaces it when the opening is done.
final class ServerGreeter: LinkReceiver, TimerTarget {
  private let server: RPCServer
  private let link: Link
  let number: Int
  let begin: MonotonicInstant
  /// Created with the first bytes, when the transport's own authentication is complete.
  private lazy var opening = ServerOpening(
    settings: server.announced(on: link),
    keys: link.isProcess ? [] : server.keys,
    binding: link.channelBinding
  )
  private var timer = TimerID.none
  /// Why this connection is refused; sent after the opening.
  private let refusal: ConnectionFault?
  /// Our eight bytes and SETTINGS were sent.
  private var hasAnswered = false
  private var hasHeard = false

  /// The first bytes may come this long after the connection: proxies connect ahead, and links are
  /// slow.
  private static let firstBytesTime = Duration.milliseconds(150)

  /// Whether nothing was received, not even of a TLS handshake, for so long that nothing should be
  /// in flight.
  func isSilent(_ now: MonotonicInstant) -> Bool {
    !hasHeard && !link.hasHeard && now - begin >= Self.firstBytesTime
  }

  init(_ server: RPCServer, _ link: Link, number: Int, refusal: ConnectionFault?) {
    self.server = server
    self.link = link
    self.number = number
    begin = link.loop.now
    self.refusal = refusal
    link.limitReading(to: .opening)
    timer = link.loop.arm(after: server.settings.openingTime, self, cookie: 0)
  }

  func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int {
    hasHeard = true
    var used = 0
    var output: [UInt8] = []
    let progress: OpeningProgress
    do {
      progress = try opening.received(bytes, used: &used, output: &output)
    } catch {
      if let refusal { refuse(refusal, after: output) } else { end(with: error, after: output) }
      return bytes.count
    }
    if opening.mayExplain, let refusal {
      refuse(refusal, after: output)
      return bytes.count
    }
    guard case .open(let peer, let hasProof) = progress else {
      answer(output)
      return used
    }
    let isTrusted = hasProof || link.isProcess
    if let fault = server.settle(number, isProven: isTrusted) {
      server.record.refused += 1
      refuse(fault, after: output)
      return bytes.count
    }
    answer(output)
    link.loop.disarm(timer)
    let connection = ServerConnection(
      server,
      link,
      number: number,
      peer: peer,
      isTrusted: isTrusted
    )
    link.receiver = connection
    server.opened(connection)
    guard used < bytes.count else { return used }
    return used + connection.linkReceived(bytes.piece(used, bytes.count - used))
  }

  private func answer(_ output: [UInt8]) {
    guard !output.isEmpty else { return }
    hasAnswered = true
    link.output.append(contentsOf: output)
    link.needsFlush()
  }

  /// Answers the eight bytes and refuses, in place of SETTINGS if those were not sent yet.
  private func refuse(_ fault: ConnectionFault, after output: [UInt8]) {
    end(with: fault, after: hasAnswered ? output : Hello.server(chosen: Hello.version))
  }

  /// Evicts this opening for another one, without GOAWAY if nothing was sent.
  func evict(_ fault: ConnectionFault, mayTell: Bool) {
    if mayTell, hasHeard, opening.mayExplain { return end(with: fault, after: []) }
    server.note(fault, link.peer)
    link.close(fault.text)
  }

  private func end(with fault: ConnectionFault, after output: [UInt8]) {
    link.loop.disarm(timer)
    server.note(fault, link.peer)
    link.output.append(contentsOf: output)
    if opening.mayExplain {
      link.output.appendGoAway(GoAwayFrame(last: 0, code: fault.code, text: fault.text))
    }
    link.closeWhenWritten(fault.text)
    link.loop.schedule(after: .seconds(1)) { [link] in link.close(fault.text) }
  }

  func timerFired(_ cookie: UInt64) {
    end(with: ConnectionFault(.opening, "opening not finished in time"), after: [])
  }

  func linkWillWrite() {}

  func linkDidWrite() {}

  func linkClosed(_ why: String) {
    link.loop.disarm(timer)
    if let trouble = link.trouble { server.note(trouble, link.peer) }
    server.closed(self)
  }

  func stop() {
    link.close("stopped")
  }
}
