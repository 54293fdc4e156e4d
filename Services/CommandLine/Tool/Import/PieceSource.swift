/// A file of any size with random access.
struct RandomFile {
  /// Its name as typed.
  let name: String
  let size: Int
  private let reading: (Int, Int) throws(FileFailure) -> [UInt8]

  /// Opens a file of the machine.
  init(_ files: any FileAccess, _ path: String) throws(CommandFailure) {
    name = path
    do throws(FileFailure) {
      size = try files.size(of: path)
    } catch {
      throw .unusable(path, error)
    }
    reading = { offset, count throws(FileFailure) in
      try files.read(path, at: offset, count: count)
    }
  }

  /// Bytes in memory, such as standard input.
  init(_ bytes: [UInt8], named name: String) {
    self.name = name
    size = bytes.count
    reading = { offset, count throws(FileFailure) in
      let start = min(max(offset, 0), bytes.count)
      return Array(bytes[start..<min(start + max(count, 0), bytes.count)])
    }
  }

  /// The bytes from `offset` on; fewer than `count` only at the end of the file.
  func read(at offset: Int, count: Int) throws(CommandFailure) -> [UInt8] {
    do throws(FileFailure) {
      return try reading(offset, count)
    } catch {
      throw .unusable(name, error)
    }
  }
}

/// A source of bytes in pieces, with one piece in memory.
protocol PieceSource {
  /// The next bytes, never empty; `nil` at the end.
  mutating func next() throws(CommandFailure) -> [UInt8]?
}

/// A span of a file.
struct FilePieces: PieceSource {
  private static let size = 64 << 10

  private let file: RandomFile
  private var offset: Int
  private let end: Int

  /// `range` may extend beyond the end of the file.
  init(_ file: RandomFile, _ range: Range<Int>) {
    self.file = file
    offset = range.lowerBound
    end = range.upperBound
  }

  mutating func next() throws(CommandFailure) -> [UInt8]? {
    guard offset < end else { return nil }
    let piece = try file.read(at: offset, count: min(FilePieces.size, end - offset))
    offset += piece.count
    return piece.isEmpty ? nil : piece
  }
}

extension CommandFailure {
  /// The failure of a file that cannot be opened or read.
  static func unusable(_ path: String, _ failure: FileFailure) -> CommandFailure {
    .invalid(
      "file_unusable",
      "Nothing was imported: \(SafeText.line(path)) \(failure.sentence)."
    )
  }
}
