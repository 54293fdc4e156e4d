/// What one connection adds to the bytes that wait in the process, and to those of its share.
///
/// The sums of all connections are in ``ServerRecord/buffered`` and ``PeerShare``: each change goes there at once.
struct ByteAccount {
  private let record: ServerRecord
  private let share: PeerShare
  /// What it adds to the bytes that wait in the whole process.
  private(set) var buffered = 0
  /// The messages of its callers among that.
  private var kept = 0
  /// Bytes that came and wait for their turn to be read.
  private var unread: Int32 = 0

  init(_ record: ServerRecord, _ share: PeerShare) {
    self.record = record
    self.share = share
  }

  /// So many bytes came and are not read yet.
  @inline(__always)
  mutating func wait(unread bytes: Int) { unread = Int32(clamping: bytes) }

  /// Keeps the sums true.
  ///
  /// - Parameters:
  ///   - waiting: bytes of messages and output that wait, beside those that are not read.
  ///   - messages: those of messages of callers among them.
  ///   - isClosed: then nothing waits.
  @inline(__always)
  mutating func count(waiting: Int, messages: Int, isClosed: Bool) {
    let now = isClosed ? 0 : waiting + Int(unread)
    let more = now - buffered
    record.buffered += more
    share.waiting += more
    buffered = now
    if messages != kept { count(kept: messages, isClosed: isClosed) }
  }

  /// Counts messages that are kept: those of a closed connection are nobody's.
  @inline(never)
  mutating func count(kept messages: Int, isClosed: Bool) {
    let now = isClosed ? 0 : messages
    share.kept += now - kept
    kept = now
  }
}
