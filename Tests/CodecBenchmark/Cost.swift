import Glibc

/// The cost of some iterations of an operation.
struct Cost {
  var nanoseconds: Double
  var allocations: Double

  /// Processor time and allocations of `iterations` iterations.
  static func measure(_ iterations: Int, _ body: () throws -> Void) rethrows -> Cost {
    let allocationsBefore = allocations()
    let before = processorTime()
    for _ in 0..<iterations { try body() }
    let after = processorTime()
    return Cost(
      nanoseconds: Double(after - before),
      allocations: Double(allocations() - allocationsBefore)
    )
  }

  private static func processorTime() -> Int {
    var now = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
    return now.tv_sec * 1_000_000_000 + now.tv_nsec
  }

  /// The count of the preloaded library `Tests/Peers/Allocations`; 0 without it.
  private static let allocations: @Sendable () -> UInt = {
    guard let symbol = dlsym(nil, "allocations_so_far") else { return { 0 } }
    let counter = unsafeBitCast(symbol, to: (@convention(c) () -> UInt).self)
    return { counter() }
  }()
}

/// Makes the compiler assume that `value` is used.
@inline(never) @_optimize(none)
func consume<Value>(_ value: borrowing Value) {}
