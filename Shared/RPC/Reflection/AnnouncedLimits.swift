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
      limit("max_frame", limits.maximumFrame, "bytes", "one frame must not hold up the others"),
      limit("max_message", limits.maximumMessage, "bytes", "larger things are streamed"),
      limit(
        "max_request_anyone",
        MethodDescriptor.longestRequestOfAnyone,
        "bytes",
        "a request of a method that anyone may call: a name, a code"
      ),
      limit(
        "max_request",
        MethodDescriptor.longestRequestOfMost,
        "bytes",
        "a request of a method whose contract names no other size"
      ),
      limit(
        "max_request_stream",
        MethodDescriptor.longestRequestForStream,
        "bytes",
        "a request that a stream of replies answers, which is kept as long as that lasts"
      ),
      limit("max_metadata", limits.maximumMetadata, "bytes", "facts beside a message are few"),
      limit("max_key", Metadata.maximumKey, "bytes", "names of such facts"),
      limit("max_name", 255, "bytes", "names of methods"),
      limit("max_cursor", MessageFrame.maximumCursor, "bytes", "where a stream goes on"),
      limit("max_status", StatusMessage.maximumBytes, "bytes", "what an error says"),
      limit("max_sentence", StatusMessage.maximumMessage, "bytes", "an error's own"),
      limit("max_violations", StatusMessage.maximumViolations, "violations", "that an error tells"),
      limit("max_goaway_text", GoAwayFrame.maximumText, "bytes", "why a connection ends"),
      limit("max_settings", Settings.maximumBytes, "bytes", "what a connection opens with"),
      limit(
        "min_fragment",
        MessageFrame.leastFragment,
        "bytes",
        "of a message but its last; each smaller one is a nuisance"
      ),
      limit("max_methods", limits.maximumMethods, "methods", "numbers that are remembered"),
      limit("stream_credit", limits.streamCredit, "bytes", "a stream waits for its reader"),
      limit("connection_credit", limits.connectionCredit, "bytes", "and so do all together"),
      limit(
        "output_mark",
        ServerConnection.outputMark,
        "bytes",
        "of output that waits; from there on the connection is not read"
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
        "what a compressed message may grow to, beside inflated_least"
      ),
      limit(
        "inflated_least",
        CompressedMessage.alwaysAllowed,
        "bytes",
        "what any compressed message may grow to"
      ),
    ]
    guard let compressesFrom else { return grown }
    return grown + [
      limit("deflated_from", compressesFrom, "bytes", "of one reply; smaller ones go as they are"),
      limit(
        "deflated_at_most",
        DeflateAllowance.largest,
        "bytes",
        "of one reply, and so much a second as there is time for; others go as they are"
      ),
    ]
  }

  /// Limits of running and waiting work, by class where classes differ.
  private var waiting: [RPCV1.Limit] {
    let each = [
      ("max_streams", limits.maximumStreams, "calls", "handlers of one client at once"),
      ("max_handlers", maximumHandlers, "handlers", "of all clients"),
      ("max_handlers_unproven", maximumHandlersUnproven, "handlers", "of clients without a proof"),
      (
        "max_handlers_address", maximumHandlersPerAddress, "handlers",
        "of one address without a proof"
      ),
      (
        "max_buffered", maximumBufferedBytes, "bytes",
        "messages and output that wait, of all clients"
      ),
      (
        "max_buffered_unproven", maximumBufferedUnproven, "bytes",
        "the same of clients without a proof"
      ),
      (
        "max_waiting_address", maximumWaitingPerAddress, "bytes",
        "the same of one address without a proof; above it, it gets no new calls"
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
        "of one connection without a proof that watch how this process is"
      ),
      limit(
        "max_buffered_address",
        maximumBufferedPerAddress,
        "bytes",
        "requests of one address without a proof, also before it is known who calls; above it, they are refused"
      ),
    ]
  }

  private var connections: [RPCV1.Limit] {
    [
      limit("connections", maximumConnections, "connections", "descriptors of the process"),
      limit(
        "connections_unproven",
        maximumUnproven,
        "connections",
        "the others are kept for processes of the installation"
      ),
      limit(
        "connections_per_address",
        maximumConnectionsPerAddress,
        "connections",
        "without a proof; one without work gives way"
      ),
      limit(
        "openings_per_address",
        maximumOpeningsPerAddress,
        "connections",
        "not open yet; the longest gives way"
      ),
    ]
  }

  private var times: [RPCV1.Limit] {
    [
      time("max_timeout", limits.maximumTimeout, "to this deadlines of unary calls are cut"),
      time("opening", openingTime, "from accept to the end of the opening"),
      time("frame", frameTime, "from a frame's first byte to its last"),
      time("message_pause", pauseTime, "between two pieces of one message"),
      limit("message_rate", minimumRate, "bytes/s", "of a message that began, after half a minute"),
      time("keepalive", keepaliveTime, "silence before who has calls open is asked for life"),
      time("keepalive_answer", keepaliveTimeout, "what the answer to that may take"),
      time("output_waits", writeTime, "without the peer taking a byte of what waits"),
      time("slow_reader", slowReaderTime, "the next message of a stream waits for its reader"),
    ]
  }

  /// When a connection is drained; a limit that is not set is left out.
  private var ages: [RPCV1.Limit] {
    let ages = [
      (
        "max_age", age(isTrusted: false),
        "a connection of this age without a proof, give or take a tenth, is drained"
      ),
      (
        "max_age_proven", age(isTrusted: true),
        "a connection of this age that proved itself, give or take a tenth, is drained"
      ),
      ("max_idle", maximumIdle, "a connection that is so long without calls is drained"),
    ]
    return ages.compactMap { name, age, reason in age.map { time(name, $0, reason) } }
      + [time("age_grace", ageGrace, "what calls of such a connection get to finish")]
  }

  /// The abuse limiter.
  private var behaviour: [RPCV1.Limit] {
    [
      time("ping_interval", limits.pingInterval, "pings that come sooner are strikes"),
      limit(
        "ping_strikes",
        AbuseLimiter.violationsAllowed + 1,
        "pings",
        "the last of them ends the connection"
      ),
      limit(
        "nuisances",
        Int(AbuseLimiter.capacity),
        "frames",
        "that only make work; one more ends the connection"
      ),
      limit(
        "nuisance_rate",
        Int(AbuseLimiter.refillPerSecond),
        "frames/s",
        "of these are forgiven"
      ),
      limit(
        "frames_at_once",
        ReadingSlice.framesAtOnce,
        "frames",
        "of a client without a proof, and 0.2 ms; then all others have a turn"
      ),
      limit(
        "tls_messages",
        TLSSession.mostMessages,
        "messages",
        "of TLS itself, before a MiB of data; one more ends the connection"
      ),
      limit(
        "tls_chain",
        TLSContext.maximumChainBytes,
        "bytes",
        "of a client's certificates, \(TLSContext.maximumDepth) deep"
      ),
      limit("tls_certificates", CertificateMessage.mostCertificates, "certificates", "of a client"),
      limit("tls_hello", TLSSession.mostHello, "bytes", "a client's first message of TLS"),
    ]
  }
}
