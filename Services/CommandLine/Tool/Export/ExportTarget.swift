import ServiceRuntime

/// The target of an export: a ZIP archive, or a folder with the same files.
///
/// An archive appears under its name when it is complete. The files of a folder appear one by one, the manifest
/// last: a folder without a manifest is incomplete.
struct ExportTarget {
  /// One finished file for the manifest.
  struct File {
    let path: String
    let kind: String
    let records: Int
    let bytes: Int
    let digest: String
  }

  private let files: any FileAccess
  private let folder: String
  private let archiveFile: (any FileWriting)?
  private var archive: ZipWriter?
  private(set) var written: [File] = []

  /// - Throws: ``CommandFailure`` if the target cannot be written.
  init(_ path: String, _ files: any FileAccess) throws(CommandFailure) {
    self.files = files
    folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    guard path.lowercased().hasSuffix(".zip") else {
      archiveFile = nil
      // The manifest of an earlier export would also describe new files.
      do throws(FileFailure) {
        try files.remove("\(folder)/manifest.json")
      } catch {
        throw .invalid("file_unusable", "\(SafeText.line(folder)) \(error.sentence).")
      }
      return
    }
    let file = try Self.writer(path, files)
    archiveFile = file
    archive = ZipWriter(file)
  }

  static func writer(
    _ path: String,
    _ files: any FileAccess
  ) throws(CommandFailure) -> any FileWriting {
    do throws(FileFailure) {
      return try files.writer(path)
    } catch {
      throw .invalid("file_unusable", "\(SafeText.line(path)) \(error.sentence).")
    }
  }

  /// A temporary file for rows that are copied into the export later.
  func scratch() throws(CommandFailure) -> any FileWriting {
    try Self.writer(archiveFile == nil ? "\(folder)/.rows" : "\(folder).rows", files)
  }

  /// Starts a file.
  mutating func begin(_ path: String, kind: String) throws(CommandFailure) -> OpenFile {
    try archive?.begin(path)
    return OpenFile(
      path: path,
      kind: kind,
      file: archiveFile == nil ? try Self.writer("\(folder)/\(path)", files) : nil,
      digest: try Self.digest()
    )
  }

  /// A file that is being written.
  struct OpenFile {
    let path: String
    let kind: String
    let file: (any FileWriting)?
    let digest: ContentDigest
    var records = 0
    var bytes = 0
  }

  mutating func append(_ bytes: [UInt8], to open: inout OpenFile) throws(CommandFailure) {
    open.digest.add(bytes)
    open.bytes += bytes.count
    try archive?.append(bytes)
    try open.file?.put(bytes)
  }

  mutating func end(_ open: OpenFile) throws(CommandFailure) {
    try archive?.end()
    if let file = open.file { try Self.finish(file) }
    written.append(
      File(
        path: open.path,
        kind: open.kind,
        records: open.records,
        bytes: open.bytes,
        digest: open.digest.finish()
      )
    )
  }

  /// Renames the complete archive to its final name.
  mutating func finish() throws(CommandFailure) {
    try archive?.finish()
    if let archiveFile { try Self.finish(archiveFile) }
  }

  /// Removes the incomplete archive.
  func discard() { archiveFile?.discard() }

  private static func finish(_ file: any FileWriting) throws(CommandFailure) {
    do throws(FileFailure) {
      try file.finish()
    } catch {
      throw CommandFailure(
        .failure,
        "file_unusable",
        "The export cannot be written: the file \(error.sentence). Nothing was exported."
      )
    }
  }

  private static func digest() throws(CommandFailure) -> ContentDigest {
    guard let digest = try? ContentDigest() else {
      throw CommandFailure(.failure, "no_memory", "There is not enough memory for a digest.")
    }
    return digest
  }
}
