/// The totals of all peers and of unauthenticated ones, and the log of refusals.
extension RPCServer {
  /// Running handlers of unauthenticated peers.
  var unprovenHandlers: Int { record.running - shares.proven.running }

  /// Buffered bytes of unauthenticated connections.
  var unprovenBytes: Int { record.buffered - shares.proven.held }

  /// Buffered bytes that no share has, for tests; always 0.
  ///
  /// On the loop only.
  package var unsharedBytes: Int { record.buffered - shares.held }

  /// Buffered bytes of requests.
  ///
  /// On the loop only.
  package var requestBytes: Int { shares.requests }

  /// Free bytes, and the limit that bounds them.
  typealias Room = (left: Int, limit: ShareLimit)

  /// Free bytes for requests of this share; negative: over the limit.
  func room(in share: PeerShare) -> Room {
    room(in: share, own: settings.maximumBufferedPerAddress - share.requests)
  }

  /// Free bytes for replies of this share.
  ///
  /// Calls are admitted before the size of their replies is known. Without this limit the replies
  /// of all running calls could be buffered for a client that reads none.
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

  /// Counts and logs a refusal for buffered bytes.
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

  /// The same for handlers.
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
