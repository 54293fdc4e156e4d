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
    if record.buffered >= priority.share(of: server.settings.maximumBufferedBytes) { return .bytes }
    return nil
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
      detail = "\(record.buffered) bytes wait, \(priority) has \(share)"
    }
    return .overloaded(detail, priority.pushback)
  }
}

extension RPCServer {
  /// Bytes of messages that may still begin to come.
  var room: Int { max(0, settings.maximumBufferedBytes - record.buffered) }
}
