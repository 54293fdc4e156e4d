import Glibc

/// Bytes that wait to be written: one growing piece of memory, written in place.
///
/// A frame is written at its end after its size is known; the kernel takes from its front. Its
/// bound is kept by those who fill it: a connection stops reading when too much waits here.
struct OutputBuffer: ~Copyable {
  /// What the first byte asks for.
  private static let initialBytes = 4 << 10
  /// So much of large messages is put here at once, and with the longest frame it is kept: what goes
  /// out piece by piece stays in the processor's cache, and no memory is asked for again.
  static let piece = 48 << 10

  /// Where the memory comes from, and goes as soon as everything was written: its loop's, which is there for
  /// as long as anything is written, so that no reference to it is counted.
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

  /// Sets `count` bytes aside at the end.
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

  /// What waits, valid until the buffer changes.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: whole[start..<end])
  }

  /// Drops `count` bytes at the front.
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
