import Glibc

/// Memory of output that was written, kept for whoever writes next on the same loop.
///
/// A connection has memory for output only while something waits in it: ten thousand that are silent
/// would hold ten thousand buffers, and those that talk take turns. Touched on the loop only.
final class SpareMemory {
  /// Pieces kept; a turn in which more connections than that have something to say asks for more.
  private static let mostPieces = 64
  /// Larger pieces go back at once.
  private static let mostBytes = 128 << 10

  private var pieces: [(memory: UnsafeMutableRawPointer, bytes: Int)] = []

  deinit {
    giveBack()
  }

  func giveBack() {
    for piece in pieces { free(piece.memory) }
    pieces = []
  }

  func take() -> (memory: UnsafeMutableRawPointer, bytes: Int)? { pieces.popLast() }

  func give(_ memory: UnsafeMutableRawPointer, _ bytes: Int) {
    guard pieces.count < Self.mostPieces, bytes <= Self.mostBytes else { return free(memory) }
    pieces.append((memory, bytes))
  }
}
