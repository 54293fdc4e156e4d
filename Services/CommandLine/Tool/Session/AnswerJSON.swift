import GatewayClient
import Wire

/// Responses as proto3 JSON, one line each.
enum AnswerJSON {
  /// Includes the types of event bodies.
  private static let options = JSONOptions(types: .daybook)

  static func text(_ message: some Message) throws -> String {
    SafeText.json(try message.jsonString(options))
  }
}
