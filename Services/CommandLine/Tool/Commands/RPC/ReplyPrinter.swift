import Descriptors
import RPC
import Wire

/// Prints replies on standard output, and metadata on standard error.
struct ReplyPrinter: Sendable {
  let messages: DynamicMessage
  private let type: String
  private let isJSON: Bool
  private let isVerbose: Bool
  private let output: any TextSink
  private let errors: any TextSink

  init(
    _ session: Session,
    _ messages: DynamicMessage,
    _ method: ServiceType.Method,
    isVerbose: Bool
  ) {
    self.messages = messages
    self.isVerbose = isVerbose
    type = method.output
    isJSON = session.options.isJSON
    output = session.environment.output
    errors = session.environment.errors
  }

  func print(_ reply: Reply<[UInt8]>) throws {
    print(reply.head, "headers")
    try print(reply.message)
    print(reply.trailers, "trailers")
  }

  /// Prints each reply as it arrives.
  func print(_ replies: RawReplyStream) async throws {
    if isVerbose { print(try await replies.head(), "headers") }
    for try await reply in replies { try print(reply.bytes) }
    if isVerbose { print(await replies.trailers(), "trailers") }
  }

  /// Prints the single reply of a unary method.
  ///
  /// - Throws: when there is no reply or more than one; nothing is printed then.
  func print(only replies: RawReplyStream) async throws {
    if isVerbose { print(try await replies.head(), "headers") }
    try print(try await replies.only().bytes)
    if isVerbose { print(await replies.trailers(), "trailers") }
  }

  private func print(_ bytes: [UInt8]) throws {
    let text = SafeText.json(try json(bytes))
    output.write((isJSON ? text : PrettyJSON.text(text)) + "\n")
  }

  private func json(_ bytes: [UInt8]) throws -> String {
    do {
      return try messages.json(of: type, bytes: bytes)
    } catch let error as WireError {
      throw RPCError(.internal, "malformed_message", "The reply could not be read: \(error).")
    }
  }

  private func print(_ metadata: Metadata, _ title: String) {
    guard isVerbose else { return }
    if isJSON {
      errors.write(MetadataText.json([title: MetadataText.object(metadata)]) + "\n")
    } else {
      let lines = MetadataText.lines(metadata)
      let shown = lines.isEmpty ? ["\(title): none"] : ["\(title):"] + lines.map { "  \($0)" }
      errors.write(shown.joined(separator: "\n") + "\n")
    }
  }
}
