import CZlib

/// Writes a ZIP archive as a stream, file by file.
///
/// All times are the earliest that the format allows, so that equal contents give equal bytes. Sizes follow each
/// file's data, because they are unknown before.
/// - Source: PKWARE APPNOTE 6.3.10, sections 4.3.7, 4.3.9, 4.3.12 and 4.3.16.
struct ZipWriter {
  private struct Entry {
    let name: [UInt8]
    let start: UInt32
    var sum: UInt32 = 0
    var packed: UInt32 = 0
    var size: UInt32 = 0
  }

  /// The limit of the 32-bit format; larger exports need a folder.
  static let most = Int(UInt32.max) - (16 << 20)

  private let file: any FileWriting
  /// The bytes of the archive, and of one file in it before it is packed.
  private let limit: Int
  private var length = 0
  private var entries: [Entry] = []
  private var deflater: Deflater?

  init(_ file: any FileWriting, limit: Int = ZipWriter.most) {
    self.file = file
    self.limit = limit
  }

  private mutating func write(_ bytes: [UInt8]) throws(CommandFailure) {
    guard length + bytes.count <= limit else {
      throw .usage(
        "The archive would be larger than 4 GiB.",
        hint: "Name a folder instead of a .zip file."
      )
    }
    try file.put(bytes)
    length += bytes.count
  }

  /// Starts a file of the archive.
  mutating func begin(_ name: String) throws(CommandFailure) {
    let entry = Entry(name: Array(name.utf8), start: UInt32(clamping: length))
    var header: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
    header.append(short: 20)  // version needed to extract
    header.append(short: Self.flags)
    header.append(short: 8)  // deflate
    header.append(word: Self.time)
    header += [UInt8](repeating: 0, count: 12)  // CRC and sizes follow the data
    header.append(short: UInt16(clamping: entry.name.count))
    header.append(short: 0)
    try write(header + entry.name)
    entries.append(entry)
    guard let deflater = Deflater() else { throw Self.noMemory }
    self.deflater = deflater
  }

  mutating func append(_ bytes: [UInt8]) throws(CommandFailure) {
    guard let deflater, var entry = entries.popLast() else { return }
    guard Int(entry.size) + bytes.count <= limit else {
      throw .usage(
        "A file of the archive would be larger than 4 GiB.",
        hint: "Name a folder instead of a .zip file."
      )
    }
    entry.sum = UInt32(
      truncatingIfNeeded: crc32(UInt(entry.sum), bytes, UInt32(clamping: bytes.count))
    )
    entry.size &+= UInt32(clamping: bytes.count)
    let packed = deflater.add(bytes, isEnd: false)
    entry.packed &+= UInt32(clamping: packed.count)
    entries.append(entry)
    try write(packed)
  }

  /// Finishes the current file of the archive.
  mutating func end() throws(CommandFailure) {
    guard let deflater, var entry = entries.popLast() else { return }
    let packed = deflater.add([], isEnd: true)
    self.deflater = nil
    entry.packed &+= UInt32(clamping: packed.count)
    entries.append(entry)
    var descriptor: [UInt8] = [0x50, 0x4B, 0x07, 0x08]
    descriptor.append(word: entry.sum)
    descriptor.append(word: entry.packed)
    descriptor.append(word: entry.size)
    try write(packed + descriptor)
  }

  /// Writes the central directory.
  mutating func finish() throws(CommandFailure) {
    let start = length
    for entry in entries {
      var record: [UInt8] = [0x50, 0x4B, 0x01, 0x02]
      record.append(short: 0x0314)  // made on Unix
      record.append(short: 20)
      record.append(short: Self.flags)
      record.append(short: 8)
      record.append(word: Self.time)
      record.append(word: entry.sum)
      record.append(word: entry.packed)
      record.append(word: entry.size)
      record.append(short: UInt16(clamping: entry.name.count))
      record += [UInt8](repeating: 0, count: 8)  // extra field, comment, disk, internal attributes
      record.append(word: 0o100600 << 16)  // a regular file that its owner can read and write
      record.append(word: entry.start)
      try write(record + entry.name)
    }
    var end: [UInt8] = [0x50, 0x4B, 0x05, 0x06, 0, 0, 0, 0]
    end.append(short: UInt16(clamping: entries.count))
    end.append(short: UInt16(clamping: entries.count))
    end.append(word: UInt32(clamping: length - start))
    end.append(word: UInt32(clamping: start))
    end.append(short: 0)
    try write(end)
  }

  /// Flags: sizes follow the data, names in UTF-8.
  private static let flags: UInt16 = 0x0808
  /// 1 January 1980, 00:00.
  private static let time: UInt32 = 0x0021_0000

  private static var noMemory: CommandFailure {
    CommandFailure(.failure, "no_memory", "There is not enough memory to compress.")
  }
}

extension FileWriting {
  /// Appends bytes.
  ///
  /// - Throws: ``CommandFailure`` with the error of the disk.
  func put(_ bytes: [UInt8]) throws(CommandFailure) {
    do throws(FileFailure) {
      try append(bytes)
    } catch {
      throw CommandFailure(
        .failure,
        "file_unusable",
        "The export cannot be written: the file \(error.sentence). Nothing was exported."
      )
    }
  }
}

/// zlib's stream, owned by one writer.
private final class Deflater {
  /// zlib keeps a pointer to the stream, so it must not move.
  private let stream: UnsafeMutablePointer<z_stream>

  /// - Returns: `nil` without enough memory.
  init?() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let size = Int32(MemoryLayout<z_stream>.size)
    // Negative: raw deflate without the zlib header, as in ZIP.
    guard
      deflateInit2_(
        stream,
        Z_DEFAULT_COMPRESSION,
        Z_DEFLATED,
        -MAX_WBITS,
        8,
        Z_DEFAULT_STRATEGY,
        ZLIB_VERSION,
        size
      ) == Z_OK
    else {
      stream.deallocate()
      return nil
    }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  func add(_ bytes: [UInt8], isEnd: Bool) -> [UInt8] {
    var input = bytes
    var packed: [UInt8] = []
    let stream = stream
    input.withUnsafeMutableBufferPointer { input in
      stream.pointee.next_in = input.baseAddress
      stream.pointee.avail_in = UInt32(clamping: input.count)
      var isFull = true
      while isFull {
        let piece = [UInt8](unsafeUninitializedCapacity: 64 << 10) { output, initialized in
          stream.pointee.next_out = output.baseAddress
          stream.pointee.avail_out = UInt32(clamping: output.count)
          deflate(stream, isEnd ? Z_FINISH : Z_NO_FLUSH)
          initialized = output.count - Int(stream.pointee.avail_out)
          isFull = stream.pointee.avail_out == 0
        }
        packed += piece
      }
      stream.pointee.next_in = nil
    }
    return packed
  }
}

extension [UInt8] {
  fileprivate mutating func append(short number: UInt16) {
    self += [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }

  fileprivate mutating func append(word number: UInt32) {
    append(short: UInt16(truncatingIfNeeded: number))
    append(short: UInt16(truncatingIfNeeded: number >> 16))
  }
}
