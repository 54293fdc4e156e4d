/// A task that a loop runs: its identity, whether it was cancelled, and the call it waits for.
///
/// It is the executor of its task and of that task's children. It cancels the call that its task
/// waits for, so that the call needs no cancellation handler, which costs more than the call's
/// bookkeeping. A child may be cancelled alone, so its calls have a handler. So do calls before the
/// handler's first suspension, because the task is not known until then.
///
/// Unchecked `Sendable`: touched on its loop only.
package class TaskContext: @unchecked Sendable {
  /// The task, as a comparable number; 0: not known.
  @exclusivity(unchecked) private final var task: UInt = 0
  /// The call to cancel with the task.
  @exclusivity(unchecked) final var waitsFor: OutgoingCall?
  /// The task was cancelled.
  ///
  /// For a call: the caller gave up, its deadline passed, or its connection was lost.
  @exclusivity(unchecked) package final internal(set) var isCancelled = false

  init() {}

  /// The call that the task serves.
  var call: ServerCall? { nil }

  /// The task has begun; called by the task first of all.
  final func begin() {
    task = Self.currentTask
  }

  /// The same, for a task that was started elsewhere.
  final func begin(_ handler: ServerCall.Handler) {
    task = unsafeBitCast(handler, to: UInt.self)
  }

  /// The task is over, and its number may be reused.
  final func end() {
    task = 0
  }

  /// Whether the current task is this one, not a child.
  final var isCurrent: Bool { task != 0 && task == Self.currentTask }

  /// The number is only compared, and a task is alive until it calls ``end()``.
  private static var currentTask: UInt {
    withUnsafeCurrentTask { unsafeBitCast($0, to: UInt.self) }
  }
}

/// A task that was started on a loop.
///
/// Unchecked `Sendable`: like its superclass.
final class SpawnedTask: TaskContext, TaskExecutor, @unchecked Sendable {
  private let loop: EventLoop

  init(_ loop: EventLoop) {
    self.loop = loop
    super.init()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    loop.enqueue(job, on: asUnownedTaskExecutor(), self)
  }

  func run<T: Sendable>(_ body: @Sendable () async -> T) async -> T {
    begin()
    defer { end() }
    return await withTaskCancellationHandler {
      await body()
    } onCancel: {
      loop.perform { [self] in
        isCancelled = true
        waitsFor?.cancel()
      }
    }
  }
}

extension EventLoop {
  /// The context of the current task, unless it is a child or runs elsewhere.
  var contextOfCurrentTask: TaskContext? {
    guard isOnLoop, let context, context.isCurrent else { return nil }
    return context
  }

  /// The call whose handler is the current task or its parent; for a task without a
  /// ``contextOfCurrentTask``.
  var callOfCurrentTask: ServerCall? {
    isOnLoop && context == nil ? nil : ServerCall.current
  }
}
