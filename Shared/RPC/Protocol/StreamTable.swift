/// The open streams of a connection by id: open addressing, no hashing with secrets, no order.
///
/// Ids rise by one in practice, so that multiplying them scatters well, and their number is bounded
/// by `max_streams`, so that a bad choice of ids costs at most one walk over the table. Streams are
/// changed where they stand and cannot be copied: a copy would retain everything a stream holds.
struct StreamTable<Stream: ~Copyable>: ~Copyable {
  /// Places of a table that few use.
  private static var fewest: Int { 2 }

  /// Without memory until the first stream: most connections are silent, and some tables stay empty.
  private var ids = UnsafeMutableBufferPointer<UInt32>(start: nil, count: 0)
  private var streams = UnsafeMutableBufferPointer<Stream>(start: nil, count: 0)
  private(set) var count = 0

  init() {}

  deinit {
    for index in ids.indices where ids[index] != 0 {
      streams.deinitializeElement(at: index)
    }
    ids.deallocate()
    streams.deallocate()
  }

  private var capacity: Int { ids.count }

  /// The ids in ascending order; for what has to happen to all streams, in the same order always.
  var sortedIDs: [UInt32] {
    ids.filter { $0 != 0 }.sorted()
  }

  /// Where a stream is, for the next access only: any change of the table moves streams.
  @inline(__always) func find(_ id: UInt32) -> Int? {
    guard id != 0, count > 0 else { return nil }
    var index = home(id)
    while true {
      let found = ids[index]
      if found == id { return index }
      if found == 0 { return nil }
      index = (index + 1) & (capacity - 1)
    }
  }

  /// A stream at an index that ``find(_:)`` gave.
  @inline(__always) subscript(index: Int) -> Stream {
    _read {
      precondition(index < capacity && ids[index] != 0, "no stream at this index")
      yield streams[index]
    }
    _modify {
      precondition(index < capacity && ids[index] != 0, "no stream at this index")
      yield &streams[index]
    }
  }

  /// Adds a stream; `id` is not 0 and not in the table.
  @inline(__always) mutating func insert(_ id: UInt32, _ stream: consuming Stream) {
    if (count + 1) * 2 > capacity { grow() }
    let index = freePlace(id)
    ids[index] = id
    streams.initializeElement(at: index, to: stream)
    count += 1
  }

  /// Takes out the stream at an index that ``find(_:)`` gave.
  mutating func remove(at index: Int) -> Stream {
    precondition(index < capacity && ids[index] != 0, "no stream at this index")
    let removed = streams.moveElement(from: index)
    free(index)
    return removed
  }

  /// The same for a stream that is not looked at again, where it stands.
  mutating func drop(at index: Int) {
    precondition(index < capacity && ids[index] != 0, "no stream at this index")
    streams.deinitializeElement(at: index)
    free(index)
  }

  @inline(__always) private mutating func free(_ index: Int) {
    ids[index] = 0
    count -= 1
    closeGap(at: index)
  }

  /// Gives the memory of a table that was used back, once it is empty.
  mutating func rest() {
    if count == 0, capacity > 0 { self = StreamTable() }
  }

  @inline(__always) private func home(_ id: UInt32) -> Int {
    Int(id &* 0x9e37_79b1) & (capacity - 1)
  }

  private func freePlace(_ id: UInt32) -> Int {
    var index = home(id)
    while ids[index] != 0 { index = (index + 1) & (capacity - 1) }
    return index
  }

  /// Moves those behind a gap forward who would not be found any more.
  private mutating func closeGap(at gap: Int) {
    let mask = capacity - 1
    var gap = gap
    var index = (gap + 1) & mask
    while ids[index] != 0 {
      let distance = (index - home(ids[index])) & mask
      if distance >= (index - gap) & mask {
        ids[gap] = ids[index]
        streams.initializeElement(at: gap, to: streams.moveElement(from: index))
        ids[index] = 0
        gap = index
      }
      index = (index + 1) & mask
    }
  }

  @inline(never) private mutating func grow() {
    let (oldIDs, oldStreams) = (ids, streams)
    let capacity = max(oldIDs.count * 2, Self.fewest)
    ids = .allocate(capacity: capacity)
    ids.initialize(repeating: 0)
    streams = .allocate(capacity: capacity)
    for index in oldIDs.indices where oldIDs[index] != 0 {
      let place = freePlace(oldIDs[index])
      ids[place] = oldIDs[index]
      streams.initializeElement(at: place, to: oldStreams.moveElement(from: index))
    }
    oldIDs.deallocate()
    oldStreams.deallocate()
  }
}

extension StreamTable where Stream: Copyable {
  /// What stands for a stream; `nil`: nothing.
  @inline(__always) func value(of id: UInt32) -> Stream? { find(id).map { self[$0] } }

  /// What stands for all streams, in the order of their ids.
  var sortedValues: [Stream] { sortedIDs.compactMap { value(of: $0) } }
}
