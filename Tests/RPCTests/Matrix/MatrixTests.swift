import Testing
import Wire

@testable import RPC

/// The fault matrix, rows 1 to 23 and 58, by number.
///
/// What a compressed message may be is in `CompressionTests` besides, row 59 in `MatrixCallTests` and of a
/// statement in `DatabaseTests`, row 60 in `MatrixCallTests` and, with processes, in `LoadTests` and
/// `StreamCallTests`; `FloodTests` looks at descriptors and memory after floods of real processes.
@Suite("A server under attack")
struct MatrixTests {
  @Test("stays up, tells others nothing, and keeps nothing", arguments: rows)
  func row(row: MatrixRow) throws {
    try MatrixStage.play(row)
  }

  private static let rows = framing + opening + floods + calls
}

extension MatrixRow {
  func with(_ change: (inout ServerSettings) -> Void) -> MatrixRow {
    var settings = settings
    change(&settings)
    return MatrixRow(number, words, lines: lines, counts: counts, settings: settings, play)
  }
}
