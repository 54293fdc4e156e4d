import Cryptography

/// The eight bytes each end begins with, and what both openings share.
enum Hello {
  static let magic: [UInt8] = [0xda, 0x59, 0x42, 0x4b]
  static let byteCount = 8
  /// The only version this library speaks.
  static let version: UInt8 = 1

  static let client = magic + [version, version, 0, 0]

  static func server(chosen: UInt8) -> [UInt8] {
    magic + [chosen, version, version, 0]
  }
}

/// The progress of an opening.
enum OpeningProgress: Equatable {
  case waiting
  /// The connection is open.
  case open(peer: Settings, isTrusted: Bool)
}

/// A server's side of the opening.
///
/// A value: bytes in, bytes out.
///
/// ```text
/// hello ── 8 bytes, answer sent ──▶ settings ──┬── no proof wanted ──▶ open
///                                              └──▶ proof ── AUTH ───▶ open, trusted
/// ```
struct ServerOpening {
  private enum Phase: Equatable {
    case hello, settings, proof, open
  }

  private let settings: Settings
  /// The current cluster key and, while keys change, the previous one.
  private let keys: [[UInt8]]
  private let binding: [UInt8]?
  private var phase = Phase.hello
  private var clientBytes: [UInt8] = []
  private var serverBytes: [UInt8] = []
  private var peer = Settings()

  init(settings: Settings, keys: [[UInt8]], binding: [UInt8]? = nil) {
    self.settings = settings
    self.keys = keys
    self.binding = binding
  }

  /// The magic was right, so GOAWAY can be sent.
  var mayExplain: Bool { phase != .hello }

  /// Handles received bytes; `used` is the number consumed.
  mutating func received(
    _ bytes: UnsafeRawBufferPointer,
    used: inout Int,
    output: inout [UInt8]
  ) throws(ConnectionFault) -> OpeningProgress {
    if phase == .hello {
      guard try hello(bytes, output: &output) else { return .waiting }
      used = Hello.byteCount
    }
    while phase != .open {
      let rest = bytes.piece(used, bytes.count - used)
      guard let header = try FrameHeader(ofOpening: rest),
        rest.count - FrameHeader.byteCount >= header.length
      else { return .waiting }
      let payload = rest.piece(FrameHeader.byteCount, header.length)
      used += FrameHeader.byteCount + header.length
      if try take(header, payload, output: &output) {
        return .open(peer: peer, isTrusted: phase == .open && !keys.isEmpty && peer.nonce != nil)
      }
    }
    return .waiting
  }

  /// - Returns: false while the eight bytes are incomplete.
  private mutating func hello(
    _ bytes: UnsafeRawBufferPointer,
    output: inout [UInt8]
  ) throws(ConnectionFault) -> Bool {
    for (index, expected) in Hello.magic.enumerated() where index < bytes.count {
      guard bytes[index] == expected else {
        throw .notTheMagic(bytes)
      }
    }
    guard bytes.count >= Hello.byteCount else { return false }
    guard bytes[6] == 0, bytes[7] == 0 else {
      throw ConnectionFault(.opening, "reserved bytes of the opening")
    }
    guard bytes[4] <= Hello.version, bytes[5] >= Hello.version else {
      output += Hello.server(chosen: 0)
      throw ConnectionFault(.opening, "no common version")
    }
    clientBytes = [UInt8](bytes.prefix(Hello.byteCount))
    serverBytes = Hello.server(chosen: Hello.version) + settings.encodedFrame()
    output += serverBytes
    phase = .settings
    return true
  }

  /// - Returns: whether the connection is open.
  private mutating func take(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer,
    output: inout [UInt8]
  ) throws(ConnectionFault) -> Bool {
    switch (phase, FrameType(rawValue: header.type)) {
    case (.settings, .settings):
      guard header.stream == 0, header.flags.isEmpty else {
        throw ConnectionFault(.protocol, "SETTINGS on a stream, or with flags")
      }
      peer = try Settings(payload)
      clientBytes += header.encoded
      clientBytes += payload
      let proves = peer.nonce != nil && !keys.isEmpty
      if settings.proof == .required, !proves {
        throw ConnectionFault(.auth, "proof required")
      }
      phase = proves ? .proof : .open
      return !proves
    case (.proof, .auth):
      guard header.stream == 0 else { throw ConnectionFault(.protocol, "AUTH on a stream") }
      let proof = try ClusterProof.read(header.flags, payload)
      let expected = ClusterProof(client: clientBytes, server: serverBytes, binding: binding)
      guard let key = keys.first(where: { constantTimeEquals(expected.client(key: $0), proof) })
      else { throw ConnectionFault(.auth, "wrong proof") }
      output += ClusterProof.frame(expected.server(key: key))
      phase = .open
      return true
    case (.proof, _): throw ConnectionFault(.auth, "proof missing")
    default: throw ConnectionFault(.protocol, "SETTINGS missing")
    }
  }
}

