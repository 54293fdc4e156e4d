/// Whether a process has room for one more call.
///
/// Bulk work has half of everything, background three quarters: what a person waits for finds the
/// rest free, however much else is going on.
extension Priority {
  /// What calls of this class may use of `limit`.
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

extension RPCServer {
  /// A handler counts until it has returned, whatever became of its call.
  ///
  /// - Throws: why the process has no room for one more call of that class, whoever asks.
  func checkRoom(for priority: Priority) throws(RPCError) {
    let handlers = priority.share(of: settings.maximumHandlers)
    if record.running >= handlers {
      let detail = "\(record.running) handlers, \(priority) has \(handlers)"
      throw .overloaded(detail, priority.pushback)
    }
    let bytes = priority.share(of: settings.maximumBufferedBytes)
    if record.buffered >= bytes {
      let detail = "\(record.buffered) bytes wait, \(priority) has \(bytes)"
      throw .overloaded(detail, priority.pushback)
    }
  }

  /// Bytes of messages that may still begin to come.
  var room: Int { max(0, settings.maximumBufferedBytes - record.buffered) }
}
