import RPC
import RuntimeContracts
import ServiceRuntime
import TaskContracts
import TaskDomain
import Vocabulary
import Wire

extension AnswerCache {
  /// A record takes up to four times as much memory as it has bytes on the wire: fields that are not set
  /// have their place as well.
  static let memoryPerByte = 4

  /// The kept answer to a call, or the one that `make` gives, which is then kept.
  ///
  /// - Parameters:
  ///   - scope: what kind it is.
  ///   - question: the call's ``Caller/question(_:_:)``.
  ///   - rows: the snapshot that is asked.
  ///   - end: when time alone makes the answer wrong, if it is known.
  ///   - make: reads the list.
  /// - Throws: what `make` throws, or the reading of the newest event.
  /// - Returns: the answer as it is in the snapshot, except for what age alone changes.
  func answer<Answer: Message>(
    _ scope: Scope,
    _ question: [UInt8],
    _ rows: TaskReader,
    until end: (Answer) -> Timestamp? = { _ in nil },
    _ make: () throws -> Answer
  ) throws -> Answer {
    try answer(
      scope,
      question,
      rows,
      bytes: { AnswerCache.memoryPerByte * $0.encodedSize() },
      until: end,
      make
    )
  }
}

extension Caller {
  /// What a kept answer is found by, beside the list, the day and the calendar.
  ///
  /// The caller is in it: the token of the next page is theirs alone.
  func question(_ call: ServerCall, _ request: some Message) -> [UInt8] {
    member.rawValue.bytes + Array(call.method.name.utf8) + [0] + request.encoded()
  }
}

extension Sequence<TaskV1.Task> {
  /// When the first of these becomes late; until then they are shown as they are now.
  var firstLate: Timestamp? {
    lazy.filter { !$0.isComplete && !$0.isOverdue }
      .compactMap { $0.dueAt.flatMap { Timestamp($0) } }
      .min()
  }
}

extension Sequence<TaskV1.Project> {
  /// When the first of these becomes late.
  var firstLate: Timestamp? {
    lazy.filter { !$0.isOverdue }.compactMap { $0.dueDate.flatMap { Timestamp($0) } }.min()
  }
}
