/// The open streams of a connection by id: open addressing, unseeded, unordered.
///
/// Ids usually rise by one, so multiplication scatters them well. Their number is bounded by
/// `max_streams`, so a bad choice of ids costs one walk over the table. Streams are changed in
/// place and cannot be copied: a copy would retain everything they hold.
struct StreamTable<Stream: ~Copyable>: ~Copyable {
  /// Slots of the smallest table.
  private static var fewest: Int { 2 }

  /// Unallocated until the first stream: most connections are silent, and some tables stay empty.
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

  /// The ids in ascending order, for a deterministic order of events.
  var sortedIDs: [UInt32] {
    ids.filter { $0 != 0 }.sorted()
  }

  /// The index of a stream, for the next access only: every change may move streams.
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

  /// The stream at an index from ``find(_:)``.
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

  /// Removes and returns the stream at an index from ``find(_:)``.
  mutating func remove(at index: Int) -> Stream {
    precondition(index < capacity && ids[index] != 0, "no stream at this index")
    let removed = streams.moveElement(from: index)
    free(index)
    return removed
  }

  /// Removes a stream in place.
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

  /// Frees the memory of an empty table.
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

  /// Moves entries behind a gap forward so that they are found.
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
  /// The value of a stream; `nil`: there is none.
  @inline(__always) func value(of id: UInt32) -> Stream? { find(id).map { self[$0] } }

  /// The values of all streams, in the order of their ids.
  var sortedValues: [Stream] { sortedIDs.compactMap { value(of: $0) } }
}
