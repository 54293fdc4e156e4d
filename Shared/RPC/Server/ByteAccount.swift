/// One connection's part of the process's buffered bytes and of its share.
///
/// Each change goes to ``ServerRecord/buffered`` and ``PeerShare`` at once, which hold the sums of
/// all connections.
struct ByteAccount {
  private let record: ServerRecord
  private let share: PeerShare
  /// Its buffered bytes in the process's sum.
  private(set) var buffered = 0
  /// Of these, messages of its callers.
  private var kept = 0
  /// Bytes that wait in the read queue.
  private var unread: Int32 = 0

  init(_ record: ServerRecord, _ share: PeerShare) {
    self.record = record
    self.share = share
  }

  /// Records how many received bytes are not read yet.
  @inline(__always)
  mutating func wait(unread bytes: Int) { unread = Int32(clamping: bytes) }

  /// Updates the sums.
  ///
  /// - Parameters:
  ///   - waiting: buffered messages and output, without unread bytes.
  ///   - messages: the callers' messages among them.
  ///   - isClosed: then nothing is buffered.
  @inline(__always)
  mutating func count(waiting: Int, messages: Int, isClosed: Bool) {
    let now = isClosed ? 0 : waiting + Int(unread)
    let more = now - buffered
    record.buffered += more
    share.waiting += more
    buffered = now
    if messages != kept { count(kept: messages, isClosed: isClosed) }
  }

  /// Counts buffered messages; those of a closed connection count for no share.
  @inline(never)
  mutating func count(kept messages: Int, isClosed: Bool) {
    let now = isClosed ? 0 : messages
    share.kept += now - kept
    kept = now
  }
}
