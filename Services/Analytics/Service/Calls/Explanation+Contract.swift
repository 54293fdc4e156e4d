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
  /// No `default`: a new refusal does not compile until someone has chosen its code and its words.
  package var rpcError: RPCError {
    switch self {
    case .invalidKind:
      RPCError(
        .invalidArgument,
        "invalid_kind",
        "Say what is to be explained: a point, a day's score, a streak or a level.",
        violations: [
          Violation(field: "kind", code: "invalid_kind", message: "This kind is not known.")
        ]
      )
    case .invalidKey(let expected):
      RPCError(
        .invalidArgument,
        "invalid_key",
        "The key names nothing of that kind; it is \(expected).",
        violations: [
          Violation(field: "key", code: "invalid_key", message: "Expected \(expected).")
        ]
      )
    case .nothingToExplain:
      RPCError(.notFound, "nothing_to_explain", "Nothing was ever booked for it.")
    }
  }
}
