import CSQLite
import Glibc

/// The number and checksum of the page that a checkpoint writes last.
///
/// A checkpoint writes the last version of each page in the order of page numbers. So once the page
/// with the highest number is in the file, the whole log is. The log's last page does not show
/// that: the last commit may not have touched the highest page, and a commit larger than the cache
/// writes its pages in any order.
/// - Source: sqlite.org/fileformat2.html, sections 1.3.2 (page size at 16) and 4.1 (a page in the
///   log begins with its number).
struct PageFingerprint: Hashable {
  /// The first page is 1.
  let number: UInt32
  /// Two sums of 32 bits, computed as in the log.
  let checksum: UInt64

  init(number: UInt32, checksum: UInt64) {
    self.number = number
    self.checksum = checksum
  }

  private init(number: UInt32, _ page: [UInt8]) {
    var sum = LogChecksum(isBigEndian: false)
    sum.add(page[...])
    self.init(number: number, checksum: sum.value)
  }

  /// Parses two words of a lock file.
  init?(_ number: Substring, _ checksum: Substring) {
    guard let number = UInt32(number), let checksum = UInt64(checksum, radix: 16) else {
      return nil
    }
    self.init(number: number, checksum: checksum)
  }

  /// Two words, each after a space.
  var text: String { " \(number) \(String(checksum, radix: 16))" }

  /// The page that a checkpoint of the log written by `connection` writes last; `nil` when it
  /// cannot be read.
  ///
  /// Found in the log's index, because reading every page of the log took a quarter as long as the
  /// checkpoint. The log has `pages` pages and lies beside `path`.
  init?(movedLastOf pages: Int, inLogBeside path: String, of connection: Connection) {
    var number: UInt32 = 0
    let place = Int(csqlite_highest_page(connection.handle, UInt32(clamping: pages), &number))
    guard place > 0 else { return nil }
    let descriptor = open(path + "-wal", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let header = LogHeader(PlainBytes.read(LogHeader.bytes, at: 0, from: descriptor)) else {
      return nil
    }
    let length = LogHeader.pageHeaderBytes + header.pageBytes
    let start = LogHeader.bytes + (place - 1) * length
    let bytes = PlainBytes.read(length, at: start, from: descriptor)
    guard bytes.count == length, LogChecksum.words(Array(bytes[..<4])) == [number] else {
      return nil
    }
    self.init(number: number, Array(bytes[LogHeader.pageHeaderBytes...]))
  }

  /// Whether the file at `path`, ignoring its log, has this page.
  func isIn(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let size = PlainBytes.read(2, at: 16, from: descriptor)
    guard size.count == 2, number > 0 else { return false }
    // 65,536 does not fit in two bytes and is stored as 1.
    let pageBytes = size == [0, 1] ? 65_536 : Int(size[0]) << 8 | Int(size[1])
    let page = PlainBytes.read(pageBytes, at: (Int(number) - 1) * pageBytes, from: descriptor)
    return page.count == pageBytes && PageFingerprint(number: number, page) == self
  }
}
