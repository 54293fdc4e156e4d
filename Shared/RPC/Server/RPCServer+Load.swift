/// Whether a process has room for one more call.
///
/// Bulk calls may use half of each limit, background calls three quarters. The rest is kept for
/// interactive calls.
extension Priority {
  /// The part of `limit` that calls of this class may use.
  @inline(__always)
  func share(of limit: Int) -> Int {
    switch self {
    case .interactive: limit
    case .background: max(1, limit / 4 * 3)
    case .bulk: max(1, limit / 2)
    }
  }

  /// When a refused call may retry; later for lower classes.
  var pushback: Duration {
    switch self {
    case .interactive: .milliseconds(500)
    case .background: .seconds(1)
    case .bulk: .seconds(2)
    }
  }
}

/// What is short for one more call.
enum Shortage {
  /// Streams of this client.
  case streams
  /// Calls of this class of this client.
  case calls
  /// Handlers of this class in the process.
  case handlers
  /// Buffered bytes for calls of this class in the process.
  case bytes
}

extension ServerConnection {
  /// Calls that count against the client's limit.
  ///
  /// A handler counts until it returns, even after its call is over.
  private var running: Int { machine.streamCount + work.orphans }

  /// What is short for one more call of this class; `nil`: nothing.
  @inline(__always)
  func shortage(for priority: Priority) -> Shortage? {
    let limit = machine.limits.maximumStreams
    if running >= limit { return .streams }
    let most = priority.share(of: limit)
    // Health watches do no work.
    if running >= most, running - origin.healthWatches >= most { return .calls }
    // Below these values, no class and no peer has reached a limit, as nearly always.
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
    // No connection is evicted for background work while interactive calls still have room.
    guard let limit = fullBuffers(for: .interactive)?.limit else { return .bytes }
    guard server.endHoarder(limit == .address ? .address(share) : .all, for: self) else {
      return .bytes
    }
    return fullBuffers(for: priority) != nil ? .bytes : nil
  }

  /// Current use and limit.
  typealias Use = (held: Int, most: Int)

  /// The limit that leaves no room for one more call of this class.
  ///
  /// Trusted peers have what unauthenticated ones leave, and each class its part of that. So their
  /// bulk calls wait for their own calls, never for those of unauthenticated peers.
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

  /// The error for a refused call.
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

  /// Counts an error that ended a call.
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
