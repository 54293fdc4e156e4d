import CLinux
import Cryptography
import Glibc
import SQLite

/// The format of a sealed file: product, version and key, followed by sealed chunks.
///
/// ```text
/// "daybook backup\n" 15 bytes · version 1 byte · salt 32 · key mark 16 · chunks
/// ```
/// A chunk is 64 KiB of sealed bytes (the last one fewer) and its tag; see ``ChunkCipher``.
enum SealedFile {
  static let magic = Array("daybook backup\n".utf8)
  static let version: UInt8 = 1
  static let headerBytes =
    magic.count + 1 + ChunkCipher.saltBytes + ChunkCipher.keyMarkBytes
  static let sealedChunkBytes = ChunkCipher.chunkBytes + ChunkCipher.tagBytes

  /// Whether a file exists; `true` for one that cannot be inspected and must not be overwritten.
  static func isThere(_ path: String) throws(BackupRefusal) -> Bool {
    do { return try DatabasePath.isThere(path) } catch { throw failure(path) }
  }

  static func failure(_ path: String) -> BackupRefusal {
    .unusable(path: path, reason: String(cString: strerror(errno)))
  }
}

/// Writes a sealed file, which appears under its name only when it is complete and durable.
final class SealedFileWriter {
  private let path: String
  private let partial: String
  private let descriptor: Int32
  private var cipher: ChunkCipher
  private var pending: [UInt8] = []

  /// Creates the file, readable by its owner alone.
  init(_ path: String, key: [UInt8]) throws(BackupRefusal) {
    var facts = stat()
    if stat(path, &facts) == 0 {
      guard facts.st_mode & S_IFMT != S_IFDIR else {
        throw .unusable(path: path, reason: "it is a folder; name a file in it")
      }
      throw .alreadyThere(path: path)
    }
    self.path = path
    partial = path + ".partial"
    let salt: [UInt8]
    do { salt = try SecureRandom.bytes(ChunkCipher.saltBytes) } catch { throw .cryptography(error) }
    cipher = ChunkCipher(key: key, salt: salt)
    unlink(partial)
    TemporaryFiles.add(partial)
    descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SealedFile.failure(partial) }
    try put(SealedFile.magic + [SealedFile.version] + salt + cipher.keyMark)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    TemporaryFiles.remove(partial)
  }

  func write(_ bytes: [UInt8]) throws(BackupRefusal) {
    pending += bytes
    while pending.count > ChunkCipher.chunkBytes {
      try seal(Array(pending.prefix(ChunkCipher.chunkBytes)), isLast: false)
      pending.removeFirst(ChunkCipher.chunkBytes)
    }
  }

  /// Writes the last chunk and renames the file.
  func finish() throws(BackupRefusal) {
    try seal(pending, isLast: true)
    guard fsync(descriptor) == 0 else { throw SealedFile.failure(partial) }
    try takeName()
    do {
      try DatabaseCopy.syncFolder(of: path)
    } catch {
      throw .unusable(path: path, reason: error.message)
    }
  }

  /// Renames the file without replacing one that was created meanwhile.
  ///
  /// A hard link would do, but FAT, exFAT and SMB have none.
  private func takeName() throws(BackupRefusal) {
    if clinux_rename_to_new(partial, path) == 0 { return }
    guard errno == EINVAL || errno == ENOSYS else {
      throw errno == EEXIST ? .alreadyThere(path: path) : SealedFile.failure(path)
    }
    // The file system has no exclusive renaming, so an empty file reserves the name first.
    let place = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard place >= 0 else {
      throw errno == EEXIST ? .alreadyThere(path: path) : SealedFile.failure(path)
    }
    close(place)
    guard rename(partial, path) == 0 else {
      let failure = SealedFile.failure(path)
      unlink(path)
      throw failure
    }
  }

  private func seal(_ plain: [UInt8], isLast: Bool) throws(BackupRefusal) {
    let sealed: [UInt8]
    do { sealed = try cipher.seal(plain, isLast: isLast) } catch { throw .cryptography(error) }
    try put(sealed)
  }

  private func put(_ bytes: [UInt8]) throws(BackupRefusal) {
    try PlainFile.write(bytes, to: descriptor, partial)
  }
}

