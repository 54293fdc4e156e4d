/// What all peers and those without a proof have of a server together, and who is told when it is too much.
extension RPCServer {
  /// Handlers that run for peers without a proof.
  var unprovenHandlers: Int { record.running - shares.proven.running }

  /// Bytes that wait on connections without a proof.
  var unprovenBytes: Int { record.buffered - shares.proven.held }

  /// Bytes that count as waiting and that no share has: 0.
  ///
  /// On the loop only.
  package var unsharedBytes: Int { record.buffered - shares.held }

  /// Bytes of requests that came and wait.
  ///
  /// On the loop only.
  package var requestBytes: Int { shares.requests }

  /// How much room there is, and whose limit says so.
  typealias Room = (left: Int, limit: ShareLimit)

  /// How many bytes of requests may still come on connections of that share; fewer than 0: too many are here.
  func room(in share: PeerShare) -> Room {
    room(in: share, own: settings.maximumBufferedPerAddress - share.requests)
  }

  /// How many bytes of replies may still wait on connections of that share.
  ///
  /// Calls ask when they begin, and do not know then what comes of them: without this, as much as all calls at
  /// once have for an answer would wait for who reads nothing.
  func roomForReplies(of share: PeerShare) -> Room {
    room(in: share, own: settings.maximumWaitingPerAddress - share.held)
  }

  private func room(in share: PeerShare, own: Int) -> Room {
    let all = settings.maximumBufferedBytes - record.buffered
    guard share !== shares.proven else { return (all, .all) }
    let unproven = settings.maximumBufferedUnproven - unprovenBytes
    let least = min(all, unproven, own)
    return (least, own == least ? .address : unproven == least ? .unproven : .all)
  }

  /// Counts whose bytes had somebody refused, and has it written down.
  func tellBuffers(_ limit: ShareLimit, full share: PeerShare, _ peer: String) {
    if let met = limit.metBuffers { record.note(met) }
    tell(peer, share) {
      switch limit {
      case .all: "\(record.buffered) bytes wait, of all connections"
      case .unproven: "\(unprovenBytes) bytes wait of peers without a proof"
      case .address:
        "\(share.held) bytes wait, \(share.requests) of them requests, of connections of \(share.host)"
      }
    }
  }

  /// The same of handlers.
  func tellHandlers(_ limit: ShareLimit, full share: PeerShare, _ peer: String) {
    if let met = limit.metHandlers { record.note(met) }
    tell(peer, share) {
      switch limit {
      case .all: "\(record.running) handlers run, for all connections"
      case .unproven: "\(unprovenHandlers) handlers run for peers without a proof"
      case .address: "\(share.running) handlers run for connections of \(share.host)"
      }
    }
  }

  private func tell(_ peer: String, _ share: PeerShare, _ what: () -> String) {
    guard let onShareFull, share.mayTell(at: transport.loop.now) else { return }
    onShareFull(peer, what())
  }
}
