import Descriptors
import Foundation
import RPC
import Wire

/// What the status of a failed call says besides its sentence: for who looks at the call itself.
struct StatusFacts {
  let code: String
  let retryable: Bool?
  let retryAfterMilliseconds: Int64?
  let violations: [Violation]
  /// Not all of it fitted into the status.
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

  /// The message inside, where its type is known; else the name of its type and its bytes.
  private static func text(_ detail: GoogleProtobuf.`Any`, _ messages: DynamicMessage) -> String {
    if let text = try? AnswerJSON.text(detail) { return text }
    let type = detail.typeUrl.split(separator: "/").last.map(String.init) ?? ""
    if let known = try? messages.json(of: type, bytes: Array(detail.value)),
      let value = try? JSONSerialization.jsonObject(
        with: Data(known.utf8),
        options: .fragmentsAllowed
      )
    {
      // As proto3's JSON has it: the fields stand beside the type; what has a form of its own is a value.
      let fields = (value as? [String: Any]).flatMap { $0["@type"] == nil ? $0 : nil }
      let object = fields ?? ["value": value]
      return MetadataText.json(object.merging(["@type": detail.typeUrl]) { $1 })
    }
    let bytes = Data(detail.value).base64EncodedString()
    return MetadataText.json(["@type": detail.typeUrl, "bytes": bytes])
  }

  /// Under the sentence, for people.
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

  /// What programs read of a violation; its words are under the sentence.
  private static func line(_ violation: Violation) -> String {
    let words = [violation.field, violation.code].filter { !$0.isEmpty }.joined(separator: " ")
    let limit = violation.limit.map { ", limit \($0)" } ?? ""
    return SafeText.line("violation: \(words)\(limit)")
  }

  /// Beside the other fields, for programs.
  var fields: [String: Any] {
    let details = details.map { (try? JSONSerialization.jsonObject(with: Data($0.utf8))) ?? $0 }
    var fields: [String: Any] = ["details": details, "trailers": MetadataText.object(trailers)]
    if let retryable { fields["retryable"] = retryable }
    if let retryAfterMilliseconds { fields["retry_after_ms"] = retryAfterMilliseconds }
    if isTruncated { fields["truncated"] = true }
    return fields
  }
}