/// Reads a sealed file from start to end, and returns only authentic bytes.
final class SealedFileReader {
  private let path: String
  private let descriptor: Int32
  private var cipher: ChunkCipher
  /// Sealed bytes that are not read yet.
  private var left: Int
  private var opened: ArraySlice<UInt8> = []

  /// The number of bytes before sealing.
  let plainBytes: Int

  /// - Throws: ``BackupRefusal`` unless it was sealed with this key.
  init(_ path: String, key: [UInt8]) throws(BackupRefusal) {
    self.path = path
    // Does not block if the path is a pipe.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw SealedFile.failure(path) }
    let header: [UInt8]
    var facts = stat()
    do throws(BackupRefusal) {
      guard fstat(descriptor, &facts) == 0 else { throw SealedFile.failure(path) }
      guard facts.st_mode & S_IFMT == S_IFREG else { throw .notABackup(path: path) }
      header = try PlainFile.read(SealedFile.headerBytes, from: descriptor, path)
      guard header.starts(with: SealedFile.magic) else { throw .notABackup(path: path) }
      guard header.count == SealedFile.headerBytes else {
        throw .damaged(path: path, reason: "it ends in its header")
      }
      guard header[SealedFile.magic.count] == SealedFile.version else {
        throw .laterVersion(path: path)
      }
    } catch {
      close(descriptor)
      throw error
    }
    let salt = header.dropFirst(SealedFile.magic.count + 1).prefix(ChunkCipher.saltBytes)
    cipher = ChunkCipher(key: key, salt: Array(salt))
    left = Int(facts.st_size) - header.count
    let chunks = (left + SealedFile.sealedChunkBytes - 1) / SealedFile.sealedChunkBytes
    plainBytes = left - chunks * ChunkCipher.tagBytes
    guard constantTimeEquals(Array(header.suffix(ChunkCipher.keyMarkBytes)), cipher.keyMark) else {
      throw .otherKey(path: path)
    }
  }

  deinit {
    close(descriptor)
  }

  /// The next bytes, at most `count` and at least one.
  ///
  /// - Throws: ``BackupRefusal/damaged(path:reason:)`` at the end of the file, and for bytes that
  ///   are not authentic.
  func read(atMost count: Int) throws(BackupRefusal) -> [UInt8] {
    if opened.isEmpty { try openChunk() }
    let bytes = Array(opened.prefix(count))
    opened = opened.dropFirst(bytes.count)
    return bytes
  }

  /// Exactly the next `count` bytes.
  func read(exactly count: Int) throws(BackupRefusal) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count { bytes += try read(atMost: count - bytes.count) }
    return bytes
  }

  /// Throws unless the whole file was read.
  func expectEnd() throws(BackupRefusal) {
    guard left == 0, opened.isEmpty else {
      throw .damaged(path: path, reason: "it goes on after its end")
    }
  }

  private func openChunk() throws(BackupRefusal) {
    guard left > 0 else { throw .damaged(path: path, reason: "it ends too early") }
    let count = min(left, SealedFile.sealedChunkBytes)
    let sealed = try PlainFile.read(count, from: descriptor, path)
    left -= count
    do {
      guard sealed.count == count else { throw CryptographyError.notAuthentic }
      opened = try cipher.open(sealed, isLast: left == 0)[...]
    } catch {
      throw .damaged(path: path, reason: "its bytes were changed, moved or cut off")
    }
    if opened.isEmpty { throw .damaged(path: path, reason: "it ends too early") }
  }
}

/// Reads and writes a descriptor until all bytes are transferred.
enum PlainFile {
  static func write(
    _ bytes: [UInt8],
    to descriptor: Int32,
    _ path: String
  ) throws(BackupRefusal) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw SealedFile.failure(path) }
      rest = rest.dropFirst(count)
    }
  }

  /// Up to `count` bytes; fewer only at the end of the file.
  static func read(
    _ count: Int,
    from descriptor: Int32,
    _ path: String
  ) throws(BackupRefusal) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let got = bytes[done...].withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw SealedFile.failure(path) }
      if got == 0 { break }
      done += got
    }
    return Array(bytes.prefix(done))
  }
}
