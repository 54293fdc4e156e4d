import Wire

@testable import RPC

/// A server's state machine as a transcript: frames in, events out.
///
/// Its calls are their streams' ids.
struct ServerBench: ~Copyable {
  var machine: ServerMachine<UInt32>
  var output = OutputBuffer()
  var now: Int64 = 0
  /// The size that the next calls' metadata counts.
  var metadata = 0

  init(
    limits: ConnectionLimits = ConnectionLimits(),
    peer: ConnectionLimits = ConnectionLimits(),
    isTrusted: Bool = false
  ) {
    machine = ServerMachine(
      limits: limits,
      peer: peer,
      isTrusted: isTrusted,
      now: 0,
      resolve: { name in
        let name = String(decoding: name, as: UTF8.self)
        guard !name.contains("Missing") else { return nil }
        return RegisteredMethod(
          descriptor: MethodDescriptor(
            name: name,
            kind: name.contains("Many") ? .bidirectional : .unary
          ),
          start: { _, _ in }
        )
      }
    )
  }

  /// Feeds whole frames; every accepted call is opened.
  mutating func feed(_ bytes: [UInt8]) throws -> [String] {
    var words: [String] = []
    try bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let rest = bytes.piece(offset, bytes.count - offset)
        guard let header = try FrameHeader(rest, limit: machine.limits.maximumFrame),
          rest.count >= FrameHeader.byteCount + header.length
        else { return }
        let payload = rest.piece(FrameHeader.byteCount, header.length)
        offset += FrameHeader.byteCount + header.length
        let event = try machine.received(header, payload, now: now, output: &output)
        words.append(word(event))
      }
    }
    return words
  }

  mutating func feed(_ frames: String) throws -> [String] {
    try feed(frames.split(separator: " ").flatMap { Golden.bytes($0) })
  }

  private mutating func word(_ event: ServerMachine<UInt32>.Event) -> String {
    switch event {
    case .nothing: "nothing"
    case .call(let opening): opened(opening)
    case .request(let call, let bytes, _): "request \(call) of \(bytes.count)"
    case .message(let call, let bytes, let cost, _):
      "message \(call) of \(bytes.count), cost \(cost)"
    case .assembled(let call, let message): "assembled \(call) of \(message.bytes.count)"
    case .requestsEnded(let call): "ended \(call)"
    case .failed(let call, let error): "failed \(call) \(error.reason)"
    case .cancelled(let call, let reason): "cancelled \(call) \(reason)"
    case .streamCredit(let call): "credit \(call)"
    case .connectionCredit: "credit"
    case .pong: "pong"
    case .clientLeaves: "leaves"
    }
  }

  private mutating func opened(_ opening: CallOpening) -> String {
    guard let method = opening.method else { return "unknown \(opening.id)" }
    let name = method.descriptor.name
    let error = machine.open(
      opening,
      takesMany: method.descriptor.kind.takesMany,
      metadata: metadata,
      call: opening.id,
      priority: .interactive,
      output: &output
    )
    if let error { return "failed \(opening.id) \(error.reason)" }
    let state = opening.frame.isLast ? "half" : "open"
    return "\(state) \(opening.id) \(name)"
  }

  /// The bytes written since the last call, as hex.
  mutating func written() -> String {
    let bytes = [UInt8](output.bytes)
    output.removeAll()
    return bytes.hexText
  }
}

/// A client's state machine as a transcript.
///
/// Its calls are numbered from 1 like their streams.
struct ClientBench: ~Copyable {
  var machine: ClientMachine<UInt32>
  var output = OutputBuffer()

  init(
    limits: ConnectionLimits = ConnectionLimits(),
    peer: ConnectionLimits = ConnectionLimits()
  ) {
    machine = ClientMachine(limits: limits, peer: peer)
  }

  mutating func start(_ request: Int? = 0) {
    _ = machine.start(
      UInt32(machine.streamCount + 1),
      method: MethodDescriptor(name: "a.B/C", kind: .serverStream),
      timeout: .max,
      priority: .interactive,
      metadata: CallMetadata([:]),
      request: request.map { EncodedParts([UInt8](repeating: 0x61, count: $0)) },
      output: &output
    )
    _ = written()
  }

  mutating func feed(_ bytes: [UInt8]) throws -> [String] {
    var words: [String] = []
    try bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let rest = bytes.piece(offset, bytes.count - offset)
        guard let header = try FrameHeader(rest, limit: machine.limits.maximumFrame),
          rest.count >= FrameHeader.byteCount + header.length
        else { return }
        let payload = rest.piece(FrameHeader.byteCount, header.length)
        offset += FrameHeader.byteCount + header.length
        words.append(word(try machine.received(header, payload, output: &output)))
      }
    }
    return words
  }

  mutating func feed(_ frames: String) throws -> [String] {
    try feed(frames.split(separator: " ").flatMap { Golden.bytes($0) })
  }

  /// One of a stream of requests.
  mutating func send(_ size: Int, on stream: UInt32 = 1) {
    machine.sendMessage(stream, size: size, output: &output) {
      $0.bytes.initializeMemory(as: UInt8.self, repeating: 0x61)
    }
  }

  private func word(_ event: ClientMachine<UInt32>.Event) -> String {
    switch event {
    case .nothing: "nothing"
    case .head(let call, _): "head \(call)"
    case .message(let call, let bytes, let cursor, _, _):
      "message \(call) of \(bytes.count)\(cursor == nil ? "" : " with cursor")"
    case .assembled(let call, let message): "assembled \(call) of \(message.bytes.count)"
    case .ended(let call, let frame): "ended \(call) \(frame.code)"
    case .failed(let call, let error): "failed \(call) \(error.reason)"
    case .streamCredit(let call): "credit \(call)"
    case .connectionCredit: "credit"
    case .pong: "pong"
    case .goAway(let frame): "goAway \(frame.last)"
    }
  }

  mutating func written() -> String {
    let bytes = [UInt8](output.bytes)
    output.removeAll()
    return bytes.hexText
  }
}
