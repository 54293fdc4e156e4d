import CLinux
import Glibc

/// The owner of a watched file descriptor.
protocol PollTarget: AnyObject {
  /// Called on the loop. Edges are reported once: read and write until the kernel says "later".
  func polled(_ readiness: Readiness)
}

/// The possible operations on a descriptor.
struct Readiness: OptionSet {
  let rawValue: UInt32

  static let readable = Readiness(rawValue: EPOLLIN.rawValue)
  static let writable = Readiness(rawValue: EPOLLOUT.rawValue)
  /// The peer has finished sending, or the connection is broken.
  static let hangUp = Readiness(
    rawValue: EPOLLRDHUP.rawValue | EPOLLHUP.rawValue | EPOLLERR.rawValue
  )
  /// Output no longer arrives.
  static let broken = Readiness(rawValue: EPOLLERR.rawValue)
}

/// Wakes the loop from any thread: an eventfd.
struct Doorbell: Sendable {
  fileprivate let descriptor: Int32

  init() {
    descriptor = eventfd(0, Int32(EFD_NONBLOCK) | Int32(EFD_CLOEXEC))
    precondition(descriptor >= 0, "the kernel refused an eventfd")
  }

  func ring() {
    var one: UInt64 = 1
    _ = write(descriptor, &one, 8)
  }

  func quiet() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, 8)
  }

  func dispose() {
    close(descriptor)
  }
}

/// The loop's interface to the kernel: epoll, edge-triggered.
///
/// It retains every target it watches. A target that is no longer watched is kept until the end of
/// the turn, because later events of the same batch may refer to it.
struct Poller: ~Copyable {
  private static let batch = 256

  /// The target of epoll's data pointer: a class of ours, so that no event needs a dynamic cast.
  final class Watch {
    let target: any PollTarget
    fileprivate var isWatched = true

    fileprivate init(_ target: any PollTarget) {
      self.target = target
    }
  }

  private let descriptor: Int32
  private let events: UnsafeMutablePointer<epoll_event>
  private var watches: [Int32: Watch] = [:]
  private var released: [Watch] = []
  private var alarm = PollAlarm()

  /// Epoll's data value of the eventfd, which is no address.
  private static let doorbellNumber: UInt64 = 0
  private static let alarmNumber: UInt64 = 1

  init(doorbell: Doorbell) {
    descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
    precondition(descriptor >= 0, "the kernel refused an epoll")
    events = .allocate(capacity: Self.batch)
    var event = epoll_event()
    event.events = EPOLLIN.rawValue | EPOLLET.rawValue
    event.data.u64 = Self.doorbellNumber
    epoll_ctl(descriptor, EPOLL_CTL_ADD, doorbell.descriptor, &event)
    event.data.u64 = Self.alarmNumber
    epoll_ctl(descriptor, EPOLL_CTL_ADD, alarm.descriptor, &event)
  }

  deinit {
    close(descriptor)
    events.deallocate()
  }

  /// Watches reading and writing, edge-triggered.
  ///
  /// - Returns: false if the kernel refuses (out of watches or memory).
  mutating func watch(_ file: Int32, _ target: any PollTarget) -> Bool {
    let watch = Watch(target)
    var event = epoll_event()
    event.events =
      EPOLLIN.rawValue | EPOLLOUT.rawValue | EPOLLRDHUP.rawValue | EPOLLET.rawValue
    event.data.ptr = Unmanaged.passUnretained(watch).toOpaque()
    guard epoll_ctl(descriptor, EPOLL_CTL_ADD, file, &event) == 0 else { return false }
    watches[file] = watch
    return true
  }

  /// Must be called before the descriptor is closed.
  mutating func unwatch(_ file: Int32) {
    guard let watch = watches.removeValue(forKey: file) else { return }
    epoll_ctl(descriptor, EPOLL_CTL_DEL, file, nil)
    watch.isWatched = false
    released.append(watch)
  }

  mutating func forgetReleased() {
    if !released.isEmpty { released.removeAll(keepingCapacity: true) }
  }

  /// Waits for events.
  ///
  /// - Parameter due: when to return without any, in milliseconds of `CLOCK_MONOTONIC`;
  ///   `Int64.max`: never. It may return sooner.
  /// - Returns: the number of events for ``event(_:)``.
  mutating func wait(until due: Int64) -> Int {
    alarm.set(due)
    return wait(milliseconds: -1)
  }

  /// Takes pending events without waiting.
  func look() -> Int { wait(milliseconds: 0) }

  private func wait(milliseconds: Int32) -> Int {
    max(0, Int(epoll_wait(descriptor, events, Int32(Self.batch), milliseconds)))
  }

  /// The subject of one event of the last wait.
  enum Event {
    case doorbell
    /// The time of the alarm has passed.
    case alarm
    /// The watch lives until the end of the turn, so it is not retained.
    case ready(Unmanaged<Watch>, Readiness)
    /// Its target was unwatched earlier in this batch.
    case stale
  }

  mutating func event(_ index: Int) -> Event {
    let event = events[index]
    if event.data.u64 == Self.alarmNumber {
      alarm.fired()
      return .alarm
    }
    guard event.data.u64 != Self.doorbellNumber, let pointer = event.data.ptr else {
      return .doorbell
    }
    let watch = Unmanaged<Watch>.fromOpaque(pointer)
    guard watch._withUnsafeGuaranteedRef({ $0.isWatched }) else { return .stale }
    return .ready(watch, Readiness(rawValue: event.events))
  }
}
