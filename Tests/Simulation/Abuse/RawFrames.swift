#if DEBUG
@testable import RPC

/// Encodes frames, complete or not.
enum RawFrames {
  /// The opening: eight bytes, and the credit for replies.
  static func opening(_ credit: Int) -> [UInt8] {
    var settings = Settings()
    settings.limits.streamCredit = credit
    settings.limits.connectionCredit = max(credit, 65_536)
    return ClientOpening.firstBytes(settings)
  }

  /// The first half of a frame.
  static let halfFrame: [UInt8] = [0, 0, 0, 100, FrameType.call.rawValue]

  /// A call; without a request, its pieces follow.
  static func call(
    _ method: MethodDescriptor,
    on stream: UInt32,
    token: String?,
    request: [UInt8]?,
    priority: Priority = .interactive
  ) -> [UInt8] {
    let name = Array(method.name.utf8)
    let entry = token.map { Self.entry("token", $0) } ?? []
    var flags: FrameFlags = [.name, FrameFlags(rawValue: priority.rawValue << 5)]
    if request != nil { flags.formUnion([.message, .last]) }
    let front = [0, 0] + number(.max) + [UInt8(entry.count >> 8), UInt8(entry.count & 0xff)]
    let payload = front + [UInt8(name.count)] + name + entry + (request ?? [])
    return frame(.call, flags, on: stream, payload)
  }

  /// A message without its last `rest` bytes; with 0 it is complete and the stream is closed.
  static func message(_ size: Int, leaving rest: Int = 0, on stream: UInt32) -> [UInt8] {
    let first = min(longestPiece, size - max(1, rest))
    var bytes = frame(.message, .begin, on: stream, number(UInt32(size)) + filler(first))
    var left = size - first
    while left > rest {
      let piece = min(longestPiece, left - rest)
      bytes += self.piece(piece, isLast: piece == left, on: stream)
      left -= piece
    }
    return rest == 0 ? bytes + end(of: stream) : bytes
  }

  /// The next piece of a message; at least 1,024 bytes unless it is the last.
  static func piece(_ bytes: Int, isLast: Bool, on stream: UInt32) -> [UInt8] {
    frame(.message, isLast ? .finish : [], on: stream, filler(bytes))
  }

  private static let longestPiece = 16_000

  /// Closes our side of a stream.
  static func end(of stream: UInt32) -> [UInt8] { frame(.end, [], on: stream, []) }

  static func cancel(_ stream: UInt32) -> [UInt8] {
    frame(.cancel, [], on: stream, [CancelReason.givenUp.rawValue])
  }

  static func credit(_ amount: Int, on stream: UInt32) -> [UInt8] {
    frame(.credit, [], on: stream, number(UInt32(amount)))
  }

  static func pong(_ data: [UInt8]) -> [UInt8] {
    frame(.ping, .acknowledgement, on: 0, data)
  }

  static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func frame(
    _ type: FrameType,
    _ flags: FrameFlags,
    on stream: UInt32,
    _ payload: [UInt8]
  ) -> [UInt8] {
    number(UInt32(payload.count)) + [type.rawValue, flags.rawValue] + number(stream) + payload
  }

  private static func entry(_ key: String, _ value: String) -> [UInt8] {
    [UInt8(key.utf8.count), 0, UInt8(value.utf8.count)] + Array(key.utf8) + Array(value.utf8)
  }

  private static func filler(_ count: Int) -> [UInt8] { [UInt8](repeating: 0x61, count: count) }
}
#endif
