/// Frames from the client, except messages.
extension ServerMachine {
  @inline(__always)
  mutating func method(
    of frame: CallFrame
  ) throws(ConnectionFault) -> Unmanaged<RegisteredMethod>? {
    let number = Int(frame.methodNumber)
    if let name = frame.name { return try method(named: name, number) }
    guard number > 0, number <= methods.count else {
      throw ConnectionFault(.method, "method number that was not defined")
    }
    return methods[number - 1].map(Unmanaged.passUnretained)
  }

  /// A definition counts when it is read, even if the call is refused.
  @inline(never)
  mutating func method(
    named name: UnsafeRawBufferPointer,
    _ number: Int
  ) throws(ConnectionFault) -> Unmanaged<RegisteredMethod>? {
    let method = resolve(name)
    guard number > 0 else {
      unnumbered = method
      return method.map(Unmanaged.passUnretained)
    }
    guard number == methods.count + 1, number <= limits.maximumMethods else {
      throw ConnectionFault(.method, "method number out of order, or one too many")
    }
    methods.append(method)
    return method.map(Unmanaged.passUnretained)
  }

  mutating func cancel(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer,
    now: Int64,
    output: inout OutputBuffer
  ) throws(ConnectionFault) -> Event {
    try abuseLimiter.nuisance(now: now)
    let reason = try SmallFrames.cancel(header.flags, payload)
    guard try index(of: header) != nil,
      let stream = remove(header.stream, byClient: true, output: &output)
    else { return .nothing }
    return .cancelled(stream.call, reason)
  }

  mutating func credit(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer,
    now: Int64
  ) throws(ConnectionFault) -> Event {
    let amount = try SmallFrames.credit(header.flags, payload)
    guard header.stream != 0 else {
      try abuseLimiter.credit(amount, isOfStream: false, now: now)
      try send.add(amount)
      // A reader that took a message returns enough for the next one to begin.
      if send.mayBegin { stalledSince = nil }
      for id in outbox.unpark() {
        guard let index = streams.find(id) else { continue }
        streams[index].isQueued = false
        queue(id, index)
      }
      return .connectionCredit
    }
    let index = try index(of: header)
    try abuseLimiter.credit(amount, isOfStream: true, now: now)
    guard let index else { return .nothing }
    try streams[index].send.add(amount)
    queue(header.stream, index, now: now)
    return .streamCredit(streams[index].call)
  }

  mutating func ping(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer,
    now: Int64,
    output: inout OutputBuffer
  ) throws(ConnectionFault) -> Event {
    guard header.stream == 0 else { throw Self.onStream }
    let ping = try SmallFrames.ping(header.flags, payload)
    guard ping.isAnswer else {
      try abuseLimiter.ping(now: now)
      output.appendPing(ping.data, isAnswer: true)
      return .nothing
    }
    guard pingData == ping.data else {
      throw ConnectionFault(.protocol, "answer to a ping that was not sent")
    }
    pingData = nil
    return .pong(ping.data)
  }

  /// - Returns: `nil` if the stream is gone.
  ///
  /// - Throws: if it is new, or 0.
  func index(of header: FrameHeader) throws(ConnectionFault) -> Int? {
    guard header.stream != 0, header.stream <= highestStream else {
      throw ConnectionFault(.protocol, "frame on a stream that was not opened")
    }
    return streams.find(header.stream)
  }

  static var onStream: ConnectionFault {
    ConnectionFault(.protocol, "frame of the connection on a stream")
  }
}
