import Testing

@testable import CommandLineTool

@Suite("A QR code")
struct QRCodeTests {
  @Test("has the codewords and checks of the published examples")
  func published() {
    // ISO/IEC 18004:2015, annex I: “01234567” as version 1-M.
    let iso: [UInt8] = [
      0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec,
      0x11,
    ]
    #expect(
      ReedSolomon.checks(of: iso, count: 10)
        == [0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]
    )
    // The widespread example “HELLO WORLD”, 1-M.
    let hello = QRCode.Version(number: 1).codewords("HELLO WORLD")
    #expect(hello == [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17])
    #expect(
      ReedSolomon.checks(of: hello ?? [], count: 10)
        == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]
    )
    // The standard's examples of format and version information.
    #expect(QRCode.formatBits(mask: 5) == 0b100_0000_1100_1110)
    #expect(QRCode.Version(number: 7).bits == 0b00_0111_1100_1001_0100)
  }

  @Test("uses the smallest version, and refuses text that fits in none")
  func sizes() {
    let sizes = [
      (1, 1), (14, 1), (15, 2), (26, 2), (62, 4), (63, 5), (106, 6), (107, 7), (213, 10),
    ]
    for (count, version) in sizes {
      #expect(QRCode(String(repeating: "x", count: count))?.size == 17 + 4 * version, "\(count)")
    }
    #expect(QRCode("") == nil && QRCode(String(repeating: "x", count: 214)) == nil)
    #expect(QRCode(String(repeating: "x", count: 1 << 20)) == nil)
  }

  @Test("has its finder patterns and a margin, with two rows of modules per line")
  func drawing() throws {
    let code = try #require(QRCode("daybook login 192.168.1.5:7400 7K3QX-9M2TD-4FHWV"))
    for (x, y) in [(0, 0), (code.size - 7, 0), (0, code.size - 7)] {
      for step in 0..<7 {
        #expect(code.isDark(x + step, y) && code.isDark(x, y + step))
        #expect(code.isDark(x + step, y + 6) && code.isDark(x + 6, y + step))
      }
      #expect(!code.isDark(x + 1, y + 1) && code.isDark(x + 3, y + 3))
    }
    let lines = code.lines
    #expect(lines.count == (code.size + 9) / 2)
    #expect(lines.allSatisfy { $0.count == code.size + 8 && $0.hasPrefix("████") })
  }
}
