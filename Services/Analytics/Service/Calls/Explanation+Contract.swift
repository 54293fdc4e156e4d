import AnalyticsContracts
import AnalyticsDomain
package import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

extension AnalyticsV1.Explanation {
  init(_ explanation: Explanation) {
    self.init()
    sentence = explanation.sentence
    rule = explanation.rule.rule.name
    ruleVersion = Int32(clamping: explanation.rule.version)
    inputs = explanation.rule.inputs.map { Int64($0) }
    at = explanation.at.map { GoogleProtobuf.Timestamp($0) }
    day = explanation.day
    points = Int64(explanation.points)
    if let subject = explanation.subject {
      switch subject.source {
      case .task: taskID = TaskID(text: subject.entity)
      case .learning: topic = subject.entity
      }
    }
    if let origin = explanation.origin {
      let position = FeedPosition(epoch: origin.epoch, sequence: origin.sequence)
      self.position = "\(origin.feed.rawValue)=\(position.text)"
    }
    zone = explanation.zone ?? ""
    parts = explanation.parts.map { AnalyticsV1.Explanation($0) }
    leftOut = Int32(clamping: explanation.leftOut)
  }
}

extension ExplanationRefusal: RPCErrorConvertible {
  /// Without `default`, so that every new refusal needs a code and a message to compile.
  package var rpcError: RPCError {
    switch self {
    case .invalidKind:
      RPCError(
        .invalidArgument,
        "invalid_kind",
        "Choose what to explain: a point, a day's score, a streak, a level, a goal or productivity.",
        violations: [
          Violation(field: "kind", code: "invalid_kind", message: "This kind is unknown.")
        ]
      )
    case .invalidKey(let expected):
      RPCError(
        .invalidArgument,
        "invalid_key",
        "The key does not fit this kind. Expected: \(expected).",
        violations: [
          Violation(field: "key", code: "invalid_key", message: "Expected: \(expected).")
        ]
      )
    case .nothingToExplain:
      RPCError(.notFound, "nothing_to_explain", "There is no ledger entry for it.")
    }
  }
}
