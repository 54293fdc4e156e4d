import AnalyticsDomain
import Testing
import Vocabulary

@Suite("An explanation")
struct ExplanationTests {
  private func entry(
    _ entity: String,
    _ kind: EntryKind,
    _ points: Int,
    _ number: Int64,
    inputs: [Int] = []
  ) -> BookedEntry {
    BookedEntry(
      LedgerEntry(
        source: .task,
        entity: entity,
        kind: kind,
        at: Timestamp(millisecondsSinceEpoch: number),
        day: Days.monday,
        points: points,
        completions: kind == .completed ? 1 : kind == .uncompleted ? -1 : 0,
        applied: AppliedRule(kind.rule, inputs: inputs)
      ),
      from: EventOrigin(.task, epoch: 1, sequence: number)
    )
  }

  @Test("of a day has one step for each task, each with rule and version (WHY-001, WHY-002)")
  func day() {
    let explained = Explanation(
      score: DayScore(day: Days.monday, points: 11, tasksCompleted: 2),
      entries: [
        entry("a", .completed, 7, 1, inputs: [0]), entry("b", .completed, 4, 2, inputs: [1]),
      ]
    )
    #expect(explained.points == 11)
    #expect(explained.rule.description == "score.day@1")
    #expect(explained.parts.map(\.points) == [7, 4])
    #expect(explained.parts.map(\.rule.description) == ["score.priority@1", "score.priority@1"])
    #expect(explained.parts[0].sentence.contains("P0 earns 7 points"))
    #expect(explained.parts[1].origin?.sequence == 2)
  }

  @Test("of an uncompleted task has both entries, which cancel out (WHY-002, case)")
  func uncompleted() {
    let explained = Explanation(point: [
      entry("a", .completed, 4, 1, inputs: [1]), entry("a", .uncompleted, -4, 2),
    ])
    #expect(explained?.points == 0)
    #expect(explained?.parts.map(\.points) == [4, -4])
    #expect(explained?.sentence.hasPrefix("It no longer counts") == true)
    #expect(explained?.parts.last?.sentence.contains("4 points are taken back") == true)
  }

  @Test("never has more than 50 nodes, and counts the omitted ones (WHY-002)", arguments: 0...120)
  func bounded(tasks: Int) {
    let entries = (0..<tasks).flatMap { number in
      let place = Int64(number * 2)
      return [
        entry("\(number)", .completed, 4, place), entry("\(number)", .repriced, 3, place + 1),
      ]
    }
    let whole = Explanation(
      score: DayScore(day: Days.monday, points: 7 * tasks, tasksCompleted: tasks),
      entries: entries,
      leftOut: 3
    )
    let cut = whole.cut()
    #expect(cut.count <= Explanation.maximumNodes)
    #expect(cut.parts.count + cut.leftOut == tasks + 3)
    if whole.count <= Explanation.maximumNodes { #expect(cut == whole) }
    if tasks >= 49 { #expect(cut.count == Explanation.maximumNodes) }
  }
}
