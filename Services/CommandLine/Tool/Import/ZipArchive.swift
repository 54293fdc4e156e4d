import CZlib

/// The files of a ZIP archive, each read in pieces.
///
/// Refuses the whole archive (`unsafe_archive`) for more than 100,000 entries, absolute or parent
/// paths, links, duplicate names, more than 8 GiB inflated, or a ratio above 200 (IMP-006).
/// - Source: PKWARE APPNOTE 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16.
struct ZipArchive {
  struct Entry: Equatable {
    let name: String
    let packed: Int
    let inflated: Int
    let isDeflated: Bool
    /// The offset of its local header.
    fileprivate let header: Int
  }

  static let maximumEntries = 100_000
  static let maximumInflated = 8 << 30
  static let maximumRatio = 200
  /// The names of 100,000 files of 160 characters each.
  private static let maximumDirectory = 24 << 20

  let entries: [Entry]
  private let file: RandomFile

  /// The first bytes of every supported archive.
  static let start: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

  /// Reads the directory.
  ///
  /// - Throws: ``CommandFailure`` `unreadable_file` for a file that is no archive, or an
  ///   unsupported one; `unsafe_archive`.
  init(_ file: RandomFile) throws(CommandFailure) {
    self.file = file
    entries = try ZipArchive.entries(of: file)
  }

  private static func entries(of file: RandomFile) throws(CommandFailure) -> [Entry] {
    // The end record, followed by a comment of up to 65,535 bytes.
    let tailStart = max(0, file.size - 22 - 65_535)
    let tail = try file.read(at: tailStart, count: file.size - tailStart)
    guard
      let end = tail.indices.dropLast(21).last(where: {
        tail[$0...].starts(with: [0x50, 0x4B, 0x05, 0x06])
      })
    else { throw broken("its list of files is missing; it may be truncated") }
    let count = tail.number(end + 10, 2)
    let length = tail.number(end + 12, 4)
    let start = tail.number(end + 16, 4)
    guard count != 0xFFFF, length != 0xFFFF_FFFF, start != 0xFFFF_FFFF else {
      throw broken("it has the 64-bit format, which is not supported")
    }
    guard count <= maximumEntries else { throw unsafe("it has too many files") }
    guard length <= maximumDirectory, start + length <= file.size else {
      throw broken("its list of files is damaged")
    }
    return try entries(in: try file.read(at: start, count: length), count: count)
  }

  private static func entries(
    in directory: [UInt8],
    count: Int
  ) throws(CommandFailure) -> [Entry] {
    var entries: [Entry] = []
    var names: Set<String> = []
    var place = 0
    var inflated = 0
    for _ in 0..<count {
      guard directory.count - place >= 46,
        directory[place...].starts(with: [0x50, 0x4B, 0x01, 0x02])
      else { throw broken("its list of files is damaged") }
      let nameLength = directory.number(place + 28, 2)
      let next =
        place + 46 + nameLength + directory.number(place + 30, 2)
        + directory.number(place + 32, 2)
      guard next <= directory.count else { throw broken("its list of files is damaged") }
      let name = String(
        decoding: directory[(place + 46)..<(place + 46 + nameLength)],
        as: UTF8.self
      )
      let method = directory.number(place + 10, 2)
      let entry = Entry(
        name: name,
        packed: directory.number(place + 20, 4),
        inflated: directory.number(place + 24, 4),
        isDeflated: method == 8,
        header: directory.number(place + 42, 4)
      )
      guard names.insert(name).inserted else { throw unsafe("a file name occurs twice") }
      let isParent = name.split(separator: "/").contains("..")
      guard !name.hasPrefix("/"), !isParent, !name.contains("\\"), !name.contains("\0") else {
        throw unsafe("a file name leads outside of it")
      }
      // Archives from Unix have the mode in the upper half: 0o120000 is a link.
      guard directory.number(place + 38, 4) >> 16 & 0o170000 != 0o120000 else {
        throw unsafe("it has a link")
      }
      inflated += entry.inflated
      guard inflated <= maximumInflated else { throw unsafe("it is larger than 8 GiB inside") }
      guard entry.inflated <= max(1, entry.packed) * maximumRatio else {
        throw unsafe("its compression ratio is above \(maximumRatio) to 1")
      }
      if (method == 0 || method == 8), directory.number(place + 8, 2) & 1 == 0 {
        entries.append(entry)
      } else if name.hasSuffix(".json") {
        throw broken("“\(SafeText.line(name))” is encrypted, or compressed in an unsupported way")
      }
      place = next
    }
    return entries
  }

