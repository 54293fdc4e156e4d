/// The open streams of a connection by id: open addressing, no hashing with secrets, no order.
///
/// Ids rise by one in practice, so that multiplying them scatters well, and their number is bounded
/// by `max_streams`, so that a bad choice of ids costs at most one walk over the table.
struct StreamTable<Stream> {
  private var ids: [UInt32] = []
  private var streams: [Stream?] = []
  private(set) var count = 0

  /// The ids in ascending order; for what has to happen to all streams, in the same order always.
  var sortedIDs: [UInt32] {
    ids.filter { $0 != 0 }.sorted()
  }

  /// Where a stream is, for the next access only: any change of the table moves streams.
  @inline(__always) func find(_ id: UInt32) -> Int? {
    guard count > 0, id != 0 else { return nil }
    let mask = ids.count - 1
    var index = home(id)
    while true {
      let found = ids[index]
      if found == id { return index }
      if found == 0 { return nil }
      index = (index + 1) & mask
    }
  }

  /// A stream at an index that ``find(_:)`` gave.
  @inline(__always) subscript(index: Int) -> Stream {
    get {
      guard let stream = streams[index] else { preconditionFailure("no stream at this index") }
      return stream
    }
    _modify {
      guard var stream = streams[index] else { preconditionFailure("no stream at this index") }
      streams[index] = nil
      yield &stream
      streams[index] = stream
    }
  }

  /// Adds a stream; `id` is not 0 and not in the table.
  mutating func insert(_ id: UInt32, _ stream: Stream) {
    if (count + 1) * 2 > ids.count { grow() }
    place(id, stream)
    count += 1
  }

  @discardableResult
  mutating func remove(_ id: UInt32) -> Stream? {
    guard let index = find(id) else { return nil }
    let removed = streams[index]
    streams[index] = nil
    ids[index] = 0
    count -= 1
    closeGap(at: index)
    return removed
  }

  mutating func removeAll() {
    ids = []
    streams = []
    count = 0
  }

  private func home(_ id: UInt32) -> Int {
    Int(id &* 0x9e37_79b1) & (ids.count - 1)
  }

  private mutating func place(_ id: UInt32, _ stream: Stream) {
    let mask = ids.count - 1
    var index = home(id)
    while ids[index] != 0 { index = (index + 1) & mask }
    ids[index] = id
    streams[index] = stream
  }

  /// Moves those behind a gap forward who would not be found any more.
  private mutating func closeGap(at gap: Int) {
    let mask = ids.count - 1
    var gap = gap
    var index = (gap + 1) & mask
    while ids[index] != 0 {
      let distance = (index - home(ids[index])) & mask
      if distance >= (index - gap) & mask {
        ids[gap] = ids[index]
        streams[gap] = streams[index]
        ids[index] = 0
        streams[index] = nil
        gap = index
      }
      index = (index + 1) & mask
    }
  }

  private mutating func grow() {
    let oldIDs = ids
    let oldStreams = streams
    let capacity = max(16, ids.count * 2)
    ids = [UInt32](repeating: 0, count: capacity)
    streams = [Stream?](repeating: nil, count: capacity)
    for (index, id) in oldIDs.enumerated() where id != 0 {
      if let stream = oldStreams[index] { place(id, stream) }
    }
  }
}
