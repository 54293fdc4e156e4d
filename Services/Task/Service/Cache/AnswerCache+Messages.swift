import RPC
import RuntimeContracts
import ServiceRuntime
import TaskContracts
import TaskDomain
import Vocabulary
import Wire

extension AnswerCache {
  /// A record takes up to four times its wire size in memory, because unset fields take space too.
  static let memoryPerByte = 4

  /// The cached response of a call, or the one that `make` returns, which is then cached.
  ///
  /// - Parameters:
  ///   - scope: the kind of response.
  ///   - question: the call's ``Caller/question(_:_:)``.
  ///   - rows: the snapshot to read.
  ///   - end: when the response expires by time alone, if known.
  ///   - make: reads the list.
  /// - Throws: what `make` throws, or the reading of the newest event.
  /// - Returns: the response as of the snapshot, except for fields that depend on time alone.
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
  /// The cache key of a call, besides its list, day and calendar.
  ///
  /// It includes the caller, because the next page's token is bound to the caller.
  func question(_ call: ServerCall, _ request: some Message) -> [UInt8] {
    member.rawValue.bytes + Array(call.method.name.utf8) + [0] + request.encoded()
  }
}

extension Sequence<TaskV1.Task> {
  /// When the first of these becomes overdue; until then their derived fields stay valid.
  var firstLate: Timestamp? {
    lazy.filter { !$0.isComplete && !$0.isOverdue }
      .compactMap { $0.dueAt.flatMap { Timestamp($0) } }
      .min()
  }
}

extension Sequence<TaskV1.Project> {
  /// When the first of these becomes overdue.
  var firstLate: Timestamp? {
    lazy.filter { !$0.isOverdue }.compactMap { $0.dueDate.flatMap { Timestamp($0) } }.min()
  }
}
