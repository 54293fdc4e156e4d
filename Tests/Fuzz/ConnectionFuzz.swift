#if DEBUG || FUZZING
@testable import RPC
import Wire

/// A connection's machine between a peer that sends anything and an application that does anything a
/// correct one may do.
///
/// Input: `kind u8 · actions length u8 · actions · frames`. After each frame one action is done; they
/// begin anew when they are at their end.
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

  /// The least credit there may be, so that its end is near.
  static var limits: ConnectionLimits {
    var limits = ConnectionLimits()
    limits.connectionCredit = 65_536
    limits.streamCredit = 16_384
    limits.maximumStreams = 5
    limits.maximumMethods = 6
    return limits
  }

  /// Hands `each` one frame after the other, until it wants no more or none is whole.
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

/// What an application does next.
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

  /// Sizes around what fits a frame, what credit there is, and what a message may have.
  mutating func size() -> Int {
    let sizes = [0, 1, 100, 4_000, 16_350, 16_384, 16_400, 33_000]
    return sizes[Int(next()) % sizes.count]
  }
}
#endif
