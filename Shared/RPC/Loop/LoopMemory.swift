import CLinux

/// What the allocator of a process with a live loop keeps for the next message, large or small.
///
/// By default it gives memory back to the kernel as soon as a message of some hundred kilobytes is
/// let go, and takes it again page by page for the next one: two thirds of what a message of a
/// megabyte cost. This holds for the whole process, because the allocator knows no other scope. What
/// lies scattered it keeps all the same, until a ``FloodWatch`` asks for it.
enum LoopMemory {
  /// Free bytes that one thread keeps at most.
  private static let keptBytes: Int32 = 16 << 20
  /// Pieces from here on are the kernel's own, and go back at once.
  private static let largestKept: Int32 = 8 << 20

  /// Pieces up to this size wait in lists of their own, and are not joined when they are let go.
  ///
  /// A call and a short request are as small, and a turn asks for many of them at once. It is the
  /// most that the allocator takes for small.
  private static let smallBytes: Int32 = 160

  private static let isKept =
    mallopt(M_TRIM_THRESHOLD, keptBytes) == 1 && mallopt(M_MMAP_THRESHOLD, largestKept) == 1
    && mallopt(M_MXFAST, smallBytes) == 1

  /// Has everything that is free given back, wherever it lies; the next messages take it again page by
  /// page.
  ///
  /// It holds other threads' memory still for some milliseconds.
  static func giveBack() {
    malloc_trim(0)
  }

  /// Once in a process, however many loops it has.
  static func keep() {
    _ = isKept
  }
}
