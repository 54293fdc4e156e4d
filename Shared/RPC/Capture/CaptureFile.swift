import Dispatch
import Glibc
import Synchronization

/// A new file of captured calls, readable by its process's account only.
///
/// It ends at its size limit, or when it cannot be written; either is reported once. A queue of its
/// own writes it, since disks are slow; records that exceed the queue are left out.
///
/// Unchecked `Sendable`: what is mutable is touched on the queue only, except ``waiting``.
package final class CaptureFile: CaptureSink, @unchecked Sendable {
  /// The most bytes that wait for the disk: about a second of a slow one.
  private static let maximumWaiting = 32 << 20

  /// Why a capture ended.
  package enum Ending: Sendable, Hashable {
    case full
    /// The system's error message.
    case failed(String)
  }

  /// `nil`: writes at once, for simulations.
  private let queue: DispatchQueue?
  private let waiting = Atomic<Int>(0)
  package let path: String
  private let limit: Int
  private let onEnd: @Sendable (Ending) -> Void
  private var descriptor: Int32
  private var size: Int

  /// Creates the file, which must not exist.
  ///
  /// - Parameters:
  ///   - path: in an existing folder.
  ///   - limit: bytes, with its header.
  ///   - isInline: writes at once, for callers that must not run anything else meanwhile.
  ///   - onEnd: called once, on any thread, when the capture ends.
  /// - Throws: ``CaptureFileError``.
  package init(
    _ path: String,
    limit: Int,
    isInline: Bool = false,
    onEnd: @escaping @Sendable (Ending) -> Void
  ) throws(CaptureFileError) {
    self.path = path
    queue = isInline ? nil : DispatchQueue(label: "daybook.capture")
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw CaptureFileError(path: path, reason: Self.reason) }
    self.limit = min(limit, CaptureForm.maximumFile)
    self.onEnd = onEnd
    size = 0
    guard put(CaptureForm.header) else {
      let reason = Self.reason
      close(descriptor)
      descriptor = -1
      throw CaptureFileError(path: path, reason: reason)
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  package func write(_ record: [UInt8]) {
    let sum = waiting.add(record.count, ordering: .relaxed).newValue
    guard sum <= Self.maximumWaiting else {
      waiting.subtract(record.count, ordering: .relaxed)
      return
    }
    perform { [self] in
      append(record)
      waiting.subtract(record.count, ordering: .relaxed)
    }
  }

  /// Writes the waiting records, and ends.
  package func finish() async {
    await withCheckedContinuation { continuation in
      perform { [self] in
        end(nil)
        continuation.resume()
      }
    }
  }

  private func perform(_ work: @escaping @Sendable () -> Void) {
    if let queue { queue.async(execute: work) } else { work() }
  }

  private func append(_ record: [UInt8]) {
    guard descriptor >= 0 else { return }
    guard size + record.count <= limit else { return end(.full) }
    let whole = size
    guard put(record) else {
      let reason = Self.reason
      // The complete records stay readable.
      _ = ftruncate(descriptor, whole)
      return end(.failed(reason))
    }
  }

  private func end(_ ending: Ending?) {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
    if let ending { onEnd(ending) }
  }

  private func put(_ bytes: [UInt8]) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    size += written
    return true
  }

  private static var reason: String { String(cString: strerror(errno)) }
}

/// Calls cannot be captured in this file or folder.
package struct CaptureFileError: Error, Hashable, Sendable, CustomStringConvertible {
  let path: String
  let reason: String

  /// - Parameters:
  ///   - path: of the file or the folder.
  ///   - reason: in words, without a full stop.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  package var description: String { "Calls cannot be captured in \(path): \(reason)." }
}
