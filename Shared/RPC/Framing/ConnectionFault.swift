/// A peer's frame that a correct peer cannot send: the two ends no longer agree, so the connection
/// ends.
///
/// What a correct peer may do (late, too much, unknown) ends at most one call and is an
/// ``RPCError`` instead.
struct ConnectionFault: Error, Hashable {
  /// The code in GOAWAY.
  enum Code: UInt16, CaseIterable {
    /// No fault: drain, idle, age.
    case none = 0
    /// An illegal frame, flag, state or layout.
    case `protocol` = 1
    /// Longer than announced, or a message of 2³⁰ bytes or more.
    case frameSize = 2
    /// A message began without credit, or CREDIT was 0 or too much.
    case credit = 3
    case settings = 4
    /// The opening was not finished in time, or was invalid.
    case opening = 5
    /// AUTH is missing, wrong, or out of order.
    case auth = 6
    /// A method number out of order, or one too many.
    case method = 7
    /// Too many PINGs, cancellations or useless frames.
    case calm = 8
    /// A frame was not completed, or output was not taken, in time.
    case slow = 9
    /// PING was not answered.
    case keepalive = 10
    /// Too many connections.
    case full = 11
    case `internal` = 12

    /// Codes of later versions read as ``internal``.
    init(wire number: UInt16) {
      self = Code(rawValue: number) ?? .internal
    }
  }

  let code: Code
  /// For the logs of both ends: a constant of ours, or the peer's GOAWAY text or first bytes, in
  /// printable ASCII.
  let text: String

  init(_ code: Code, _ text: String) {
    self.code = code
    self.text = text
  }
}

extension ConnectionFault: CustomStringConvertible {
  var description: String { "connection error \(code.rawValue) (\(code)): \(text)" }
}

extension ConnectionFault {
  /// The most bytes of another protocol that are logged.
  private static let mostTold = 32

  /// The first bytes are another protocol's; the log shows them.
  static func notTheMagic(_ bytes: UnsafeRawBufferPointer) -> ConnectionFault {
    let isTLS = bytes.starts(with: [0x16, 0x03])
    // The first line, up to a possible secret.
    let line = bytes.prefix(mostTold).prefix { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "?") }
    let told = line.map { (0x20..<0x7f).contains($0) ? $0 : UInt8(ascii: ".") }
    let what = isTLS ? "TLS" : "\"\(String(decoding: told, as: UTF8.self))\""
    return ConnectionFault(.opening, "not the magic, but \(what)")
  }

  /// The server accepts trusted peers only, and this process has no key.
  static let proofWanted = ConnectionFault(.auth, "the server requires a proof")
}

extension RPCError {
  /// The call was not sent, because the server does not trust this process.
  package var isForWantOfProof: Bool {
    reason == "peer_unavailable" && debugDetail == ConnectionFault.proofWanted.description
  }
}
