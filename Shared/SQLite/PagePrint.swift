import CSQLite
import Glibc

/// What one page of a database is to look like once its log was moved.
///
/// A log is moved in the order of the pages' numbers, of each the last version. So the page with the highest number
/// in the log is in the file when all of the log is. The log's last page is not enough: its last commit need not have
/// touched the highest page, and one larger than the cache writes its pages in any order.
/// - Source: sqlite.org/fileformat2.html, sections 1.3.2 (page size at 16) and 4.1 (a page in the log begins with
///   its number).
struct PagePrint: Hashable {
  /// The first is 1.
  let number: UInt32
  /// Two sums of 32 bits, as the log makes them.
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

  /// Reads two words of a lock file.
  init?(_ number: Substring, _ checksum: Substring) {
    guard let number = UInt32(number), let checksum = UInt64(checksum, radix: 16) else {
      return nil
    }
    self.init(number: number, checksum: checksum)
  }

  /// Two words, each after a space.
  var text: String { " \(number) \(String(checksum, radix: 16))" }

  /// The page that is moved last of the log that `connection` wrote beside `path`, which has so many; `nil` where
  /// it cannot be read.
  ///
  /// Looked up in the log's index: a look at each page in the log took a quarter as long as moving them.
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

  /// Whether the file at `path`, past its log, has the page so.
  func isIn(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let size = PlainBytes.read(2, at: 16, from: descriptor)
    guard size.count == 2, number > 0 else { return false }
    // 65,536 does not fit.
    let pageBytes = size == [0, 1] ? 65_536 : Int(size[0]) << 8 | Int(size[1])
    let page = PlainBytes.read(pageBytes, at: (Int(number) - 1) * pageBytes, from: descriptor)
    return page.count == pageBytes && PagePrint(number: number, page) == self
  }
}
