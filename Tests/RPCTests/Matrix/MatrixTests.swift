import Testing
import Wire

@testable import RPC

/// The fault matrix, rows 1 to 23 and 58, by number.
///
/// `CompressionTests` also covers compressed messages. Row 59 is in `MatrixCallTests` and, for
/// statements, in `DatabaseTests`. Row 60 is in `MatrixCallTests` and, with processes, in
/// `LoadTests` and `StreamCallTests`. `FloodTests` checks descriptors and memory after floods of
/// real processes.
@Suite("A server under attack")
struct MatrixTests {
  @Test("stays up, does not affect others, and keeps nothing", arguments: rows)
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
