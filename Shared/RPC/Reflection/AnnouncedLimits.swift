import Wire

extension ServerSettings {
  /// The limits that a caller can meet, with PROTOCOL.md's names where it has them.
  var announcedLimits: [RPCV1.Limit] {
    messages + compression + waiting + connections + times + ages + behaviour
  }

  private func limit(
    _ name: String,
    _ value: Int,
    _ unit: String,
    _ reason: String
  ) -> RPCV1.Limit {
    RPCV1.Limit(name: name, value: Int64(value), unit: unit, reason: reason)
  }

  private func time(_ name: String, _ value: Duration, _ reason: String) -> RPCV1.Limit {
    limit(name, Int(value.wholeMilliseconds), "ms", reason)
  }

  /// Limits of a frame, message or name.
  private var messages: [RPCV1.Limit] {
    [
      limit("max_frame", limits.maximumFrame, "bytes", "a long frame would delay other streams"),
      limit("max_message", limits.maximumMessage, "bytes", "larger data is streamed"),
      limit(
        "max_request_anyone",
        MethodDescriptor.longestRequestOfAnyone,
        "bytes",
        "a request of a public method: a name, a code"
      ),
      limit(
        "max_request",
        MethodDescriptor.longestRequestOfMost,
        "bytes",
        "a request of a method whose contract sets no limit"
      ),
      limit(
        "max_request_stream",
        MethodDescriptor.longestRequestForStream,
        "bytes",
        "a request answered by a stream, which keeps it as long as it lasts"
      ),
      limit("max_metadata", limits.maximumMetadata, "bytes", "metadata of one frame"),
      limit("max_key", Metadata.maximumKey, "bytes", "a metadata key"),
      limit("max_name", 255, "bytes", "a method name"),
      limit("max_cursor", MessageFrame.maximumCursor, "bytes", "a cursor to resume a stream"),
      limit("max_status", StatusMessage.maximumBytes, "bytes", "a serialized status"),
      limit("max_sentence", StatusMessage.maximumMessage, "bytes", "the message of an error"),
      limit("max_violations", StatusMessage.maximumViolations, "violations", "of one error"),
      limit("max_goaway_text", GoAwayFrame.maximumText, "bytes", "the text of GOAWAY"),
      limit("max_settings", Settings.maximumBytes, "bytes", "the SETTINGS frame"),
      limit(
        "min_fragment",
        MessageFrame.leastFragment,
        "bytes",
        "a fragment, except the last of a message; a shorter one is a connection error"
      ),
      limit("max_methods", limits.maximumMethods, "methods", "method numbers of one connection"),
      limit("stream_credit", limits.streamCredit, "bytes", "initial credit of a stream"),
      limit(
        "connection_credit",
        limits.connectionCredit,
        "bytes",
        "initial credit of the connection"
      ),
      limit(
        "output_mark",
        ServerConnection.outputMark,
        "bytes",
        "pending output; above it the connection is not read"
      ),
    ]
  }

  /// Limits of a compressed message; of replies only if they are compressed.
  private var compression: [RPCV1.Limit] {
    let grown = [
      limit(
        "inflated_growth",
        CompressedMessage.largestGrowth,
        "times",
        "largest growth of a compressed message, beyond inflated_least"
      ),
      limit(
        "inflated_least",
        CompressedMessage.alwaysAllowed,
        "bytes",
        "any compressed message may grow to this size"
      ),
    ]
    guard let compressesFrom else { return grown }
    return grown + [
      limit("deflated_from", compressesFrom, "bytes", "smallest reply that is compressed"),
      limit(
        "deflated_at_most",
        DeflateAllowance.largest,
        "bytes",
        "largest reply that is compressed, while the server has time"
      ),
    ]
  }

