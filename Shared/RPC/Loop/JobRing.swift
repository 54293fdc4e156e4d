/// Jobs that wait for their turn on a loop, first in, first out, without a lock.
///
/// It grows when it is full: each entry is a task that exists already, so its bound is the bound on
/// tasks, which the connections' stream limits set.
struct JobRing: ~Copyable {
  /// A job with what its task prefers to run on: the loop, or a context on it, which its task holds.
  struct Entry {
    let job: UnownedJob
    let executor: UnownedTaskExecutor
    let context: Unmanaged<TaskContext>?
  }

  private var jobs: UnsafeMutablePointer<Entry>
  private var mask = 1_023
  private var head = 0
  private var tail = 0

  init() {
    jobs = .allocate(capacity: mask + 1)
  }

  deinit {
    jobs.deallocate()
  }

  @inline(__always) var isEmpty: Bool { head == tail }

  @inline(__always) mutating func push(_ job: Entry) {
    if tail &- head > mask { grow() }
    (jobs + (tail & mask)).initialize(to: job)
    tail &+= 1
  }

  @inline(__always) mutating func pop() -> Entry? {
    guard head != tail else { return nil }
    let job = jobs[head & mask]
    head &+= 1
    return job
  }

  @inline(never) private mutating func grow() {
    let capacity = (mask + 1) * 2
    let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    var count = 0
    while head != tail {
      (larger + count).initialize(to: jobs[head & mask])
      head &+= 1
      count += 1
    }
    jobs.deallocate()
    jobs = larger
    mask = capacity - 1
    head = 0
    tail = count
  }
}