/// A client's side of the opening.
///
/// A value: bytes in, bytes out.
struct ClientOpening {
  private enum Phase: Equatable {
    case hello, settings, proof, open
  }

  private let settings: Settings
  /// The cluster key; with it the server has to authenticate as well.
  private let key: [UInt8]?
  private let binding: [UInt8]?
  /// The transport has authenticated the server.
  private let isProven: Bool
  private let clientBytes: [UInt8]
  private var serverBytes: [UInt8] = []
  private var phase = Phase.hello
  private var peer = Settings()

  init(settings: Settings, key: [UInt8]?, binding: [UInt8]? = nil, isProven: Bool = false) {
    self.settings = settings
    self.key = key
    self.binding = binding
    self.isProven = isProven
    clientBytes = Self.firstBytes(settings)
  }

  /// The client's first bytes.
  static func firstBytes(_ settings: Settings) -> [UInt8] {
    Hello.client + settings.encodedFrame()
  }

  mutating func received(
    _ bytes: UnsafeRawBufferPointer,
    used: inout Int,
    output: inout [UInt8]
  ) throws(ConnectionFault) -> OpeningProgress {
    if phase == .hello {
      guard try hello(bytes) else { return .waiting }
      used = Hello.byteCount
    }
    while phase != .open {
      let rest = bytes.piece(used, bytes.count - used)
      guard let header = try FrameHeader(ofOpening: rest),
        rest.count - FrameHeader.byteCount >= header.length
      else { return .waiting }
      let payload = rest.piece(FrameHeader.byteCount, header.length)
      used += FrameHeader.byteCount + header.length
      if try take(header, payload, output: &output) {
        return .open(peer: peer, isTrusted: isProven || key != nil)
      }
    }
    return .waiting
  }

  private mutating func hello(_ bytes: UnsafeRawBufferPointer) throws(ConnectionFault) -> Bool {
    for (index, expected) in Hello.magic.enumerated() where index < bytes.count {
      guard bytes[index] == expected else {
        throw .notTheMagic(bytes)
      }
    }
    guard bytes.count >= Hello.byteCount else { return false }
    guard bytes[4] == Hello.version else {
      throw ConnectionFault(.opening, "server speaks versions \(bytes[5]) to \(bytes[6])")
    }
    serverBytes = [UInt8](bytes.prefix(Hello.byteCount))
    phase = .settings
    return true
  }

  private mutating func take(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer,
    output: inout [UInt8]
  ) throws(ConnectionFault) -> Bool {
    switch (phase, FrameType(rawValue: header.type)) {
    case (.settings, .goAway):
      let goAway = try GoAwayFrame(header.flags, payload)
      throw ConnectionFault(goAway.code, "refused: \(goAway.text)")
    case (.settings, .settings):
      guard header.stream == 0, header.flags.isEmpty else {
        throw ConnectionFault(.protocol, "SETTINGS on a stream, or with flags")
      }
      peer = try Settings(payload)
      serverBytes += header.encoded
      serverBytes += payload
      return try settingsRead(output: &output)
    case (.proof, .goAway):
      let goAway = try GoAwayFrame(header.flags, payload)
      throw ConnectionFault(goAway.code, "refused: \(goAway.text)")
    case (.proof, .auth):
      let proof = try ClusterProof.read(header.flags, payload)
      let expected = ClusterProof(client: clientBytes, server: serverBytes, binding: binding)
      guard let key, constantTimeEquals(expected.server(key: key), proof) else {
        throw ConnectionFault(.auth, "wrong proof")
      }
      phase = .open
      return true
    case (.proof, _): throw ConnectionFault(.auth, "proof missing")
    default: throw ConnectionFault(.protocol, "SETTINGS missing")
    }
  }

  private mutating func settingsRead(output: inout [UInt8]) throws(ConnectionFault) -> Bool {
    guard let key else {
      guard peer.proof != .required else {
        throw ConnectionFault.proofWanted
      }
      phase = .open
      return true
    }
    guard peer.proof != .notAccepted, peer.nonce != nil else {
      guard isProven else { throw ConnectionFault(.auth, "the server cannot authenticate") }
      guard peer.proof != .required else {
        throw ConnectionFault(.auth, "the server requires a certificate")
      }
      phase = .open
      return true
    }
    let proof = ClusterProof(client: clientBytes, server: serverBytes, binding: binding)
    output += ClusterProof.frame(proof.client(key: key))
    phase = .proof
    return false
  }
}

extension FrameHeader {
  /// Reads the header of an opening's frame, which is at most as long as SETTINGS.
  fileprivate init?(ofOpening bytes: UnsafeRawBufferPointer) throws(ConnectionFault) {
    try self.init(bytes, limit: .max)
    guard length <= Settings.maximumBytes else {
      throw type == FrameType.settings.rawValue
        ? Settings.tooLong : ConnectionFault(.frameSize, "frame longer than any of an opening")
    }
  }

  fileprivate var encoded: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Self.byteCount)
    bytes.withUnsafeMutableBytes { write(to: $0) }
    return bytes
  }
}
