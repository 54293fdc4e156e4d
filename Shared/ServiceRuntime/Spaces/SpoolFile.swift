import Glibc
import RPC

/// An unlinked temporary file beside a database; it disappears with the process, and no other process can read it.
///
/// Lines wait in it for a slow reader, so that no snapshot of the database has to.
final class SpoolFile: Sendable {
  private let descriptor: Int32

  /// Creates it in the folder of `path`.
  init(beside path: String, named name: String) throws {
    let file = "\(path).\(name)"
    descriptor = open(file, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SpoolFailure(code: errno) }
    unlink(file)
  }

  deinit { close(descriptor) }

  /// Appends all of `bytes`.
  func append(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 {
        if errno == EINTR { continue }
        throw SpoolFailure(code: errno)
      }
      rest = rest.dropFirst(written)
    }
  }

  /// Up to `count` bytes from `offset` on; empty at the end.
  func read(at offset: Int, atMost count: Int) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let found = pread(descriptor, buffer.baseAddress, count, off_t(offset))
      guard found >= 0 else { throw SpoolFailure(code: errno) }
      filled = found
    }
  }
}

/// The disk could not store or read the lines of an export.
struct SpoolFailure: Error, RPCErrorConvertible {
  let code: Int32

  var rpcError: RPCError {
    let detail = String(cString: strerror(code))
    guard code == ENOSPC || code == EDQUOT else {
      return RPCError(
        .unavailable,
        "save_failed",
        "The export could not be prepared. Please try again.",
        debugDetail: detail
      )
    }
    return RPCError(
      .resourceExhausted,
      "storage_full",
      "The server has no room to prepare the export.",
      retryable: false,
      debugDetail: detail
    )
  }
}
