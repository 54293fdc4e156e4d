import Foundation
import RPC
import Wire

/// The outcomes of replayed calls by method.
struct ReplayReport: Sendable {
  struct Outcome: Sendable {
    let method: String
    let recorded: StatusCode
    /// `nil` when the call is still running, long after it ended in the capture.
    let now: StatusCode?
    /// Whether both succeeded with different replies.
    let isOtherAnswer: Bool
    let took: Duration
    /// Whether there was no connection, here or behind the process.
    let isUnreached: Bool
  }

  fileprivate struct Row {
    var times: [Duration] = []
    var skipped = 0
    /// The number of calls by changed status code.
    var differences: [String: Int] = [:]
    var otherAnswers = 0

    func time(of share: Double) -> Duration? {
      times.isEmpty ? nil : times[min(times.count - 1, Int(Double(times.count) * share))]
    }
  }

  private var rows: [String: Row] = [:]
  private var answered = 0
  /// Calls without a connection, here or behind the process.
  private var unreached = 0

  /// Whether no call could be compared.
  var reachedNoProcess: Bool { answered == 0 && unreached > 0 }

  mutating func add(_ outcome: Outcome) {
    if outcome.isUnreached { unreached += 1 } else { answered += 1 }
    rows[outcome.method, default: Row()].times.append(outcome.took)
    if outcome.isOtherAnswer { rows[outcome.method, default: Row()].otherAnswers += 1 }
    guard outcome.recorded != outcome.now else { return }
    let words = "\(outcome.now?.name ?? "no end") for \(outcome.recorded.name)"
    rows[outcome.method, default: Row()].differences[words, default: 0] += 1
  }

  /// Counts a call whose requests are missing.
  mutating func skip(_ call: RPCV1.CapturedCall) {
    rows[call.method, default: Row()].skipped += 1
  }

  /// Whether all ended as captured; replies may differ, because of time or later changes.
  var isAsRecorded: Bool {
    rows.values.allSatisfy { $0.differences.isEmpty && $0.skipped == 0 }
  }

  /// Ordered by name, with sorted times.
  private var sorted: [(method: String, row: Row)] {
    rows.sorted { $0.key < $1.key }.map { method, row in
      var row = row
      row.times.sort()
      return (method, row)
    }
  }

  func lines(_ style: Style) -> [String] {
    var table = Table([
      Table.Column(heading: "Method", isFlexible: true),
      Table.Column(heading: "Calls", isAtRight: true),
      Table.Column(heading: "Half", isAtRight: true),
      Table.Column(heading: "99 %", isAtRight: true),
      Table.Column(heading: "Longest", isAtRight: true),
      Table.Column(heading: "Otherwise"),
    ])
    for (method, row) in sorted {
      let times = [row.time(of: 0.5), row.time(of: 0.99), row.times.last]
      let differences = row.words
      let isWorse = !row.differences.isEmpty || row.skipped > 0
      table.add(
        [Table.Cell(SafeText.line(method)), Table.Cell(String(row.times.count))]
          + times.map { Table.Cell(Figure.time($0.map { GoogleProtobuf.Duration($0) })) }
          + [Table.Cell(differences, isWorse ? .red : nil)]
      )
    }
    return table.lines(style)
  }

  /// One line of JSON.
  var json: String {
    let methods = sorted.map { method, row in
      [
        "method": method, "calls": row.times.count, "skipped": row.skipped,
        "differences": row.differences, "other_answers": row.otherAnswers,
        "microseconds": [
          "half": row.time(of: 0.5), "p99": row.time(of: 0.99), "longest": row.times.last,
        ].compactMapValues { $0.map { Int($0 / .microseconds(1)) } },
      ] as [String: Any]
    }
    let data = try? JSONSerialization.data(
      withJSONObject: ["methods": methods],
      options: [.sortedKeys, .withoutEscapingSlashes]
    )
    return data.map { SafeText.json(String(decoding: $0, as: UTF8.self)) } ?? "{}"
  }
}

extension ReplayReport.Row {
  fileprivate var words: String {
    var words = differences.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    if otherAnswers > 0 { words.append("\(otherAnswers) with another answer") }
    if skipped > 0 { words.append("\(skipped) not sent: their request is not in the file") }
    return words.joined(separator: ", ")
  }
}
