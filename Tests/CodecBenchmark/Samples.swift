import Foundation
import RuntimeContracts
import TaskContracts
import Vocabulary
import Wire

/// The measured messages.
enum Samples {
  static let task = task(0)

  static let page = TaskV1.ListTasksResponse(
    tasks: (0..<100).map(task),
    nextPageToken: "MDE5M2Y3YTAtNmM0Mi03YzAwLTgwMDAtMDAwMDAwMDAwMDY0",
    totalCount: 312
  )

  /// Sixty levels: a hundred are allowed, but the C++ codec's JSON fails before ninety.
  static let deep = (0..<60).reversed().reduce(BenchmarkV1.Step(name: "end")) { next, level in
    BenchmarkV1.Step(name: "step \(level)", weight: Int64(level) << 20, next: next)
  }

  static let photo = BenchmarkV1.Photo(
    name: "morning.jpeg",
    content: (0..<1 << 20).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) }[...]
  )

  /// Keys with common prefixes, as in real data.
  static let stock = BenchmarkV1.Stock(
    amounts: entries { Int64($0) * 1_000 },
    places: entries { "shelf \($0 % 17)" }
  )

  private static func entries<Value>(_ value: (Int) -> Value) -> [ExactText: Value] {
    Dictionary(
      uniqueKeysWithValues: (0..<200).map { (ExactText("household/pantry/item-\($0)"), value($0)) }
    )
  }

  private static func task(_ index: Int) -> TaskV1.Task {
    let id = UInt64(index)
    let added = GoogleProtobuf.Timestamp(seconds: 1_795_000_000 + Int64(index), nanos: 412_000_000)
    let isDone = index % 3 == 1
    return TaskV1.Task(
      id: TaskID(rawValue: .version7(milliseconds: 1_795_000_000_412, sequence: 0, random: id)),
      memberID: MemberID(
        rawValue: .version7(milliseconds: 1_790_000_000_123, sequence: 1, random: 7)
      ),
      projectID: ProjectID(
        rawValue: .version7(milliseconds: 1_791_000_000_456, sequence: 2, random: 9)
      ),
      projectName: "House and garden",
      name: "Water the tomatoes on the balcony",
      details: index % 4 == 2 ? "Zwei Liter für jede; Dünger steht im Schrank." : "",
      type: .morning,
      priority: .medium,
      dueAt: GoogleProtobuf.Timestamp(seconds: 1_795_080_600),
      isComplete: isDone,
      dateAdded: added,
      dateCompleted: isDone ? added : nil,
      modifiedAt: added,
      revision: 3 + id,
      score: isDone ? 3 : 0,
      isScheduledForToday: true
    )
  }
}
