import Glibc

/// The header of a write-ahead log, and the checksum that its pages continue.
///
/// - Source: sqlite.org/fileformat2.html, section 4.1 (page size at 8, salts at 16 and 20, checksum
///   of the first 24 bytes at 24).
struct LogHeader {
  static let bytes = 32
  /// Bytes before each page; the page's number comes first.
  static let pageHeaderBytes = 24
  /// The last bit selects the byte order of the checksum.
  private static let magic: UInt32 = 0x377f_0682

  /// Two salts: one is random in a new log and incremented by each restart, the other is random
  /// each time.
  let salts: [UInt32]
  let pageBytes: Int
  let checksum: LogChecksum

  /// The minimum length in bytes of a log with so many pages; 0 for none.
  static func length(of pages: Int, of pageBytes: Int) -> Int {
    pages == 0 ? 0 : bytes + pages * (pageHeaderBytes + pageBytes)
  }

  /// Parses a header; `nil` when it is invalid.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.bytes else { return nil }
    let words = LogChecksum.words(bytes)
    guard words[0] & ~1 == Self.magic, (512...65_536).contains(words[2]) else { return nil }
    var checksum = LogChecksum(isBigEndian: words[0] & 1 == 1)
    checksum.add(bytes[..<24])
    guard checksum.matches(words[6], words[7]) else { return nil }
    salts = [words[4], words[5]]
    pageBytes = Int(words[2])
    self.checksum = checksum
  }
}

/// The checksum of a log, over everything written so far.
struct LogChecksum {
  private let isBigEndian: Bool
  private var first: UInt32 = 0
  private var second: UInt32 = 0

  init(isBigEndian: Bool) {
    self.isBigEndian = isBigEndian
  }

  /// Adds `bytes`; their count is a multiple of eight.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { raw in
      for at in stride(from: 0, to: raw.count - 7, by: 8) {
        first &+= word(at, raw) &+ second
        second &+= word(at + 4, raw) &+ first
      }
    }
  }

  private func word(_ at: Int, _ raw: UnsafeRawBufferPointer) -> UInt32 {
    let word = raw.loadUnaligned(fromByteOffset: at, as: UInt32.self)
    return isBigEndian ? UInt32(bigEndian: word) : UInt32(littleEndian: word)
  }

  func matches(_ first: UInt32, _ second: UInt32) -> Bool {
    self.first == first && self.second == second
  }

  var value: UInt64 { UInt64(first) << 32 | UInt64(second) }

  /// Big-endian integers, as in the header of a log.
  static func words(_ bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count, by: 4).map { start in
      bytes[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
  }
}
