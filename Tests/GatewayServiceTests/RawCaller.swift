import Testing
import Vocabulary
import Wire

@testable import RPC

/// A client that sends what no client of ours sends.
///
/// Unchecked `Sendable`: everything happens on the simulation's thread.
final class RawCaller: LinkReceiver, @unchecked Sendable {
  private let link: Link
  private let loop: EventLoop
  private var bytes: [UInt8] = []
  private var last: UInt32 = 0
  private var numbers: [String: UInt16] = [:]

  init(of home: TestInstallation) async throws {
    link = try await home.transport.connect(to: TestInstallation.address, within: .seconds(1))
    loop = home.simulation.loop
    link.receiver = self
    link.output.append(contentsOf: Hello.client + Settings().encodedFrame())
    link.needsFlush()
  }

  /// The outcome of a call with a complete request, marked as compressed or not; `nil`: success.
  ///
  /// A method has a number from its first call on, as with clients of ours.
  func call(
    _ method: MethodDescriptor,
    _ request: [UInt8],
    isCompressed: Bool = false,
    _ metadata: Metadata
  ) async throws -> RPCError? {
    last += 1
    let isFirst = numbers[method.name] == nil
    let number = numbers[method.name] ?? UInt16(numbers.count + 1)
    numbers[method.name] = number
    link.output.appendCall(
      stream: last,
      method: number,
      name: isFirst ? method.name : nil,
      timeout: 10_000,
      priority: .interactive,
      metadata: CallMetadata(metadata),
      message: request.count,
      isCompressed: isCompressed
    ) { $0.put(request) }
    link.needsFlush()
    for _ in 0..<1_000 {
      if let end = try end(of: last) { return end }
      try await loop.sleep(for: .milliseconds(20))
    }
    throw RPCError(.internal, "no_end", "The call has no end.")
  }

  /// The outcome of a call of whose 4 MB request only 10,000 bytes arrive; `nil`: none for a while.
  func announce(_ method: MethodDescriptor, _ metadata: Metadata) async throws -> RPCError? {
    last += 1
    link.output.appendCall(
      stream: last,
      method: 0,
      name: method.name,
      timeout: 60_000,
      priority: .interactive,
      metadata: CallMetadata(metadata),
      message: nil
    ) { _ in }
    let message = OutgoingMessage(
      EncodedParts([UInt8](repeating: 0, count: 4_000_000)),
      isCompressed: false
    )
    _ = link.output.appendFragment(stream: last, of: message, limit: 10_000)
    link.needsFlush()
    try await loop.sleep(for: .milliseconds(50))
    return try end(of: last) ?? nil
  }

  /// `nil`: it has not arrived.
  private func end(of stream: UInt32) throws -> RPCError?? {
    try bytes.withUnsafeBytes { bytes in
      var offset = Hello.byteCount
      while bytes.count > offset,
        let header = try FrameHeader(bytes.piece(offset, bytes.count - offset), limit: 1 << 20),
        bytes.count - offset >= FrameHeader.byteCount + header.length
      {
        let payload = bytes.piece(offset + FrameHeader.byteCount, header.length)
        offset += FrameHeader.byteCount + header.length
        guard header.type == FrameType.end.rawValue, header.stream == stream else { continue }
        let frame = try EndFrame(header.flags, payload)
        return .some(
          frame.code == .ok ? nil : StatusMessage.decode([UInt8](frame.status), code: frame.code)
        )
      }
      return nil
    }
  }

  func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int {
    self.bytes += bytes
    return bytes.count
  }

  func linkWillWrite() {}
  func linkDidWrite() {}
  func linkClosed(_ why: String) {}
}
