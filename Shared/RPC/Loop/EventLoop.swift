import Glibc
import Synchronization
import Vocabulary

/// One thread that owns connections, timers and the tasks that serve them.
///
/// It is the executor of those tasks, so a handler runs where its connection lives: no lock and no
/// thread hop on the way. One turn is: wait for the kernel, read what came, fire timers, run jobs,
/// then write every connection's output once.
///
/// It has two forms. A *live* loop waits on epoll and reads the machine's monotonic clock. A
/// *simulated* loop (``Simulation``) has virtual time that jumps to the next timer as soon as
/// nothing else is left to do. Code on a loop cannot tell which one it is on.
///
/// Unchecked `Sendable`: everything mutable is touched on the loop's thread only, except ``remote``
/// and ``isRinging``, which are synchronised. ``thread`` is written before anything can run.
package final class EventLoop: SerialExecutor, TaskExecutor, @unchecked Sendable {
  /// Jobs one turn runs before it looks at the connections again.
  static let jobsPerTurn = 4_096

  /// Bytes of the buffer all connections of this loop read into; larger than any frame we accept.
  static let receiveBufferBytes = 256 << 10

  /// What other threads hand over.
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
  /// The thread that runs this loop, as a number that can be compared; 0: nobody yet.
  let thread = Atomic<UInt>(0)

  @exclusivity(unchecked) var jobs = FIFOQueue<LoopJob>()
  @exclusivity(unchecked) var poller: Poller?
  @exclusivity(unchecked) var wheel: TimerWheel
  @exclusivity(unchecked) private var random: LoopRandom
  /// ``now`` for whoever is on the loop for certain.
  @exclusivity(unchecked) var turnTime: MonotonicInstant
  /// In a simulation, what this turn has taken: its time stands still otherwise.
  @exclusivity(unchecked) package var worked = Duration.zero
  /// Of the turn that is under way.
  @exclusivity(unchecked) private(set) var turnNumber = 0
  @exclusivity(unchecked) var unflushed = FIFOQueue<any Flushable>()
  /// Runs before anything that was said in a turn leaves the process, and when the turn is over: for what
  /// has to be written first.
  ///
  /// On the loop only, or before it runs.
  @exclusivity(unchecked) package var beforeWriting: (@Sendable () -> Void)?
  /// Set by ``takeRemote()`` and ``fireTimers()``; read by a simulation only.
  @exclusivity(unchecked) var didSomething = false
  /// On whose behalf the job runs that runs now; without one there is no call around it either.
  @exclusivity(unchecked) unowned(unsafe) var context: TaskContext?
  /// Shared by all connections of this loop; whoever reads uses it within one call.
  let receiveBuffer: UnsafeMutableRawPointer
  /// Of output, for all connections of this loop.
  let spare = SpareMemory()
  /// Sees when many bytes have come to an end.
  let floods = FloodWatch()
  /// Calls on their way through, from one connection of this loop to another.
  let passages = PassageTable()

  /// A live loop that nobody runs yet; see ``run()`` and ``start(name:)``.
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

  /// Runs a job of a task that prefers a context of its own on this loop.
  ///
  /// The task keeps its executor for as long as it has jobs.
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

  /// Whether the current thread is the one that runs this loop.
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

  /// Runs `work` in a turn to come; what is posted while the kernel's news are read runs in the same one.
  ///
  /// On the loop only.
  func postForNextTurn(_ work: @escaping @Sendable () -> Void) {
    let turn = turnNumber
    post { [self] in
      if turnNumber != turn { work() } else { postForNextTurn(work) }
    }
  }

  /// Runs `work` on the loop: now if this is the loop, else soon.
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

  // MARK: Time and chance

  /// The loop's time, taken once a turn; fresh when asked from another thread.
  package var now: MonotonicInstant {
    isSimulated || isOnLoop ? turnTime : Self.clock()
  }

  /// The time at this very moment, for whoever measures something shorter than a turn.
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
      // Each number asks the kernel.
      let left = count - bytes.count
      withUnsafeBytes(of: random.next()) { bytes.append(contentsOf: $0.prefix(left)) }
    }
    return bytes
  }

  /// A random number between the bounds; 0.8 ..< 1.2 makes a fair jitter.
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

  /// A turn begins.
  @inline(__always) func countTurn() { turnNumber &+= 1 }

  // MARK: Connections

  func watch(_ file: Int32, _ target: any PollTarget) -> Bool {
    poller?.watch(file, target) ?? false
  }

  func unwatch(_ file: Int32) {
    poller?.unwatch(file)
  }

  /// Has `target` flush at the end of this turn.
  ///
  /// Once per turn is the caller's business.
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

/// Something that has output to write at the end of a turn.
protocol Flushable: AnyObject {
  func flush()
}
