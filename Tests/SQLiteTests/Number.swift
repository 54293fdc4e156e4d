import Synchronization

/// A number that a closure on another thread may look at.
final class Number: Sendable {
  private let value: Mutex<UInt64>

  init(_ value: UInt64) { self.value = Mutex(value) }

  var now: UInt64 {
    get { value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }

  func countUp() { value.withLock { $0 += 1 } }
}
