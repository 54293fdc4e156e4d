import CLinux

/// Settings of the allocator for processes with a live loop.
///
/// By default it returns memory to the kernel as soon as a message of some hundred kilobytes is
/// freed, and takes it again page by page for the next one: two thirds of the cost of a megabyte
/// message. The settings hold for the whole process, because the allocator has no other scope.
/// Fragmented memory is kept until a ``FloodWatch`` returns it.
enum LoopMemory {
  /// The most free bytes that one thread keeps.
  private static let keptBytes: Int32 = 16 << 20
  /// Allocations from this size are mapped separately, and returned at once.
  private static let largestKept: Int32 = 8 << 20

  /// Allocations up to this size are cached in lists of their own and not merged when freed.
  ///
  /// A call and a short request are as small, and a turn needs many of them. It is the allocator's
  /// maximum.
  private static let smallBytes: Int32 = 160

  private static let isKept =
    mallopt(M_TRIM_THRESHOLD, keptBytes) == 1 && mallopt(M_MMAP_THRESHOLD, largestKept) == 1
    && mallopt(M_MXFAST, smallBytes) == 1

  /// Returns all free memory to the kernel, fragmented memory as well; the next messages take it
  /// again page by page.
  ///
  /// It blocks other threads' allocations for some milliseconds.
  static func giveBack() {
    malloc_trim(0)
  }

  /// Once in a process, for any number of loops.
  static func keep() {
    _ = isKept
  }
}
