import Glibc
import Synchronization
import Vocabulary

/// One thread that owns connections, timers and the tasks that serve them.
///
/// It is the executor of those tasks, so a handler runs on its connection's thread, without locks
/// and thread hops. One turn is: wait for the kernel, read input, fire timers, run jobs, then write
/// every connection's output once.
///
/// It has two forms. A *live* loop waits on epoll and reads the machine's monotonic clock. A
/// *simulated* loop (``Simulation``) has virtual time that jumps to the next timer when nothing
/// else is left to do. Code on a loop cannot tell which one it is on.
///
/// Unchecked `Sendable`: everything mutable is touched on the loop's thread only, except
/// ``remote`` and ``isRinging``, which are synchronised. ``thread`` is written before anything can
/// run.
package final class EventLoop: SerialExecutor, TaskExecutor, @unchecked Sendable {
  /// The most jobs of one turn, before connections are read again.
  static let jobsPerTurn = 4_096

  /// The size of the receive buffer that all connections share; larger than any accepted frame.
  static let receiveBufferBytes = 256 << 10

  /// Work from other threads.
  struct Remote {
    var jobs: [LoopJob] = []
    var work: [@Sendable () -> Void] = []
  }

  package let name: String
  package let isSimulated: Bool
  let doorbell: Doorbell?
  let remote = Mutex(Remote())
  let isRinging = Atomic<Bool>(false)
  let shouldStop = Atomic<Bool>(false)
  /// The thread that runs this loop, as a comparable number; 0: none yet.
  let thread = Atomic<UInt>(0)

  @exclusivity(unchecked) var jobs = FIFOQueue<LoopJob>()
  @exclusivity(unchecked) var poller: Poller?
  @exclusivity(unchecked) var wheel: TimerWheel
  @exclusivity(unchecked) private var random: LoopRandom
  /// ``now``, for callers that are certainly on the loop.
  @exclusivity(unchecked) var turnTime: MonotonicInstant
  /// In a simulation, the time that the work of this turn is meant to take; virtual time does not
  /// advance within a turn.
  @exclusivity(unchecked) package var worked = Duration.zero
  /// The number of the current turn.
  @exclusivity(unchecked) private(set) var turnNumber = 0
  @exclusivity(unchecked) var unflushed = FIFOQueue<any Flushable>()
  /// Runs before any output of a turn is written, and at the turn's end: for what has to be stored
  /// first.
  ///
  /// On the loop only, or before it runs.
  @exclusivity(unchecked) package var beforeWriting: (@Sendable () -> Void)?
  /// Set by ``takeRemote()`` and ``fireTimers()``; read by a simulation only.
  @exclusivity(unchecked) var didSomething = false
  /// The context of the current job; without one there is no surrounding call.
  @exclusivity(unchecked) unowned(unsafe) var context: TaskContext?
  /// Shared by all connections of this loop; used within one call.
  let receiveBuffer: UnsafeMutableRawPointer
  /// Output buffers for all connections of this loop.
  let spare = SpareMemory()
  /// Detects the end of a flood of bytes.
  let floods = FloodWatch()
  /// Forwarded calls between connections of this loop.
  let forwardedCalls = ForwardedCallTable()

  /// A live loop that does not run yet; see ``run()`` and ``start(name:)``.
  package convenience init(name: String) {
    self.init(name: name, random: .system, simulatedStart: nil)
  }

  init(name: String, random: LoopRandom, simulatedStart: MonotonicInstant?) {
    self.name = name
    self.random = random
    isSimulated = simulatedStart != nil
    turnTime = simulatedStart ?? Self.clock()
    wheel = TimerWheel(tick: turnTime.milliseconds)
    receiveBuffer = .allocate(byteCount: Self.receiveBufferBytes, alignment: 16)
    if isSimulated {
      doorbell = nil
    } else {
      let bell = Doorbell()
      doorbell = bell
      poller = Poller(doorbell: bell)
    }
  }

  deinit {
    doorbell?.dispose()
    receiveBuffer.deallocate()
  }

  // MARK: Executor

  package func enqueue(_ job: consuming ExecutorJob) {
    enqueue(job, on: asUnownedTaskExecutor(), nil)
  }

  /// Runs a job of a task that prefers its own context on this loop.
  ///
  /// The task keeps its executor as long as it has jobs.
  func enqueue(
    _ job: consuming ExecutorJob,
    on executor: UnownedTaskExecutor,
    _ context: TaskContext?
  ) {
    let context = context.map(Unmanaged.passUnretained)
    let job = LoopJob(job: UnownedJob(job), executor: executor, context: context)
    if isOnLoop {
      jobs.append(job)
    } else {
      remote.withLock { $0.jobs.append(job) }
      knock()
    }
  }

  package func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  package func asUnownedTaskExecutor() -> UnownedTaskExecutor {
    UnownedTaskExecutor(ordinary: self)
  }

  package func checkIsolated() {
    precondition(isOnLoop, "not on the loop \(name)")
  }

  package func isIsolatingCurrentContext() -> Bool? { isOnLoop }

  // MARK: Work

  /// Whether the current thread runs this loop.
  @inline(__always) package var isOnLoop: Bool {
    thread.load(ordering: .relaxed) == UInt(bitPattern: Int(pthread_self()))
  }

  /// Runs `work` on the loop, soon.
  ///
  /// From any thread.
  package func post(_ work: @escaping @Sendable () -> Void) {
    remote.withLock { $0.work.append(work) }
    knock()
  }

  /// Runs `work` in a later turn.
  ///
  /// Work that is posted while events are handled runs in the same turn. On the loop only.
  func postForNextTurn(_ work: @escaping @Sendable () -> Void) {
    let turn = turnNumber
    post { [self] in
      if turnNumber != turn { work() } else { postForNextTurn(work) }
    }
  }

  /// Runs `work` on the loop: at once if this is the loop, else soon.
  package func perform(_ work: @escaping @Sendable () -> Void) {
    if isOnLoop { work() } else { post(work) }
  }

  /// Starts a task that runs on this loop.
  @discardableResult
  package func spawn<T: Sendable>(
    _ body: @escaping @Sendable () async -> T
  ) -> Task<T, Never> {
    let spawned = SpawnedTask(self)
    return Task.detached(executorPreference: spawned) { await spawned.run(body) }
  }

  func knock() {
    if !isRinging.exchange(true, ordering: .acquiringAndReleasing) { doorbell?.ring() }
  }

  // MARK: Time and random numbers

  /// The loop's time, read once a turn; the current time on another thread.
  package var now: MonotonicInstant {
    isSimulated || isOnLoop ? turnTime : Self.clock()
  }

  /// The current time, to measure less than a turn.
  @inline(__always)
  var preciseNow: MonotonicInstant { isSimulated ? turnTime + worked : Self.clock() }

  /// A random number: the system's, or the simulation's next one.
  ///
  /// On the loop only.
  package func randomNumber() -> UInt64 {
    random.next()
  }

  /// Random bytes, fit for a nonce on a live loop.
  ///
  /// On the loop only.
  package func randomBytes(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      // Each number is a system call.
      let left = count - bytes.count
      withUnsafeBytes(of: random.next()) { bytes.append(contentsOf: $0.prefix(left)) }
    }
    return bytes
  }

  /// A random number between the bounds, as for jitter: 0.8 ..< 1.2.
  ///
  /// On the loop only.
  package func randomFactor(in range: Range<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  func arm(
    at due: MonotonicInstant,
    _ target: consuming any TimerTarget,
    cookie: UInt64
  ) -> TimerID {
    wheel.arm(at: due.millisecondsRoundedUp, target: target, cookie: cookie)
  }

  func arm(
    atMillisecond due: Int64,
    _ target: consuming any TimerTarget,
    cookie: UInt64
  ) -> TimerID {
    wheel.arm(at: due, target: target, cookie: cookie)
  }

  func disarm(_ timer: TimerID) {
    if timer != .none { wheel.cancel(timer) }
  }

  /// Starts a turn.
  @inline(__always) func countTurn() { turnNumber &+= 1 }

  // MARK: Connections

  func watch(_ file: Int32, _ target: any PollTarget) -> Bool {
    poller?.watch(file, target) ?? false
  }

  func unwatch(_ file: Int32) {
    poller?.unwatch(file)
  }

  /// Flushes `target` at the end of this turn.
  ///
  /// The caller asks at most once per turn.
  func flushLater(_ target: any Flushable) {
    unflushed.append(target)
  }

  @inline(__always)
  static func clock() -> MonotonicInstant {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return MonotonicInstant(
      nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    )
  }
}

/// Has output to write at the end of a turn.
protocol Flushable: AnyObject {
  func flush()
}
