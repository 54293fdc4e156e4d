/// Frames from the server.
extension ClientMachine {
  /// Handles one frame.
  ///
  /// - Throws: a fault that a correct server cannot cause; the connection ends.
  mutating func received(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer,
    output: inout OutputBuffer
  ) throws(ConnectionFault) -> Event {
    guard let type = FrameType(rawValue: header.type) else { return .nothing }
    switch type {
    case .head: return try head(header, payload)
    case .message: return try message(header, payload, output: &output)
    case .end:
      let frame = try EndFrame(header.flags, payload)
      return try end(header, frame, output: &output).map { .ended($0, frame) } ?? .nothing
    case .credit: return try credit(header, payload)
    case .ping: return try ping(header, payload, output: &output)
    case .goAway: return try goAway(header, payload)
    case .auth: throw ConnectionFault(.auth, "AUTH out of place")
    case .settings: throw ConnectionFault(.protocol, "SETTINGS a second time")
    case .call: throw ConnectionFault(.protocol, "CALL from a server")
    case .cancel: throw ConnectionFault(.protocol, "CANCEL from a server")
    }
  }

  private mutating func head(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer
  ) throws(ConnectionFault) -> Event {
    guard header.flags.isEmpty else { throw ConnectionFault(.protocol, "flags of HEAD") }
    guard let index = try index(of: header) else { return .nothing }
    guard !streams[index].hasReply else { throw ConnectionFault(.protocol, "late HEAD") }
    streams[index].hasReply = true
    return .head(streams[index].call, payload)
  }

  private mutating func message(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer,
    output: inout OutputBuffer
  ) throws(ConnectionFault) -> Event {
    let index = try index(of: header)
    let frame = try MessageFrame(header.flags, payload, allowsCursor: true)
    guard let index else {
      if frame.begins {
        try receive.charge(frame.cost)
        giveBack(frame.cost, output: &output)
      }
      return .nothing
    }
    guard frame.begins == (streams[index].incoming == nil) else {
      throw ConnectionFault(.protocol, "MESSAGE inside or outside of a message")
    }
    guard frame.begins else { return try fragment(frame, index) }
    try receive.charge(frame.cost)
    try streams[index].receive.charge(frame.cost)
    if let amount = receive.lastResort() { output.appendCredit(stream: 0, amount: amount) }
    streams[index].held += frame.cost
    streams[index].hasReply = true
    if let error = refusal(of: frame) {
      let call = streams[index].call
      cancel(header.stream, .unreadable, output: &output)
      return .failed(call, error)
    }
    guard frame.finishes else {
      streams[index].incoming = IncomingMessage(frame)
      return .nothing
    }
    let cursor = frame.cursor.map { [UInt8]($0) }
    return .message(
      streams[index].call,
      frame.bytes,
      cursor: cursor,
      cost: frame.cost,
      isCompressed: frame.isCompressed
    )
  }

  private mutating func fragment(
    _ frame: MessageFrame,
    _ index: Int
  ) throws(ConnectionFault) -> Event {
    guard let message = streams[index].incoming, try message.append(frame) else {
      return .nothing
    }
    streams[index].incoming = nil
    return .assembled(streams[index].call, message)
  }

  private func refusal(of frame: MessageFrame) -> RPCError? {
    if frame.isCompressed, !acceptsCompressed { return .unsupportedEncoding }
    guard frame.size > limits.maximumMessage else { return nil }
    return .messageTooLarge(limit: limits.maximumMessage)
  }

  /// Handles END.
  ///
  /// - Returns: the call that ended; `nil` if it was given up before.
  mutating func end(
    _ header: FrameHeader,
    _ frame: EndFrame,
    output: inout OutputBuffer
  ) throws(ConnectionFault) -> Call? {
    guard let index = try index(of: header) else { return nil }
    let isInside = streams[index].incoming != nil
    guard !(frame.code == .ok && isInside), !(frame.isUnprocessed && streams[index].hasReply)
    else { throw ConnectionFault(.protocol, "END that cannot be here") }
    let call = streams[index].call
    giveBack(streams[index].held, output: &output)
    streams.drop(at: index)
    return call
  }

  private mutating func credit(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer
  ) throws(ConnectionFault) -> Event {
    let amount = try SmallFrames.credit(header.flags, payload)
    guard header.stream != 0 else {
      try send.add(amount)
      for id in outbox.unpark() {
        guard let index = streams.find(id) else { continue }
        streams[index].isQueued = false
        queue(id, index)
      }
      return .connectionCredit
    }
    guard let index = try index(of: header) else { return .nothing }
    try streams[index].send.add(amount)
    queue(header.stream, index)
    return .streamCredit(streams[index].call)
  }

  /// The most ACKs that may be pending; a correct server sends one PING and reads its ACK.
  static var mostAnswers: UInt8 { 64 }

  private mutating func ping(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer,
    output: inout OutputBuffer
  ) throws(ConnectionFault) -> Event {
    guard header.stream == 0 else { throw Self.onStream }
    let ping = try SmallFrames.ping(header.flags, payload)
    guard ping.isAnswer else {
      if output.isEmpty { answers = 0 }
      answers += 1
      guard answers <= Self.mostAnswers else { throw ConnectionFault(.calm, "too many pings") }
      output.appendPing(ping.data, isAnswer: true)
      return .nothing
    }
    guard pingData == ping.data else {
      throw ConnectionFault(.protocol, "answer to a ping that was not sent")
    }
    pingData = nil
    return .pong(ping.data)
  }

  private mutating func goAway(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer
  ) throws(ConnectionFault) -> Event {
    guard header.stream == 0 else { throw Self.onStream }
    let frame = try GoAwayFrame(header.flags, payload)
    guard frame.last <= goAway?.last ?? .max else {
      throw ConnectionFault(.protocol, "last stream of GOAWAY grew")
    }
    goAway = frame
    return .goAway(frame)
  }

  /// Removes the calls above the server's last stream, the oldest first; they may be repeated.
  mutating func takeUntouched(above last: UInt32, output: inout OutputBuffer) -> [Call] {
    var untouched: [Call] = []
    for id in streams.sortedIDs where id > last {
      if let stream = remove(id, output: &output) { untouched.append(stream.call) }
    }
    return untouched
  }

  /// Sends PING, one at a time.
  ///
  /// - Returns: false if the last one was not answered yet.
  mutating func sendPing(_ data: UInt64, output: inout OutputBuffer) -> Bool {
    guard pingData == nil else { return false }
    pingData = data
    output.appendPing(data, isAnswer: false)
    return true
  }

  /// - Returns: `nil` if the stream is gone.
  ///
  /// - Throws: if no call was made on it.
  private func index(of header: FrameHeader) throws(ConnectionFault) -> Int? {
    guard header.stream != 0, header.stream <= highestStream else {
      throw ConnectionFault(.protocol, "frame on a stream that was not opened")
    }
    return streams.find(header.stream)
  }

  private static var onStream: ConnectionFault {
    ConnectionFault(.protocol, "frame of the connection on a stream")
  }
}
