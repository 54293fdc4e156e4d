#if DEBUG || FUZZING
@testable import RPC
import Wire

/// A connection's state machine between a peer that sends anything and an application that behaves
/// correctly.
///
/// Input: `kind u8 · actions length u8 · actions · frames`. One action follows each frame; after
/// the last action they start again.
enum ConnectionFuzz {
  static func check(_ input: [UInt8]) throws(BrokenPromise) {
    guard input.count > 2 else { return }
    let end = min(input.count, 2 + Int(input[1]))
    let actions = [UInt8](input[2..<end])
    let frames = [UInt8](input[end...])
    if input[0] & 1 == 0 {
      var server = ServerFuzz(kind: input[0], actions)
      try server.play(frames)
    } else {
      var client = ClientFuzz(kind: input[0], actions)
      try client.play(frames)
    }
  }

  /// The least possible credit, so that it is soon exhausted.
  static var limits: ConnectionLimits {
    var limits = ConnectionLimits()
    limits.connectionCredit = 65_536
    limits.streamCredit = 16_384
    limits.maximumStreams = 5
    limits.maximumMethods = 6
    return limits
  }

  /// Calls `each` with one frame after the other, until it stops or no complete frame is left.
  static func forEach(
    in frames: [UInt8],
    _ each: (FrameHeader, UnsafeRawBufferPointer) throws(BrokenPromise) -> Bool
  ) throws(BrokenPromise) {
    try frames.withUnsafeBufferPointer { frames throws(BrokenPromise) in
      let bytes = UnsafeRawBufferPointer(frames)
      var offset = 0
      while offset < bytes.count {
        let rest = bytes.piece(offset, bytes.count - offset)
        guard let header = try? FrameHeader(rest, limit: limits.maximumFrame),
          rest.count - FrameHeader.byteCount >= header.length
        else { return }
        let payload = rest.piece(FrameHeader.byteCount, header.length)
        offset += FrameHeader.byteCount + header.length
        guard try each(header, payload) else { return }
      }
    }
  }
}

/// The next actions of an application.
struct ActionTape {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> UInt8 {
    guard !bytes.isEmpty else { return 0 }
    defer { place = (place + 1) % bytes.count }
    return bytes[place]
  }

  /// Sizes around the limits of a frame, of the credit and of a message.
  mutating func size() -> Int {
    let sizes = [0, 1, 100, 4_000, 16_350, 16_384, 16_400, 33_000]
    return sizes[Int(next()) % sizes.count]
  }
}
#endif
