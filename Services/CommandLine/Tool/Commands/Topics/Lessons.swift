import CatalogContracts
import GatewayClient
import RPC

extension Manual.Operand {
  /// The lesson operand of a command.
  static let lesson = Manual.Operand(name: "LESSON", help: "the lesson's short name, as laundry")
}

/// A lesson's name as typed.
struct LessonName {
  let identifier: String

  init(_ text: String) { identifier = text.lowercased() }

  /// In quotes, safe for a terminal.
  var quoted: String { "“\(SafeText.line(identifier))”" }

  /// Runs a request about the lesson; a missing one is reported by its typed name.
  func asking<Answer>(_ body: () async throws -> Answer) async throws -> Answer {
    do {
      return try await body()
    } catch let error as RPCError where error.reason == "unknown_topic" {
      throw CommandFailure(
        .notFound,
        error.reason,
        "There is no lesson \(quoted).",
        hint: "“daybook topics” lists them."
      )
    }
  }
}

/// Words and figures about lessons.
enum TopicWords {
  static func difficulty(_ difficulty: CatalogV1.Difficulty) -> String {
    switch difficulty {
    case .beginner: "beginner"
    case .intermediate: "intermediate"
    case .advanced: "advanced"
    case .unspecified, .unrecognized: ""
    }
  }

  /// `11.1 %`, without a decimal where that is zero.
  static func percent(_ percentage: Double) -> String {
    let tenths = Int((min(max(percentage, 0), 100) * 10).rounded())
    return (tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)") + " %"
  }

  /// ` It earned 10 learning points.`, or nothing.
  static func earned(_ points: Int32) -> String {
    points > 0 ? " It earned \(counted(points, "learning point"))." : ""
  }

  /// The note below a response that is not the stored one (TOP-107).
  static func degraded(_ isDegraded: Bool, _ style: Style) -> [String] {
    guard isDegraded else { return [] }
    let sentence =
      "Saved data cannot be opened. The shipped lessons are shown, and nothing can be marked."
    let lines = Prose.lines(sentence, after: "⚠ Data Error: ", width: style.width)
    return [""] + lines.map { style.paint($0, .orange) }
  }
}
