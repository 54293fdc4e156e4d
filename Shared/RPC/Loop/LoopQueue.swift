/// What waits for its turn on a loop, first in, first out, without a lock.
///
/// It grows when it is full, and so it has room for as much as ever waited at once. What bounds that is
/// elsewhere: jobs are tasks that exist already, whose number the connections' stream limits set, and a
/// connection stands here once.
struct LoopQueue<Element>: ~Copyable {
  private var elements: UnsafeMutablePointer<Element>
  private var mask = 63
  private var head = 0
  private var tail = 0

  init() {
    elements = .allocate(capacity: mask + 1)
  }

  deinit {
    for index in head..<tail { (elements + (index & mask)).deinitialize(count: 1) }
    elements.deallocate()
  }

  @inline(__always) var count: Int { tail &- head }
  @inline(__always) var isEmpty: Bool { head == tail }

  @inline(__always) mutating func push(_ element: consuming Element) {
    if count > mask { grow() }
    (elements + (tail & mask)).initialize(to: element)
    tail &+= 1
  }

  @inline(__always) mutating func pop() -> Element? {
    guard head != tail else { return nil }
    let element = (elements + (head & mask)).move()
    head &+= 1
    return element
  }

  @inline(never) private mutating func grow() {
    let capacity = (mask + 1) * 2
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    let count = count
    for index in 0..<count {
      (larger + index).moveInitialize(from: elements + ((head + index) & mask), count: 1)
    }
    elements.deallocate()
    elements = larger
    mask = capacity - 1
    head = 0
    tail = count
  }
}

/// A job with what its task prefers to run on: the loop, or a context on it, which its task holds.
struct LoopJob {
  let job: UnownedJob
  let executor: UnownedTaskExecutor
  let context: Unmanaged<TaskContext>?
}
