import COpenSSL
import Glibc

/// The PEM files of one end.
package struct TLSFiles: Sendable, Hashable {
  /// Our certificate, then the intermediates up to its authority.
  package var certificate: String?
  package var key: String?
  /// The certificates that a peer's chain has to lead to; `nil`: the system's.
  package var authority: String?
  /// The identity that our certificate must have.
  package var identity: PeerIdentity?
  /// A prefix of the SHA-256 of a server's certificate, if there is no authority; then its
  /// authority and names are not checked.
  package var fingerprint: [UInt8]?

  package init(
    certificate: String? = nil,
    key: String? = nil,
    authority: String? = nil,
    identity: PeerIdentity? = nil,
    fingerprint: [UInt8]? = nil
  ) {
    self.certificate = certificate
    self.key = key
    self.authority = authority
    self.identity = identity
    self.fingerprint = fingerprint
  }

  /// Changes when one of the files is replaced or written.
  var stamp: [Int] {
    [certificate, key, authority].flatMap { path -> [Int] in
      var facts = Glibc.stat()
      guard let path, stat(path, &facts) == 0 else { return [0] }
      return [
        Int(facts.st_ino), Int(facts.st_size), facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec,
      ]
    }
  }
}

/// One file, read whole and parsed in memory.
struct PEMFile: ~Copyable {
  /// The most bytes of a file.
  ///
  /// A chain of four certificates has about 8 KiB, a system's whole store 220 KiB.
  private static let maximumBytes = 1 << 20

  let path: String
  private let memory: OpaquePointer
  /// The buffer of ``memory``.
  private let bytes: UnsafeMutableRawPointer

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - isSecret: refuses a file that everyone may read.
  /// - Throws: ``TLSProblem`` if it cannot be read, or is too large.
  init(_ path: String, isSecret: Bool = false) throws(TLSProblem) {
    self.path = path
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: systemError()) }
    defer { close(descriptor) }
    var facts = Glibc.stat()
    guard fstat(descriptor, &facts) == 0 else {
      throw .unreadable(path: path, reason: systemError())
    }
    if isSecret, facts.st_mode & 0o007 != 0 { throw .readableByOthers(path: path) }
    let room = Self.maximumBytes + 1
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 16)
    var count = 0
    while count < room {
      let more = Glibc.read(descriptor, bytes + count, room - count)
      if more < 0, errno == EINTR { continue }
      guard more > 0 else { break }
      count += more
    }
    guard count < room else {
      bytes.deallocate()
      throw .tooLarge(path: path, limit: Self.maximumBytes)
    }
    guard let memory = BIO_new_mem_buf(bytes, Int32(count)) else {
      bytes.deallocate()
      throw .library("out of memory")
    }
    self.bytes = bytes
    self.memory = memory
  }

  deinit {
    BIO_free(memory)
    OPENSSL_cleanse(bytes, Self.maximumBytes + 1)
    bytes.deallocate()
  }

  /// The next certificate, to be freed by the caller; `nil` after the last.
  func nextCertificate() -> OpaquePointer? {
    defer { ERR_clear_error() }
    return PEM_read_bio_X509(memory, nil, nil, nil)
  }

  /// The private key, to be freed by the caller.
  ///
  /// An encrypted key is refused; the terminal is never prompted.
  func privateKey() throws(TLSProblem) -> OpaquePointer {
    defer { ERR_clear_error() }
    guard let key = PEM_read_bio_PrivateKey(memory, nil, { _, _, _, _ in -1 }, nil) else {
      throw .notPEM(path: path, what: "private key without a password")
    }
    return key
  }
}
