import Wire

@testable import RPC

/// A raw connection end that sends any bytes.
///
/// Touched on its loop only.
final class RawPeer: LinkReceiver, @unchecked Sendable {
  let link: Link
  private(set) var received: [UInt8] = []
  private(set) var isClosed = false

  var isReading = true {
    didSet { isReading ? link.resumeReading() : link.pauseReading() }
  }

  init(_ link: Link) {
    self.link = link
    link.receiver = self
  }

  var waitingToBeSent: Int { link.output.count }

  func send(_ bytes: [UInt8]) {
    link.output.append(contentsOf: bytes)
    link.needsFlush()
  }

  /// The code of the last received END.
  var lastEnd: UInt8? { Self.lastEnd(in: received) }

  /// The code of the last END among all bytes of a server.
  static func lastEnd(in received: [UInt8]) -> UInt8? {
    received.withUnsafeBytes { bytes in
      var found: UInt8?
      var offset = 8
      while bytes.count - offset >= 10 {
        let length = Int(bytes.u32(at: offset))
        guard bytes.count - offset >= 10 + length else { break }
        if bytes[offset + 4] == 6 { found = bytes[offset + 10] }
        offset += 10 + length
      }
      return found
    }
  }

  /// The last received GOAWAY.
  var goAway: GoAwayFrame? {
    received.withUnsafeBytes { bytes in
      var found: GoAwayFrame?
      var offset = 8
      while bytes.count - offset >= 10 {
        let length = Int(bytes.u32(at: offset))
        guard bytes.count - offset >= 10 + length else { break }
        if bytes[offset + 4] == 10 {
          found = try? GoAwayFrame([], bytes.piece(offset + 10, length))
        }
        offset += 10 + length
      }
      return found
    }
  }

  func echoCall(bytes: Int) -> [UInt8] {
    call("test.House/Echo", Words(String(repeating: "e", count: bytes)).encoded())
  }

  /// A call of an unknown method.
  func unknownCall() -> [UInt8] { call("test.House/Nothing", []) }

  func sleepCall() -> [UInt8] {
    call("test.House/Sleep", Words("s", count: 60_000).encoded())
  }

  private func call(_ name: String, _ message: [UInt8]) -> [UInt8] {
    var output = OutputBuffer()
    output.appendCall(
      stream: 1,
      method: 0,
      name: name,
      timeout: .max,
      priority: .interactive,
      metadata: CallMetadata([:]),
      message: message.count
    ) { $0.put(message) }
    return [UInt8](output.bytes)
  }

  /// The same frame on another stream.
  func numbered(_ frame: [UInt8], _ stream: UInt32) -> [UInt8] {
    var frame = frame
    frame.withUnsafeMutableBytes { $0.put(stream, at: 6) }
    return frame
  }

  func cancel(_ stream: UInt32, _ reason: CancelReason = .givenUp) -> [UInt8] {
    var output = OutputBuffer()
    output.appendCancel(stream: stream, reason: reason)
    return [UInt8](output.bytes)
  }

  func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int {
    received += bytes
    return bytes.count
  }

  func linkWillWrite() {}

  func linkDidWrite() {}

  func linkClosed(_ why: String) {
    isClosed = true
  }
}