  /// Limits of running and waiting work, by class where classes differ.
  private var waiting: [RPCV1.Limit] {
    let each = [
      ("max_streams", limits.maximumStreams, "calls", "running handlers of one client"),
      ("max_handlers", maximumHandlers, "handlers", "of all clients"),
      ("max_handlers_unproven", maximumHandlersUnproven, "handlers", "of unauthenticated clients"),
      (
        "max_handlers_address", maximumHandlersPerAddress, "handlers",
        "of one unauthenticated address"
      ),
      (
        "max_buffered", maximumBufferedBytes, "bytes",
        "buffered messages and output of all clients"
      ),
      (
        "max_buffered_unproven", maximumBufferedUnproven, "bytes",
        "the same of unauthenticated clients"
      ),
      (
        "max_waiting_address", maximumWaitingPerAddress, "bytes",
        "the same of one unauthenticated address; above it, new calls are refused"
      ),
    ].flatMap { name, most, unit, reason in
      [
        limit(name, most, unit, reason),
        limit("\(name)_background", Priority.background.share(of: most), unit, "of that class"),
        limit("\(name)_bulk", Priority.bulk.share(of: most), unit, "of that class"),
      ]
    }
    return each + [
      limit(
        "health_watches",
        HealthBoard.watchesAtMost,
        "calls",
        "Health/Watch calls of one unauthenticated connection"
      ),
      limit(
        "max_buffered_address",
        maximumBufferedPerAddress,
        "bytes",
        "requests of one unauthenticated address; above it, they are refused"
      ),
    ]
  }

  private var connections: [RPCV1.Limit] {
    [
      limit(
        "connections",
        maximumConnections,
        "connections",
        "bounded by file descriptors of the process"
      ),
      limit(
        "connections_unproven",
        maximumUnproven,
        "connections",
        "of unauthenticated clients; the rest is for processes of the installation"
      ),
      limit(
        "connections_per_address",
        maximumConnectionsPerAddress,
        "connections",
        "unauthenticated; when full, an idle one is closed"
      ),
      limit(
        "openings_per_address",
        maximumOpeningsPerAddress,
        "connections",
        "not open yet; when full, the oldest is closed"
      ),
    ]
  }

  private var times: [RPCV1.Limit] {
    [
      time("max_timeout", limits.maximumTimeout, "longest deadline of a unary call"),
      time("opening", openingTime, "from accept to the end of the opening"),
      time("frame", frameTime, "from a frame's first byte to its last"),
      time("message_pause", pauseTime, "longest pause between two fragments of a message"),
      limit(
        "message_rate",
        minimumRate,
        "bytes/s",
        "slowest average of a message, after half a minute"
      ),
      time("keepalive", keepaliveTime, "silence of a client with open calls before a PING"),
      time("keepalive_answer", keepaliveTimeout, "time to answer that PING"),
      time("output_waits", writeTime, "longest time without progress of pending output"),
      time("slow_reader", slowReaderTime, "longest wait of a stream's next message for credit"),
    ]
  }

  /// When a connection is drained; a limit that is not set is left out.
  private var ages: [RPCV1.Limit] {
    let ages = [
      (
        "max_age", age(isTrusted: false),
        "an unauthenticated connection of this age, ±10 %, is drained"
      ),
      (
        "max_age_proven", age(isTrusted: true),
        "a trusted peer's connection of this age, ±10 %, is drained"
      ),
      ("max_idle", maximumIdle, "a connection without calls for this long is drained"),
    ]
    return ages.compactMap { name, age, reason in age.map { time(name, $0, reason) } }
      + [time("age_grace", ageGrace, "grace period of its calls")]
  }

  /// The abuse limiter.
  private var behaviour: [RPCV1.Limit] {
    [
      time("ping_interval", limits.pingInterval, "an earlier PING is a violation"),
      limit(
        "ping_strikes",
        AbuseLimiter.violationsAllowed + 1,
        "pings",
        "the last violation ends the connection"
      ),
      limit(
        "nuisances",
        Int(AbuseLimiter.capacity),
        "frames",
        "useless frames in a burst; one more ends the connection"
      ),
      limit(
        "nuisance_rate",
        Int(AbuseLimiter.refillPerSecond),
        "frames/s",
        "useless frames that are tolerated"
      ),
      limit(
        "frames_at_once",
        ReadingSlice.framesAtOnce,
        "frames",
        "of an unauthenticated client, and 0.2 ms; then others are read"
      ),
      limit(
        "tls_messages",
        TLSSession.mostMessages,
        "messages",
        "post-handshake messages per MiB of data; one more ends the connection"
      ),
      limit(
        "tls_chain",
        TLSContext.maximumChainBytes,
        "bytes",
        "a client's certificate chain, depth \(TLSContext.maximumDepth)"
      ),
      limit(
        "tls_certificates",
        CertificateMessage.mostCertificates,
        "certificates",
        "in a client's chain"
      ),
      limit("tls_hello", TLSSession.mostHello, "bytes", "a ClientHello"),
    ]
  }
}
