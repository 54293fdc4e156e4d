/// The content of SETTINGS: one end's limits, and whether it uses AUTH.
///
/// Shape of the payload: entries `id u16 · length u16 · value`; a number has length 4. Absent means
/// the default, unknown ids are skipped.
struct Settings: Hashable {
  /// Whether a server accepts AUTH.
  enum Proof: UInt32 {
    case notAccepted = 0
    case accepted = 1
    case required = 2
  }

  /// The longest payload.
  static let maximumBytes = 1_024
  static let nonceBytes = 32

  var limits = ConnectionLimits()
  /// Running handlers for all clients, from the server.
  var maximumHandlers = 16_384
  /// Buffered messages and output of all clients.
  var maximumBuffered = 256 << 20
  /// Of these, requests of one unauthenticated address.
  var maximumBufferedPerAddress = 16 << 20
  /// Of ``maximumHandlers``, those of one unauthenticated address.
  var maximumHandlersPerAddress = 1_024
  /// From the server: compressed requests are accepted.
  var acceptsZlib = false
  var proof = Proof.notAccepted
  var nonce: [UInt8]?

  /// A numeric entry: its id, its default and its floor.
  private struct Entry {
    let id: UInt16
    let floor: Int
    let path: any WritableKeyPath<Settings, Int> & Sendable
  }

  private static let entries = [
    Entry(id: 1, floor: 16_384, path: \.limits.maximumFrame),
    Entry(id: 2, floor: 65_536, path: \.limits.maximumMessage),
    Entry(id: 3, floor: 2_048, path: \.limits.maximumMetadata),
    Entry(id: 4, floor: 1, path: \.limits.maximumStreams),
    Entry(id: 5, floor: 16_384, path: \.limits.streamCredit),
    Entry(id: 6, floor: 65_536, path: \.limits.connectionCredit),
    Entry(id: 7, floor: 0, path: \.limits.maximumMethods),
    Entry(id: 8, floor: 1_000, path: \.limits.pingIntervalMilliseconds),
    Entry(id: 10, floor: 1_000, path: \.limits.maximumTimeoutMilliseconds),
    Entry(id: 13, floor: 1, path: \.maximumHandlers),
    Entry(id: 14, floor: 1, path: \.maximumBuffered),
    Entry(id: 15, floor: 1, path: \.maximumBufferedPerAddress),
    Entry(id: 16, floor: 1, path: \.maximumHandlersPerAddress),
  ]

  init() {}

  /// Reads the payload of SETTINGS.
  ///
  /// An unknown id may be repeated; its meaning belongs to a later version.
  ///
  /// - Throws: a known id twice, a wrong length, a value below the floor.
  init(_ payload: UnsafeRawBufferPointer) throws(ConnectionFault) {
    guard payload.count <= Self.maximumBytes else { throw Self.tooLong }
    var seen: Set<UInt16> = []
    var offset = 0
    while offset < payload.count {
      guard payload.count - offset >= 4 else { throw Self.fault("layout of SETTINGS") }
      let id = payload.u16(at: offset)
      let length = Int(payload.u16(at: offset + 2))
      offset += 4
      guard payload.count - offset >= length else { throw Self.fault("layout of SETTINGS") }
      let isKnown = try read(id, payload.piece(offset, length))
      guard !isKnown || seen.insert(id).inserted else { throw Self.fault("setting twice") }
      offset += length
    }
    limits.maximumFrame = min(limits.maximumFrame, FrameHeader.maximumPayload)
    limits.maximumMetadata = min(limits.maximumMetadata, 8_192)
    // The largest credit that can be held.
    limits.streamCredit = min(limits.streamCredit, Int(Int32.max))
    limits.connectionCredit = min(limits.connectionCredit, Int(Int32.max))
  }

  /// - Returns: false for an unknown id.
  private mutating func read(
    _ id: UInt16,
    _ value: UnsafeRawBufferPointer
  ) throws(ConnectionFault) -> Bool {
    switch id {
    case 12:
      guard value.count == Self.nonceBytes else { throw Self.fault("length of the nonce") }
      nonce = [UInt8](value)
    case 9: acceptsZlib = try Self.number(value) & 1 == 1
    case 11: proof = Proof(rawValue: try Self.number(value)) ?? .required
    default:
      guard let entry = Self.entries.first(where: { $0.id == id }) else { return false }
      let number = Int(try Self.number(value))
      guard number >= entry.floor else { throw Self.fault("setting \(id) below its floor") }
      self[keyPath: entry.path] = number
    }
    return true
  }

  private static func number(
    _ value: UnsafeRawBufferPointer
  ) throws(ConnectionFault) -> UInt32 {
    guard value.count == 4 else { throw fault("length of a setting") }
    return value.u32(at: 0)
  }

  static let tooLong = fault("SETTINGS too long")

  private static func fault(_ text: String) -> ConnectionFault {
    ConnectionFault(.settings, text)
  }

  /// The frame, header included, without defaults.
  func encodedFrame() -> [UInt8] {
    var payload: [UInt8] = []
    let defaults = Settings()
    for entry in Self.entries where self[keyPath: entry.path] != defaults[keyPath: entry.path] {
      payload.appendSetting(entry.id, max(entry.floor, self[keyPath: entry.path]))
    }
    if acceptsZlib { payload.appendSetting(9, 1) }
    if proof != .notAccepted { payload.appendSetting(11, Int(proof.rawValue)) }
    if let nonce {
      payload += [0, 12, 0, UInt8(Self.nonceBytes)]
      payload += nonce
    }
    var frame = [UInt8](repeating: 0, count: FrameHeader.byteCount)
    frame.withUnsafeMutableBytes {
      FrameHeader(length: payload.count, type: .settings, stream: 0).write(to: $0)
    }
    return frame + payload
  }
}

extension [UInt8] {
  fileprivate mutating func appendSetting(_ id: UInt16, _ value: Int) {
    append(contentsOf: [UInt8(id >> 8), UInt8(id & 0xff), 0, 4])
    let number = UInt32(clamping: value)
    for shift in [24, 16, 8, 0] as [UInt32] {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}

extension ConnectionLimits {
  fileprivate var pingIntervalMilliseconds: Int {
    get { Int(pingInterval.wholeMilliseconds) }
    set { pingInterval = .milliseconds(newValue) }
  }

  fileprivate var maximumTimeoutMilliseconds: Int {
    get { Int(maximumTimeout.wholeMilliseconds) }
    set { maximumTimeout = .milliseconds(newValue) }
  }
}
