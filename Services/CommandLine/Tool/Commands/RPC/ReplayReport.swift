import Foundation
import RPC
import Wire

/// How replayed calls ended, method by method.
struct ReplayReport: Sendable {
  struct Outcome: Sendable {
    let method: String
    let recorded: StatusCode
    /// `nil`: it goes on, long after it had ended then.
    let now: StatusCode?
    /// It went well both times, with something else in its replies.
    let isOtherAnswer: Bool
    let took: Duration
    /// There was no connection, here or further on.
    let isUnreached: Bool
  }

  fileprivate struct Row {
    var times: [Duration] = []
    var skipped = 0
    /// How often a code came in another's place.
    var differences: [String: Int] = [:]
    var otherAnswers = 0

    func time(of share: Double) -> Duration? {
      times.isEmpty ? nil : times[min(times.count - 1, Int(Double(times.count) * share))]
    }
  }

  private var rows: [String: Row] = [:]
  private var answered = 0
  /// Calls for which there was no connection, here or further on.
  private var unreached = 0

  /// Perhaps nothing can be compared.
  var reachedNobody: Bool { answered == 0 && unreached > 0 }

  mutating func add(_ outcome: Outcome) {
    if outcome.isUnreached { unreached += 1 } else { answered += 1 }
    rows[outcome.method, default: Row()].times.append(outcome.took)
    if outcome.isOtherAnswer { rows[outcome.method, default: Row()].otherAnswers += 1 }
    guard outcome.recorded != outcome.now else { return }
    let words = "\(outcome.now?.name ?? "no end") for \(outcome.recorded.name)"
    rows[outcome.method, default: Row()].differences[words, default: 0] += 1
  }

  /// A call whose requests are not there.
  mutating func skip(_ call: RPCV1.CapturedCall) {
    rows[call.method, default: Row()].skipped += 1
  }

  /// All ended as they did; what they were answered may differ with the time, or with what was done since.
  var isAsRecorded: Bool {
    rows.values.allSatisfy { $0.differences.isEmpty && $0.skipped == 0 }
  }

  /// In the order of their names, with their times sorted.
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
