import Glibc

/// Output buffers for reuse on one loop.
///
/// A connection has one only while output is pending: ten thousand silent connections would hold
/// ten thousand buffers. Touched on the loop only.
final class SpareMemory {
  /// The header of a kept buffer.
  private struct Kept {
    let next: UnsafeMutablePointer<Kept>?
    let bytes: Int
  }

  /// The most buffers kept; a turn with more sending connections allocates.
  private static let mostPieces = 64
  /// Larger buffers are freed at once.
  private static let mostBytes = 128 << 10

  /// The latest buffer, which is still in the processor's cache.
  @exclusivity(unchecked) private var last: UnsafeMutablePointer<Kept>?
  @exclusivity(unchecked) private var count = 0

  deinit {
    giveBack()
  }

  func giveBack() {
    while let piece = take() { free(piece.memory) }
  }

  func take() -> (memory: UnsafeMutableRawPointer, bytes: Int)? {
    guard let piece = last else { return nil }
    let kept = piece.move()
    last = kept.next
    count &-= 1
    return (UnsafeMutableRawPointer(piece), kept.bytes)
  }

  /// Keeps a buffer; its header needs some room.
  func give(_ memory: UnsafeMutableRawPointer, _ bytes: Int) {
    guard count < Self.mostPieces, bytes <= Self.mostBytes, bytes >= MemoryLayout<Kept>.size else {
      return free(memory)
    }
    let piece = memory.bindMemory(to: Kept.self, capacity: 1)
    piece.initialize(to: Kept(next: last, bytes: bytes))
    last = piece
    count &+= 1
  }
}
