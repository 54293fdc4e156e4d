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
  private var running: Int { machine.streamCount + work.orphans }

  /// What is missing for one more call of that class; `nil`: nothing.
  @inline(__always)
  func shortage(for priority: Priority) -> Shortage? {
    let limit = machine.limits.maximumStreams
    if running >= limit { return .streams }
    let most = priority.share(of: limit)
    // Who watches its health has done nothing yet.
    if running >= most, running - origin.healthWatches >= most { return .calls }
    // The least that any class of anybody may have, of both: nearly always all is below that.
    guard
      record.running >= server.settings.maximumHandlers >> 5
        || record.buffered >= server.settings.maximumBufferedBytes >> 3
    else { return nil }
    return scarcity(for: priority)
  }

  @inline(never)
  private func scarcity(for priority: Priority) -> Shortage? {
    if fullHandlers(for: priority) != nil { return .handlers }
    guard fullBuffers(for: priority) != nil else { return nil }
    // Nobody goes for work that nobody waits for, while there is room for calls that somebody waits for.
    guard let limit = fullBuffers(for: .interactive)?.limit else { return .bytes }
    guard server.endHoarder(limit == .address ? .address(share) : .all, for: self) else {
      return .bytes
    }
    return fullBuffers(for: priority) != nil ? .bytes : nil
  }

  /// How much there is of something, and may be.
  typealias Use = (held: Int, most: Int)

  /// Which limit leaves no room for one more call of that class.
  ///
  /// Peers with a proof have what strangers leave, and each class its part of that: their bulk work waits for
  /// calls of theirs, never for those of strangers.
  private func full(
    for priority: Priority,
    all: Use,
    unproven: Use,
    own: Use
  ) -> (limit: ShareLimit, use: Use)? {
    if all.held >= all.most { return (.all, all) }
    guard !isTrusted else {
      let proven = (all.held - unproven.held, priority.share(of: all.most - unproven.held))
      return proven.0 >= proven.1 ? (.all, proven) : nil
    }
    let all = (all.held, priority.share(of: all.most))
    if all.0 >= all.1 { return (.all, all) }
    let unproven = (unproven.held, priority.share(of: unproven.most))
    if unproven.0 >= unproven.1 { return (.unproven, unproven) }
    let own = (own.held, priority.share(of: own.most))
    return own.0 >= own.1 ? (.address, own) : nil
  }

  func fullHandlers(for priority: Priority) -> (limit: ShareLimit, use: Use)? {
    let settings = server.settings
    return full(
      for: priority,
      all: (record.running, settings.maximumHandlers),
      unproven: (server.unprovenHandlers, settings.maximumHandlersUnproven),
      own: (share.running, settings.maximumHandlersPerAddress)
    )
  }

  private func fullBuffers(for priority: Priority) -> (limit: ShareLimit, use: Use)? {
    let settings = server.settings
    return full(
      for: priority,
      all: (record.buffered, settings.maximumBufferedBytes),
      unproven: (server.unprovenBytes, settings.maximumBufferedUnproven),
      own: (share.held, settings.maximumWaitingPerAddress)
    )
  }

  /// What a caller of that class is told.
  func refusal(for shortage: Shortage, _ priority: Priority) -> RPCError {
    let limit = machine.limits.maximumStreams
    var detail = ""
    switch shortage {
    case .streams: return .tooManyStreams(limit: limit)
    case .calls:
      detail =
        "\(running - origin.healthWatches) calls, \(priority) has \(priority.share(of: limit))"
    case .handlers:
      guard let (limit, use) = fullHandlers(for: priority) else { break }
      detail = "\(use.held) handlers, \(priority) has \(use.most)"
      server.tellHandlers(limit, full: share, link.peer)
    case .bytes:
      guard let (limit, use) = fullBuffers(for: priority) else { break }
      detail = "\(use.held) bytes wait, \(priority) has \(use.most)"
      server.tellBuffers(limit, full: share, link.peer)
    }
    return .overloaded(detail, priority.pushback)
  }

  /// Counts an error with which a call ended.
  func note(_ error: RPCError) {
    record.note(error)
    guard error.encodedStatus == nil else { return }
    switch MetLimit(rawValue: error.reason) {
    case .buffersFull, .replyDropped:
      let room = [server.room(in: share), server.roomForReplies(of: share)].min {
        $0.left < $1.left
      }
      server.tellBuffers(room?.limit ?? .all, full: share, link.peer)
    default: break
    }
  }
}
