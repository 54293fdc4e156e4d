#if DEBUG || FUZZING
@testable import RPC
import Wire

/// What may be sent in one direction, stream by stream.
struct WireModel {
  enum Side {
    case client, server
  }

  private let side: Side
  /// Missing bytes of a message that has begun; 0: between messages.
  private var inside: [UInt32: Int] = [:]
  private var ended: Set<UInt32> = []
  private var highest: UInt32 = 0
  /// Credit of the connection, as granted by the peer.
  private(set) var credit: Int64

  init(_ side: Side) {
    self.side = side
    credit = Int64(ConnectionFuzz.limits.connectionCredit)
  }

  mutating func granted(_ amount: Int64) { credit += amount }

  /// Checks the written bytes, and empties the buffer.
  mutating func take(_ output: inout OutputBuffer) throws(BrokenPromise) {
    try take(output.bytes) { _, _ in }
    output.removeAll()
  }

  /// Checks the written bytes, and calls `each` with every frame.
  mutating func take(
    _ bytes: UnsafeRawBufferPointer,
    _ each: (FrameHeader, UnsafeRawBufferPointer) throws(BrokenPromise) -> Void
  ) throws(BrokenPromise) {
    var offset = 0
    while offset < bytes.count {
      let rest = bytes.piece(offset, bytes.count - offset)
      guard let header = try? FrameHeader(rest, limit: ConnectionFuzz.limits.maximumFrame),
        rest.count - FrameHeader.byteCount >= header.length,
        let type = FrameType(rawValue: header.type)
      else { throw BrokenPromise("a frame was written that cannot be read") }
      let payload = rest.piece(FrameHeader.byteCount, header.length)
      try check(header, type, payload)
      try each(header, payload)
      offset += FrameHeader.byteCount + header.length
    }
  }

  private mutating func check(
    _ header: FrameHeader,
    _ type: FrameType,
    _ payload: UnsafeRawBufferPointer
  ) throws(BrokenPromise) {
    let id = header.stream
    switch (type, side) {
    case (.ping, _), (.goAway, _):
      guard id == 0 else { throw BrokenPromise("\(type) on a stream") }
    case (.credit, _):
      guard (try? SmallFrames.credit(header.flags, payload)) != nil else {
        throw BrokenPromise("credit of nothing")
      }
    case (.call, .client):
      guard id > highest, (try? CallFrame(header.flags, payload)) != nil else {
        throw BrokenPromise("CALL that is not new, or cannot be read")
      }
      highest = id
      if header.flags.contains(.last) { ended.insert(id) }
    case (.cancel, .client): ended.insert(id)
    case (.message, _): try message(header, payload)
    case (.head, .server):
      guard !ended.contains(id) else { throw BrokenPromise("HEAD after the end") }
    case (.end, _):
      guard !ended.contains(id) else { throw BrokenPromise("END twice on \(id)") }
      if side == .server {
        guard let frame = try? EndFrame(header.flags, payload) else {
          throw BrokenPromise("END that cannot be read")
        }
        guard frame.code != .ok || inside[id, default: 0] == 0 else {
          throw BrokenPromise("OK inside a message")
        }
      } else if inside[id, default: 0] != 0 {
        throw BrokenPromise("END inside a message")
      }
      ended.insert(id)
    default: throw BrokenPromise("\(type) from a \(side)")
    }
  }

  private mutating func message(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer
  ) throws(BrokenPromise) {
    let id = header.stream
    guard !ended.contains(id),
      let frame = try? MessageFrame(header.flags, payload, allowsCursor: side == .server)
    else { throw BrokenPromise("MESSAGE after the end, or one that cannot be read") }
    let missing = inside[id, default: 0]
    guard frame.begins == (missing == 0) else { throw BrokenPromise("MESSAGE out of place") }
    if frame.begins {
      guard credit > 0 else { throw BrokenPromise("a message began without credit") }
      credit -= Int64(frame.cost)
    }
    let left = (frame.begins ? frame.size : missing) - frame.bytes.count
    guard left >= 0, (left == 0) == frame.finishes else {
      throw BrokenPromise("fragments that do not add up")
    }
    inside[id] = left
  }
}
#endif
