/// The client's messages.
extension ServerMachine {
  mutating func message(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer,
    now: Int64,
    output: inout OutputBuffer
  ) throws(ConnectionFault) -> Event {
    let index = try index(of: header)
    let frame = try MessageFrame(header.flags, payload, allowsCursor: false)
    guard let index else {
      if !late.takes(header.stream, frame) { try abuseLimiter.nuisance(now: now) }
      if frame.begins {
        try receive.charge(frame.cost)
        giveBack(frame.cost, output: &output)
      }
      return .nothing
    }
    guard !streams[index].isHalfClosed else {
      throw ConnectionFault(.protocol, "MESSAGE after the client's END")
    }
    guard frame.begins == (streams[index].incoming == nil) else {
      throw ConnectionFault(.protocol, "MESSAGE inside or outside of a message")
    }
    guard frame.begins else {
      return try fragment(header.stream, frame, index, now: now, output: &output)
    }
    try receive.charge(frame.cost)
    if receive.book <= 0 { ranOut = true }
    try streams[index].receive.charge(frame.cost)
    if let amount = receive.lastResort() {
      looksSinceCredit = 0
      output.appendCredit(stream: 0, amount: amount)
    }
    streams[index].held += frame.cost
    if let error = refusal(of: frame, index) {
      let event = fail(header.stream, error, output: &output)
      if !frame.finishes { late.messageBegan(header.stream) }
      return event
    }
    streams[index].hasMessage = true
    keep(frame.bytes.count + MessageFrame.overhead, index)
    guard frame.finishes else {
      streams[index].incoming = IncomingMessage(frame, now: now)
      incomingCount += 1
      return .nothing
    }
    if streams[index].takesMany {
      return .message(
        streams[index].call,
        frame.bytes,
        cost: frame.cost,
        isCompressed: frame.isCompressed
      )
    }
    streams[index].request = [UInt8](frame.bytes)
    streams[index].isRequestCompressed = frame.isCompressed
    return .nothing
  }

  private mutating func fragment(
    _ id: UInt32,
    _ frame: MessageFrame,
    _ index: Int,
    now: Int64,
    output: inout OutputBuffer
  ) throws(ConnectionFault) -> Event {
    guard let message = streams[index].incoming else { return .nothing }
    guard let more = message.makeRoom(for: frame, within: room) else {
      return fail(id, .buffersFull(isUnprocessed: !streams[index].takesMany), output: &output)
    }
    keep(more, index)
    guard try message.append(frame, now: now) else { return .nothing }
    streams[index].incoming = nil
    incomingCount -= 1
    if streams[index].takesMany { return .assembled(streams[index].call, message) }
    streams[index].request = message.bytes
    streams[index].isRequestCompressed = message.isCompressed
    return .nothing
  }

  /// Why a message ends its call.
  private func refusal(of frame: MessageFrame, _ index: Int) -> RPCError? {
    if frame.isCompressed, !acceptsCompressed { return .unsupportedEncoding }
    let longest = streams[index].longestRequest
    if frame.size > longest { return .messageTooLarge(limit: longest) }
    let takesMany = streams[index].takesMany
    if !takesMany, streams[index].hasMessage { return .wrongMessageCount }
    // A handler of a request stream is already running.
    let isOver = frame.bytes.count + MessageFrame.overhead > room
    return isOver ? .buffersFull(isUnprocessed: !takesMany) : nil
  }

  /// Counts memory of received messages that were not taken yet.
  mutating func keep(_ bytes: Int, _ index: Int) {
    streams[index].kept += bytes
    kept += bytes
    room -= bytes
  }

