import GatewayClient
import Wire

/// Answers as proto3 JSON, one line each.
enum AnswerJSON {
  /// The bodies that an event may carry are named in it.
  private static let options = JSONOptions(types: .daybook)

  static func text(_ message: some Message) throws -> String {
    SafeText.json(try message.jsonString(options))
  }
}
