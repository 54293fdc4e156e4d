import Glibc

/// Memory of output that was written, kept for whoever writes next on the same loop.
///
/// A connection has memory for output only while something waits in it: ten thousand that are silent
/// would hold ten thousand buffers, and those that talk take turns. Touched on the loop only.
final class SpareMemory {
  /// What stands at the front of a piece while it is kept.
  private struct Kept {
    let next: UnsafeMutablePointer<Kept>?
    let bytes: Int
  }

  /// Pieces kept; a turn in which more connections than that have something to say asks for more.
  private static let mostPieces = 64
  /// Larger pieces go back at once.
  private static let mostBytes = 128 << 10

  /// The piece that came last, which is the one the processor still knows.
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

  /// Takes a piece of the allocator's, with room for what it says while it is here.
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