  mutating func halfClose(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer,
    now: Int64,
    output: inout OutputBuffer
  ) throws(ConnectionFault) -> Event {
    guard header.flags.isEmpty, payload.isEmpty else {
      throw ConnectionFault(.protocol, "layout of a client's END")
    }
    guard let index = try index(of: header) else {
      if !late.takesEnd(header.stream) { try abuseLimiter.nuisance(now: now) }
      return .nothing
    }
    guard !streams[index].isHalfClosed, streams[index].incoming == nil else {
      throw ConnectionFault(.protocol, "END twice, or inside a message")
    }
    if streams[index].isAwaited { awaitedCount -= 1 }
    streams[index].isHalfClosed = true
    if streams[index].takesMany { return .requestsEnded(streams[index].call) }
    return requestEnded(header.stream, index, output: &output)
  }

  private mutating func requestEnded(
    _ id: UInt32,
    _ index: Int,
    output: inout OutputBuffer
  ) -> Event {
    guard let request = streams[index].request else {
      return fail(id, .wrongMessageCount, output: &output)
    }
    streams[index].request = nil
    let cost = streams[index].held
    streams[index].held = 0
    giveBack(cost, output: &output)
    return .request(
      streams[index].call,
      request,
      isCompressed: streams[index].isRequestCompressed
    )
  }

  /// Counts the one request of a call with its inflated size.
  mutating func keep(_ bytes: Int, of id: UInt32) {
    guard let index = streams.find(id) else { return }
    let more = bytes - (streams[index].kept - streams[index].metadata)
    if more > 0 { keep(more, index) }
  }

  /// Stops counting the one request of a call, which counts elsewhere now.
  mutating func letGo(_ id: UInt32) {
    guard let index = streams.find(id), !streams[index].takesMany else { return }
    kept -= streams[index].kept - streams[index].metadata
    streams[index].kept = streams[index].metadata
  }

  /// Reading was paused: restarts the rate measurement of all requests.
  mutating func restartRequests(_ now: Int64) {
    for id in streams.sortedIDs {
      guard let index = streams.find(id) else { continue }
      streams[index].stoodStill = false
      streams[index].incoming?.restart(now)
    }
  }

  /// Checks after a grant, until its CREDIT is assumed to have arrived: two minutes, in which a
  /// link of the minimum rate takes the megabyte before it.
  private static var looksForCredit: UInt8 { 4 }

  /// Ends calls whose client is too slow with a message it began, and those whose one request made
  /// no progress between two checks.
  ///
  /// - Parameters:
  ///   - pause: milliseconds in which something has to arrive; the rate applies after them.
  ///   - rate: bytes a second.
  ///   - now: milliseconds on the loop's clock.
  ///   - hasArrived: our output, including credit, has arrived.
  ///   - output: where the ENDs are written.
  /// - Returns: the calls.
  mutating func endSlow(
    pause: Int64,
    rate: Int,
    now: Int64,
    hasArrived: Bool,
    output: inout OutputBuffer
  ) -> [Call] {
    var ended: [Call] = []
    let hasCredit = hasArrived || looksSinceCredit >= Self.looksForCredit
    let mayBegin = hasCredit && !ranOut
    if looksSinceCredit < .max { looksSinceCredit += 1 }
    ranOut = receive.book <= 0
    for id in streams.sortedIDs {
      guard let index = streams.find(id) else { continue }
      if let message = streams[index].incoming {
        streams[index].stoodStill = false
        let asked = now - message.since - pause
        let isTooSlow = Int64(message.bytes.count) * 1_000 < asked * Int64(rate)
        guard isTooSlow || message.at <= now - pause else { continue }
      } else {
        guard streams[index].isAwaited else { continue }
        let stoodStill = streams[index].stoodStill
        // Without credit it may not begin.
        streams[index].stoodStill = mayBegin
        guard stoodStill, mayBegin else { continue }
      }
      ended.append(streams[index].call)
      _ = fail(id, .slowSender, output: &output)
    }
    return ended
  }
}

extension ServerMachine.Stream {
  /// Its one request is incomplete.
  @inline(__always) var isAwaited: Bool { !isHalfClosed && !takesMany }
}
