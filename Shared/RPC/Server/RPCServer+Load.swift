/// Whether a process has room for one more call.
///
/// Bulk work has half of everything, background three quarters: what a person waits for finds the
/// rest free, however much else is going on.
extension Priority {
  /// What calls of this class may use of `limit`.
  @inline(__always)
  func share(of limit: Int) -> Int {
    switch self {
    case .interactive: limit
    case .background: max(1, limit / 4 * 3)
    case .bulk: max(1, limit / 2)
    }
  }

  /// How long who was shed waits: longer, the less anybody waits for the answer.
  var pushback: Duration {
    switch self {
    case .interactive: .milliseconds(500)
    case .background: .seconds(1)
    case .bulk: .seconds(2)
    }
  }
}

/// What there is too little of for one more call.
enum Shortage {
  /// This client may have no more.
  case streams
  /// This client may have no more of that class.
  case calls
  /// The process may run no more of that class.
  case handlers
  /// The process keeps too many bytes for one more of that class.
  case bytes
}

extension ServerConnection {
  /// Calls that count against the limit of this client.
  ///
  /// A handler counts until it has returned, whatever became of its call.
  private var running: Int { machine.streamCount + orphans }

  /// What is missing for one more call of that class; `nil`: nothing.
  @inline(__always)
  func shortage(for priority: Priority) -> Shortage? {
    let limit = machine.limits.maximumStreams
    if running >= limit { return .streams }
    if running >= priority.share(of: limit) { return .calls }
    if record.running >= priority.share(of: server.settings.maximumHandlers) { return .handlers }
    // The least that any class of anybody may hold: nearly always all is below that.
    guard record.buffered >= server.settings.maximumBufferedBytes >> 2 else { return nil }
    return isShortOfBytes(priority) ? .bytes : nil
  }

  @inline(never)
  private func isShortOfBytes(_ priority: Priority) -> Bool {
    if record.buffered >= priority.share(of: server.settings.maximumBufferedBytes) { return true }
    return !isTrusted
      && server.unprovenBytes >= priority.share(of: server.settings.maximumBufferedUnproven)
  }

  /// What a caller of that class is told.
  func refusal(for shortage: Shortage, _ priority: Priority) -> RPCError {
    let limit = machine.limits.maximumStreams
    let detail: String
    switch shortage {
    case .streams: return .tooManyStreams(limit: limit)
    case .calls: detail = "\(running) calls, \(priority) has \(priority.share(of: limit))"
    case .handlers:
      let share = priority.share(of: server.settings.maximumHandlers)
      detail = "\(record.running) handlers, \(priority) has \(share)"
    case .bytes:
      let share = priority.share(of: server.settings.maximumBufferedBytes)
      let isOfAll = isTrusted || record.buffered >= share
      let bytes = isOfAll ? record.buffered : server.unprovenBytes
      let most = isOfAll ? share : priority.share(of: server.settings.maximumBufferedUnproven)
      detail = "\(bytes) bytes wait, \(priority) has \(most)"
      server.tell(isOfAll ? .all : .unproven, full: self.share, link.peer)
    }
    return .overloaded(detail, priority.pushback)
  }

  /// Counts an error with which a call ended.
  func note(_ error: RPCError) {
    record.note(error)
    guard error.reason == MetLimit.buffersFull.rawValue, error.encodedStatus == nil else { return }
    server.tell(server.room(in: share).limit, full: share, link.peer)
  }
}

extension RPCServer {
  /// Bytes that wait on connections without a proof.
  var unprovenBytes: Int { record.buffered - buffers.proven.held }

  /// Bytes that count as waiting and that no connection's share has; 0, but for moments in which calls
  /// outlive the last connection of their address.
  ///
  /// On the loop only.
  package var unsharedBytes: Int { record.buffered - buffers.held }

  /// How many bytes of messages may still come on connections of that share, and who has the rest.
  func room(in share: BufferShare) -> (left: Int, limit: BufferLimit) {
    let all = max(0, settings.maximumBufferedBytes - record.buffered)
    guard share !== buffers.proven else { return (all, .all) }
    let unproven = max(0, settings.maximumBufferedUnproven - unprovenBytes)
    let own = max(0, settings.maximumBufferedPerAddress - share.held)
    let least = min(all, unproven, own)
    return (least, own == least ? .address : unproven == least ? .unproven : .all)
  }

  /// Counts whose bytes had somebody refused, and has it written down.
  func tell(_ limit: BufferLimit, full share: BufferShare, _ peer: String) {
    if let met = limit.met { record.note(met) }
    guard let onBuffersFull, share.mayTell(at: transport.loop.now) else { return }
    switch limit {
    case .all: onBuffersFull(peer, "\(record.buffered) bytes wait, of all connections")
    case .unproven: onBuffersFull(peer, "\(unprovenBytes) bytes wait of peers without a proof")
    case .address: onBuffersFull(peer, "\(share.held) bytes wait, of connections of \(share.host)")
    }
  }
}
