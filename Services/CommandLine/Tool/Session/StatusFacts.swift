import Descriptors
import Foundation
import RPC
import Wire

/// The parts of a failed call's status besides its message, for inspecting the call itself.
struct StatusFacts {
  let code: String
  let retryable: Bool?
  let retryAfterMilliseconds: Int64?
  let violations: [Violation]
  /// Whether details were left out for lack of space.
  let isTruncated: Bool
  /// One JSON text each.
  let details: [String]
  let trailers: Metadata

  init(_ error: RPCError, _ messages: DynamicMessage) {
    code = error.code.name
    retryable = error.retryable
    retryAfterMilliseconds = error.retryAfter.map { Int64($0 / .milliseconds(1)) }
    violations = error.violations
    isTruncated = error.isTruncated
    details = error.details.map { Self.text($0, messages) }
    trailers = error.trailers
  }

  /// The contained message if its type is known; else the type's name and the bytes.
  private static func text(_ detail: GoogleProtobuf.`Any`, _ messages: DynamicMessage) -> String {
    if let text = try? AnswerJSON.text(detail) { return text }
    let type = detail.typeUrl.split(separator: "/").last.map(String.init) ?? ""
    if let known = try? messages.json(of: type, bytes: Array(detail.value)),
      let value = try? JSONSerialization.jsonObject(
        with: Data(known.utf8),
        options: .fragmentsAllowed
      )
    {
      // As in proto3 JSON: fields are beside the type; a type with its own JSON form is in a value.
      let fields = (value as? [String: Any]).flatMap { $0["@type"] == nil ? $0 : nil }
      let object = fields ?? ["value": value]
      return MetadataText.json(object.merging(["@type": detail.typeUrl]) { $1 })
    }
    let bytes = Data(detail.value).base64EncodedString()
    return MetadataText.json(["@type": detail.typeUrl, "bytes": bytes])
  }

  /// Lines below the message.
  var lines: [String] {
    var lines = ["status: \(code)"]
    if let retryable { lines.append("retryable: \(retryable)") }
    if let retryAfterMilliseconds { lines.append("retry after: \(retryAfterMilliseconds) ms") }
    lines += violations.map(Self.line)
    lines += details.map { "detail: \(SafeText.line($0))" }
    if isTruncated { lines.append("truncated: some violations or details did not fit") }
    lines += MetadataText.lines(trailers).map { "trailer: \($0)" }
    return lines
  }

  /// A violation's code and field; its message is printed separately.
  private static func line(_ violation: Violation) -> String {
    let words = [violation.field, violation.code].filter { !$0.isEmpty }.joined(separator: " ")
    let limit = violation.limit.map { ", limit \($0)" } ?? ""
    return SafeText.line("violation: \(words)\(limit)")
  }

  /// The same as JSON fields.
  var fields: [String: Any] {
    let details = details.map { (try? JSONSerialization.jsonObject(with: Data($0.utf8))) ?? $0 }
    var fields: [String: Any] = ["details": details, "trailers": MetadataText.object(trailers)]
    if let retryable { fields["retryable"] = retryable }
    if let retryAfterMilliseconds { fields["retry_after_ms"] = retryAfterMilliseconds }
    if isTruncated { fields["truncated"] = true }
    return fields
  }
}
