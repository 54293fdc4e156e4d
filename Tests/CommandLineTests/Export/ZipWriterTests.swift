import TestHousehold
import Testing

@testable import CommandLineTool

@Suite("A ZIP archive that is written")
struct ZipWriterTests {
  /// Bytes that can hardly be compressed.
  private static func bytes(_ count: Int) -> [UInt8] {
    var state: UInt64 = 1
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return UInt8(truncatingIfNeeded: state >> 56)
    }
  }

  private static func refusal(_ body: () throws(CommandFailure) -> Void) -> CommandFailure? {
    do throws(CommandFailure) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  @Test("fails with advice when it would exceed the limits of its format (ARC-001)")
  func tooLarge() throws {
    var zip = ZipWriter(try Machine().files.writer("/a.zip"), limit: 100_000)
    try zip.begin("a")
    try zip.append(Self.bytes(60_000))
    try zip.end()
    try zip.begin("b")
    let refused = Self.refusal { () throws(CommandFailure) in
      try zip.append(Self.bytes(60_000))
      try zip.end()
    }
    #expect(refused?.message.contains("archive would be larger than 4 GiB") == true)
    #expect(refused?.hint?.contains("Name a folder") == true)
  }

  @Test(
    "refuses a file that exceeds the limit of its format, however well it is compressed (ARC-001)"
  )
  func packedWell() throws {
    var zip = ZipWriter(try Machine().files.writer("/a.zip"), limit: 100_000)
    try zip.begin("zeros")
    let zeros = [UInt8](repeating: 0, count: 60_000)
    try zip.append(zeros)
    let refused = Self.refusal { () throws(CommandFailure) in try zip.append(zeros) }
    #expect(refused?.message.contains("file of the archive would be larger") == true)
    #expect(refused?.hint?.contains("Name a folder") == true)
  }
}
