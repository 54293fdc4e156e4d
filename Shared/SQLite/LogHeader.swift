import Glibc

/// The beginning of a write-ahead log, and the checksum with which its pages go on.
///
/// - Source: sqlite.org/fileformat2.html, section 4.1 (page size at 8, salts at 16 and 20, checksum of the
///   first 24 bytes at 24).
struct LogHeader {
  static let bytes = 32
  /// So many come before each page, the page's number first.
  static let pageHeaderBytes = 24
  /// The last bit says in which byte order the checksum is made.
  private static let magic: UInt32 = 0x377f_0682

  /// Random in a new log, one more each time it begins anew; and another.
  let salts: [UInt32]
  let pageBytes: Int
  let checksum: LogChecksum

  /// How many bytes a log of so many pages has at least; 0 of none.
  static func length(of pages: Int, of pageBytes: Int) -> Int {
    pages == 0 ? 0 : bytes + pages * (pageHeaderBytes + pageBytes)
  }

  /// Reads it; `nil` when a log does not begin so.
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

/// The checksum of a log, over everything that was written so far.
struct LogChecksum {
  private let isBigEndian: Bool
  private var first: UInt32 = 0
  private var second: UInt32 = 0

  init(isBigEndian: Bool) {
    self.isBigEndian = isBigEndian
  }

  /// Goes on with `bytes`, a multiple of eight.
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

  /// Numbers as a log has them outside its pages: the most significant byte first.
  static func words(_ bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count, by: 4).map { start in
      bytes[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
  }
}
