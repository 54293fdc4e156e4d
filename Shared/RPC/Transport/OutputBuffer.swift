import Glibc

/// Pending output: one growing buffer, written in place.
///
/// A frame is written at its end once its size is known; the kernel takes bytes from its front. Its
/// users bound it: a connection stops reading when too much is pending.
struct OutputBuffer: ~Copyable {
  /// The size of the first allocation.
  private static let initialBytes = 4 << 10
  /// The size in which large messages are added.
  ///
  /// With the longest frame the buffer stays reusable: fragments stay in the processor's cache, and
  /// nothing is allocated again.
  static let piece = 48 << 10

  /// Lends memory, which returns when everything was written.
  ///
  /// It belongs to the loop, which outlives all output, so it is not retained.
  private let spare: Unmanaged<SpareMemory>?
  private var memory: UnsafeMutableRawPointer?
  private var capacity = 0
  private var start = 0
  private var end = 0

  init(_ spare: SpareMemory? = nil) {
    self.spare = spare.map(Unmanaged.passUnretained)
  }

  deinit {
    free(memory)
  }

  @inline(__always) var count: Int { end &- start }
  @inline(__always) var isEmpty: Bool { start == end }

  /// Reserves `count` bytes at the end.
  ///
  /// They count as written: fill all of them.
  @inline(__always) mutating func append(_ count: Int) -> UnsafeMutableRawBufferPointer {
    if end &+ count > capacity { grow(by: count) }
    let place = UnsafeMutableRawBufferPointer(rebasing: whole[end..<end + count])
    end &+= count
    return place
  }

  mutating func append(contentsOf bytes: UnsafeRawBufferPointer) {
    guard !bytes.isEmpty else { return }
    append(bytes.count).copyMemory(from: bytes)
  }

  mutating func append(contentsOf bytes: [UInt8]) {
    bytes.withUnsafeBytes { append(contentsOf: $0) }
  }

  /// Pending bytes, valid until the buffer changes.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: whole[start..<end])
  }

  /// Removes `count` bytes at the front.
  mutating func removeFirst(_ count: Int) {
    start &+= count
    guard start == end else { return }
    start = 0
    end = 0
    release()
  }

  mutating func removeAll() {
    start = 0
    end = 0
    release()
  }

  private var whole: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: memory, count: capacity)
  }

  private mutating func release() {
    guard let memory else { return }
    if let spare {
      spare._withUnsafeGuaranteedRef { $0.give(memory, capacity) }
    } else {
      free(memory)
    }
    self.memory = nil
    capacity = 0
  }

  @inline(never) private mutating func grow(by count: Int) {
    if memory == nil, let (kept, bytes) = spare?._withUnsafeGuaranteedRef({ $0.take() }) {
      memory = kept
      capacity = bytes
      if count <= bytes { return }
    }
    if start > 0, let memory {
      memmove(memory, memory + start, end - start)
      end -= start
      start = 0
      if end + count <= capacity { return }
    }
    var wanted = max(capacity, Self.initialBytes)
    while wanted < end + count { wanted *= 2 }
    guard let larger = realloc(memory, wanted) else { preconditionFailure("out of memory") }
    memory = larger
    capacity = wanted
  }
}
