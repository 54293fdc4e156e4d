import Glibc
import Synchronization
import Vocabulary

/// The turns of a loop: wait for the kernel, read input, fire timers, run jobs, then write.
extension EventLoop {
  /// Creates a live loop with a thread of its own.
  package static func start(name: String) -> EventLoop {
    let loop = EventLoop(name: name)
    let isRunning = LoopThread.start(name: name) { loop.run() }
    precondition(isRunning, "the kernel refused a thread")
    return loop
  }

  /// Runs a live loop on the current thread until ``stop()``.
  package func run() {
    precondition(!isSimulated, "a simulated loop is run by its simulation")
    LoopMemory.keep()
    adoptThread()
    while !shouldStop.load(ordering: .relaxed) {
      let ready = awaitEvents()
      turnTime = Self.clock()
      countTurn()
      for index in 0..<ready { handle(event: index) }
      takeRemote()
      fireTimers()
      runJobs()
      flush()
      poller?.forgetReleased()
    }
    thread.store(0, ordering: .relaxed)
  }

  /// Ends ``run()`` after the current turn.
  ///
  /// From any thread.
  package func stop() {
    shouldStop.store(true, ordering: .relaxed)
    knock()
  }

  /// One turn of a simulation: everything that can happen without time passing, once.
  ///
  /// - Returns: false if there was nothing to do.
  func simulatedTurn() -> Bool {
    turnTime = preciseNow
    worked = .zero
    countTurn()
    takeRemote()
    fireTimers()
    let hadJobs = !jobs.isEmpty
    runJobs()
    let hadOutput = !unflushed.isEmpty
    flush()
    return hadJobs || hadOutput || didSomething
  }

  /// Advances virtual time to the earliest timer.
  ///
  /// - Returns: false if there is none, or if it is later than `limit`.
  func jumpToNextTimer(limit: MonotonicInstant?) -> Bool {
    guard let due = wheel.earliest() else { return false }
    if let limit, due > limit.milliseconds { return false }
    wheel.skip(to: due - 1)
    turnTime = max(turnTime, MonotonicInstant(nanoseconds: due * 1_000_000))
    return true
  }

  var hasTimers: Bool { armedTimers > 0 }

  /// Armed timers.
  ///
  /// On the loop only.
  package var armedTimers: Int { wheel.armedCount }

  func adoptThread() {
    thread.store(UInt(bitPattern: Int(pthread_self())), ordering: .relaxed)
  }

  func releaseThread() {
    thread.store(0, ordering: .relaxed)
  }

  func handle(event index: Int) {
    switch poller?.event(index) {
    case .doorbell: doorbell?.quiet()
    case .ready(let watch, let readiness):
      watch._withUnsafeGuaranteedRef { $0.target.polled(readiness) }
    case .alarm, .stale, nil: break
    }
  }

  /// Clears the flag before it takes the list, so that a thread that adds later signals again.
  ///
  /// The flag is set after something was added: while it is clear the list is empty, or a thread is
  /// about to signal.
  func takeRemote() {
    didSomething = false
    guard isRinging.load(ordering: .acquiring) else { return }
    isRinging.store(false, ordering: .sequentiallyConsistent)
    var taken = Remote()
    remote.withLock { if !$0.jobs.isEmpty || !$0.work.isEmpty { swap(&$0, &taken) } }
    didSomething = !taken.work.isEmpty
    for job in taken.jobs { jobs.append(job) }
    for work in taken.work { work() }
  }

  func fireTimers() {
    let now = turnTime.milliseconds
    while let timer = wheel.popExpired(now: now) {
      didSomething = true
      timer.target.timerFired(timer.cookie)
    }
  }

  /// Runs jobs as a task executor, not as an actor's executor: a nonisolated function is then in
  /// the right place already.
  ///
  /// As an actor's executor, each step into the standard library was a new job: five instead of one
  /// for a call. An actor on this loop is isolated by the thread all the same.
  func runJobs() {
    var budget = Self.jobsPerTurn
    while budget > 0, let next = jobs.popFirst() {
      budget -= 1
      context = next.context?.takeUnretainedValue()
      next.job.runSynchronously(on: next.executor)
    }
    context = nil
  }

  /// A target that asks again meanwhile is flushed in the next turn.
  func flush() {
    var left = unflushed.count
    while left > 0, let target = unflushed.popFirst() {
      left -= 1
      target.flush()
    }
    beforeWriting?()
  }

  /// Waits for events, but not while work is left, and only until the next timer.
  ///
  /// - Returns: the number of events of the poller.
  func awaitEvents() -> Int {
    if !jobs.isEmpty || !unflushed.isEmpty { return poller?.look() ?? 0 }
    return poller?.wait(until: wheel.soonest) ?? 0
  }
}
