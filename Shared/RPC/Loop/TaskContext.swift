/// What a loop knows of a task it runs: which one it is, whether it was cancelled, what it waits for.
///
/// It is the executor of its task and of that task's children, which run on the loop. A call that the
/// task itself waits for is given up through it, so that no call needs a cancellation handler of its
/// own: that costs more than the call's bookkeeping. A child may be cancelled without its parent, so
/// its calls have one; and so has what a handler calls before it waits for the first time, because
/// nobody knows the task until then.
///
/// Unchecked `Sendable`: touched on its loop only.
package class TaskContext: @unchecked Sendable {
  /// The task, as a number that can be compared; 0: not known.
  @exclusivity(unchecked) private final var task: UInt = 0
  /// What gives up when the task is cancelled.
  @exclusivity(unchecked) final var waitsFor: OutgoingCall?
  /// The task was cancelled.
  ///
  /// Of a call: the caller left, its time is over, or its connection broke.
  @exclusivity(unchecked) package final internal(set) var isCancelled = false

  init() {}

  /// The call that the task serves.
  var call: ServerCall? { nil }

  /// The task has begun; called by itself, first of all.
  final func begin() {
    task = Self.currentTask
  }

  /// The same, for a task that somebody else has started.
  final func begin(_ handler: ServerCall.Handler) {
    task = unsafeBitCast(handler, to: UInt.self)
  }

  /// The task is over, and another may get its number.
  final func end() {
    task = 0
  }

  /// Whether it is the task itself that asks, and not a child.
  final var isCurrent: Bool { task != 0 && task == Self.currentTask }

  /// The number is compared only, and a task that has begun lives until it says that it is over.
  private static var currentTask: UInt {
    withUnsafeCurrentTask { unsafeBitCast($0, to: UInt.self) }
  }
}

/// A task that a loop was asked to run.
///
/// Unchecked `Sendable`: as its class.
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
  /// The context of the task that asks, unless it is a child or runs somewhere else.
  var contextOfCurrentTask: TaskContext? {
    guard isOnLoop, let context, context.isCurrent else { return nil }
    return context
  }

  /// The call that is served by the task that asks, which has no context, or by its parent.
  var callOfCurrentTask: ServerCall? {
    isOnLoop && context == nil ? nil : ServerCall.current
  }
}
