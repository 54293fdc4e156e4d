/// Scheduled work of a loop that can be cancelled.
///
/// Unchecked `Sendable`: all but `loop` is touched on the loop only.
package final class TimerHandle: TimerTarget, @unchecked Sendable {
  private let loop: EventLoop
  private var work: (@Sendable () -> Void)?
  private var timer = TimerID.none

  fileprivate init(loop: EventLoop, work: @escaping @Sendable () -> Void) {
    self.loop = loop
    self.work = work
  }

  /// From any thread.
  ///
  /// Work that has begun is not stopped.
  package func cancel() {
    loop.perform {
      self.loop.disarm(self.timer)
      self.work = nil
    }
  }

  fileprivate func arm(at due: MonotonicInstant) {
    timer = loop.arm(at: due, self, cookie: 0)
  }

  func timerFired(_ cookie: UInt64) {
    let work = work
    self.work = nil
    work?()
  }
}

extension EventLoop {
  func arm(after delay: Duration, _ target: any TimerTarget, cookie: UInt64) -> TimerID {
    arm(at: turnTime + delay, target, cookie: cookie)
  }

  /// Runs `work` on the loop after `delay`, to the millisecond.
  ///
  /// From any thread.
  @discardableResult
  package func schedule(
    after delay: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> TimerHandle {
    let handle = TimerHandle(loop: self, work: work)
    let due = now + delay
    perform { handle.arm(at: due) }
    return handle
  }

  /// Waits on the loop's clock.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  package func sleep(for duration: Duration) async throws {
    try await sleep(until: now + duration)
  }

  /// Waits until `instant` on the loop's clock.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  package func sleep(until instant: MonotonicInstant) async throws {
    try Task.checkCancellation()
    let sleeper = Sleeper(loop: self)
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        perform { sleeper.sleep(until: instant, continuation) }
      }
    } onCancel: {
      perform { sleeper.cancel() }
    }
  }
}

/// A sleeping task.
///
/// Unchecked `Sendable`: touched on the loop only.
private final class Sleeper: TimerTarget, @unchecked Sendable {
  private let loop: EventLoop
  private var continuation: UnsafeContinuation<Void, any Error>?
  private var timer = TimerID.none
  private var isCancelled = false

  init(loop: EventLoop) {
    self.loop = loop
  }

  func sleep(until due: MonotonicInstant, _ continuation: UnsafeContinuation<Void, any Error>) {
    guard !isCancelled else {
      continuation.resume(throwing: CancellationError())
      return
    }
    self.continuation = continuation
    timer = loop.arm(at: due, self, cookie: 0)
  }

  func timerFired(_ cookie: UInt64) {
    take()?.resume()
  }

  func cancel() {
    isCancelled = true
    loop.disarm(timer)
    take()?.resume(throwing: CancellationError())
  }

  private func take() -> UnsafeContinuation<Void, any Error>? {
    defer { continuation = nil }
    return continuation
  }
}

extension EventLoop {
  /// Runs work on the loop and returns its result, to any executor.
  package func run<T: Sendable>(
    _ work: @escaping @Sendable () throws -> T
  ) async throws -> T {
    guard !isOnLoop else { return try work() }
    return try await withUnsafeThrowingContinuation { continuation in
      post { continuation.resume(with: Result { try work() }) }
    }
  }
}