  /// The inflated bytes of one file.
  func pieces(of entry: Entry) throws(CommandFailure) -> any PieceSource {
    let header = try file.read(at: entry.header, count: 30)
    guard header.count == 30, header.starts(with: ZipArchive.start) else {
      throw ZipArchive.broken("“\(SafeText.line(entry.name))” is damaged")
    }
    let start = entry.header + 30 + header.number(26, 2) + header.number(28, 2)
    guard start + entry.packed <= file.size else {
      throw ZipArchive.broken("“\(SafeText.line(entry.name))” is cut off")
    }
    let packed = FilePieces(file, start..<(start + entry.packed))
    guard entry.isDeflated else { return packed }
    return try InflatedPieces(packed, entry)
  }

  fileprivate static func broken(_ reason: String) -> CommandFailure {
    .invalid("unreadable_file", "Nothing was imported: the archive cannot be read: \(reason).")
  }

  private static func unsafe(_ reason: String) -> CommandFailure {
    .invalid("unsafe_archive", "Nothing was imported: the archive is not safe: \(reason).")
  }
}

extension [UInt8] {
  /// A little-endian number; 0 beyond the end.
  fileprivate func number(_ place: Int, _ count: Int) -> Int {
    guard place >= 0, place + count <= self.count else { return 0 }
    return (0..<count).reduce(0) { $0 | Int(self[place + $1]) << (8 * $1) }
  }
}

/// Inflates a file of an archive, at most to the size in the directory.
private struct InflatedPieces: PieceSource {
  private static let size = 64 << 10

  private var packed: FilePieces
  private let entry: ZipArchive.Entry
  private let inflater: Inflater
  private var produced = 0
  private var isFinished = false

  init(_ packed: FilePieces, _ entry: ZipArchive.Entry) throws(CommandFailure) {
    self.packed = packed
    self.entry = entry
    guard let inflater = Inflater() else {
      throw ZipArchive.broken("there is not enough memory to decompress it")
    }
    self.inflater = inflater
  }

  mutating func next() throws(CommandFailure) -> [UInt8]? {
    while !isFinished {
      if inflater.isHungry, let piece = try packed.next() { inflater.feed(piece) }
      let step = inflater.step(atMost: InflatedPieces.size)
      switch step.status {
      case Z_STREAM_END: isFinished = true
      case Z_OK: break
      case Z_BUF_ERROR where step.bytes.isEmpty && inflater.isHungry:
        throw ZipArchive.broken("“\(SafeText.line(entry.name))” is cut off")
      case Z_BUF_ERROR: break
      default: throw ZipArchive.broken("“\(SafeText.line(entry.name))” is damaged")
      }
      produced += step.bytes.count
      guard produced <= entry.inflated else {
        throw ZipArchive.broken("“\(SafeText.line(entry.name))” is larger than its declared size")
      }
      if !step.bytes.isEmpty { return step.bytes }
    }
    return nil
  }
}

/// zlib's state with its unread input; used by one reader.
private final class Inflater {
  /// zlib keeps a pointer to the stream, so it must not move.
  private let stream: UnsafeMutablePointer<z_stream>
  private var input: [UInt8] = []
  private var position = 0

  /// - Returns: `nil` when memory is exhausted.
  init?() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // Negative for raw deflate data, as in ZIP.
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(stream, -MAX_WBITS, ZLIB_VERSION, size) == Z_OK else {
      stream.deallocate()
      return nil
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  var isHungry: Bool { position == input.count }

  func feed(_ piece: [UInt8]) {
    input = piece
    position = 0
  }

  func step(atMost count: Int) -> (bytes: [UInt8], status: Int32) {
    var status = Z_OK
    let (offset, available) = (position, input.count - position)
    let stream = stream
    let bytes = input.withUnsafeMutableBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: count) { output, initialized in
        stream.pointee.next_in = input.baseAddress?.advanced(by: offset)
        stream.pointee.avail_in = UInt32(clamping: available)
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(clamping: count)
        status = inflate(stream, Z_NO_FLUSH)
        initialized = count - Int(stream.pointee.avail_out)
      }
    }
    position = input.count - Int(stream.pointee.avail_in)
    return (bytes, status)
  }
}
