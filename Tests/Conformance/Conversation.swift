import Glibc

/// Requests and answers on two descriptors, each after its length.
///
/// Shape: `[length: u32, little-endian]`, then `length` bytes of message, as in the public
/// conformance runner.
package struct Conversation {
  private let input: Int32
  private let output: Int32

  /// The largest request that is read: more than any runner sends.
  package static let maximumRequestBytes = 64 << 20

  package init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// Answers requests until the other side closes.
  ///
  /// - Throws: ``ConversationError``; the pipe cannot be used any more.
  package func serve(_ answer: ([UInt8]) -> [UInt8]) throws(ConversationError) {
    while let head = try read(4, mayEnd: true) {
      let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
      guard length <= Self.maximumRequestBytes else { throw .tooLong(bytes: length) }
      guard let request = try read(length, mayEnd: false) else { throw .cutShort }
      let reply = answer(request)
      let size = UInt32(reply.count)
      try write((0..<4).map { UInt8(truncatingIfNeeded: size >> ($0 * 8)) } + reply)
    }
  }

  /// Reads `count` bytes; `nil` when the input ended and it `mayEnd` here.
  private func read(_ count: Int, mayEnd: Bool) throws(ConversationError) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes { buffer in
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
        return Glibc.read(input, rest.baseAddress, rest.count)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw .broken(errno) }
      if got == 0, filled == 0, mayEnd { return nil }
      guard got > 0 else { throw .cutShort }
      filled += got
    }
    return bytes
  }

  private func write(_ bytes: [UInt8]) throws(ConversationError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .broken(errno) }
      rest = rest.dropFirst(count)
    }
  }
}

/// Why a conversation cannot continue.
package enum ConversationError: Error, Hashable, CustomStringConvertible {
  /// A request longer than ``Conversation/maximumRequestBytes``, of which no byte was read.
  case tooLong(bytes: Int)
  /// The other side closed inside a request.
  case cutShort
  /// The system failed to read or write, with this `errno`.
  case broken(Int32)

  package var description: String {
    switch self {
    case .tooLong(let bytes):
      "a request of \(bytes) bytes; the largest is \(Conversation.maximumRequestBytes)"
    case .cutShort: "the input ends inside a request"
    case .broken(let code): "the pipe is broken: \(String(cString: strerror(code)))"
    }
  }
}
