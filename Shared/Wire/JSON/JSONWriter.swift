/// Writes the proto3 JSON form: UTF-8, fields in the order of their numbers.
///
/// The text grows in a buffer of its own, which is copied once at the end: its length depends on
/// the content, and computing it would cost as much as writing.
public struct JSONWriter: ~Copyable {
  let options: JSONOptions

  /// How many more levels of messages and map entries may open.
  @usableFromInline var depthLeft: Int
  /// The memory left for all messages in `Any`s together.
  private var memoryLeft: Int

  private var start: UnsafeMutablePointer<UInt8>
  private var capacity = 512
  private var count = 0
  private var indentation = 0
  /// The URL that an `Any` adds to the next object.
  private var pendingType: String?

  init(_ options: JSONOptions) {
    self.options = options
    depthLeft = options.limits.depth
    memoryLeft = options.limits.memory
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  /// The output so far.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: start, count: count))
  }

  // MARK: - Limits

  /// Lets `body` write a message inside the current one, no deeper than reading allows.
  ///
  /// - Parameters:
  ///   - size: the memory of the written value.
  ///   - body: writes it.
  /// - Throws: the error of `body`, or that this is too deep.
  @inlinable @inline(__always)
  mutating func nested(
    for size: Int,
    _ body: (inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard depthLeft > 0 else { return try refuse(.tooDeep) }
    depthLeft &-= 1
    // JSON takes more stack than the binary form, whatever the size, and any depth may be allowed.
    try withRoom(for: max(size, StackLimit.largestUnasked + 1)) { () throws(JSONError) in
      try body(&self)
    }
    depthLeft &+= 1
  }

  /// Throws for a value that cannot be written; in a description the reason replaces the value.
  @usableFromInline
  mutating func refuse(_ reason: JSONError.Reason, path: String = "") throws(JSONError) {
    guard isDescribing else { throw JSONError(reason, path: path) }
    string("[\(reason.sentence)]")
  }

  /// Decodes the message in an `Any`.
  ///
  /// It is charged to the limit of all of them, because each level holds a copy of all levels
  /// inside it.
  ///
  /// - Returns: `nil` if it cannot be decoded and a description says so.
  mutating func open(
    _ type: any Message.Type,
    _ bytes: ArraySlice<UInt8>
  ) throws(JSONError) -> (any Message)? {
    let limits = WireLimits(depth: depthLeft, memory: memoryLeft)
    do {
      // Nested ones share it.
      let opened = try WireReader.read(bytes, limits: limits, stack: StackLimit.ofInnerMessage) {
        (reader) throws(WireError) in
        try reader.charge(bytes.count)
        var message = type.init()
        try message.merge(from: &reader)
        return (message: message, memoryLeft: reader.memoryLeft)
      }
      memoryLeft = opened.memoryLeft
      return opened.message
    } catch {
      let path = bytes.withUnsafeBytes { error.located(in: $0, of: type, limits: limits).path }
      switch error.reason {
      case .tooDeep: try refuse(.tooDeep, path: path)
      case .tooLarge: try refuse(.tooLarge, path: path)
      default: try refuse(.unrepresentable, path: path)
      }
      return nil
    }
  }

  // MARK: - Structure

  @usableFromInline
  package mutating func beginObject() {
    open(UInt8(ascii: "{"))
    guard let type = pendingType else { return }
    pendingType = nil
    key("@type")
    string(type)
  }

  @usableFromInline
  package mutating func endObject() { close(UInt8(ascii: "}")) }

  @usableFromInline
  mutating func beginArray() { open(UInt8(ascii: "[")) }

  @usableFromInline
  mutating func endArray() { close(UInt8(ascii: "]")) }

  /// Writes a field's name; its value follows.
  @inlinable @inline(__always)
  mutating func key(_ name: StaticString) {
    key(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  /// Writes a name without escapes.
  @usableFromInline
  mutating func key(_ name: UnsafeBufferPointer<UInt8>) {
    separate()
    quoted(name.count) { $0.copyMemory(from: UnsafeRawBufferPointer(name)) }
    colon()
  }

  /// Writes the name of an entry.
  @usableFromInline
  mutating func key(_ name: String) {
    separate()
    string(name)
    colon()
  }

  /// Begins the next name or element, with a comma unless it is the first.
  @usableFromInline
  mutating func separate() {
    let last = start[count - 1]
    if last != UInt8(ascii: "{"), last != UInt8(ascii: "[") { append(UInt8(ascii: ",")) }
    breakLine()
  }

  mutating func announceType(_ url: String) { pendingType = url }

  private mutating func colon() {
    append(UInt8(ascii: ":"))
    if options.isPretty { append(UInt8(ascii: " ")) }
  }

  private mutating func open(_ sign: UInt8) {
    append(sign)
    indentation += 1
  }

  private mutating func close(_ sign: UInt8) {
    indentation -= 1
    let last = start[count - 1]
    if last != UInt8(ascii: "{"), last != UInt8(ascii: "[") { breakLine() }
    append(sign)
  }

  private mutating func breakLine() {
    guard options.isPretty else { return }
    append(UInt8(ascii: "\n"))
    for _ in 0..<indentation { word("  ") }
  }

  // MARK: - Bytes

  /// Reserves `extra` more bytes.
  ///
  /// - Returns: their address.
  @inline(__always)
  mutating func reserve(_ extra: Int) -> UnsafeMutablePointer<UInt8> {
    if capacity - count < extra { grow(extra) }
    return start + count
  }

  /// Counts `extra` reserved bytes as written.
  @inline(__always)
  mutating func advance(_ extra: Int) { count += extra }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1).pointee = byte
    count += 1
  }

  private mutating func grow(_ extra: Int) {
    capacity = max(capacity * 2, count + extra)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }
}
