/// Ordered entries that travel with a message; keys may repeat.
///
/// Keys are `[0-9a-z_.-]{1,64}`. Values are at most 65,535 bytes of printable ASCII, or any bytes
/// if the key ends in `-bin`.
///
/// Entries are kept in their wire form: checked and copied where they are received, copied where
/// they are sent. A `String` is made only on access.
package struct Metadata: Sendable, Hashable {
  /// The value of a key.
  package enum EntryValue: Sendable, Hashable {
    case text(String)
    case binary([UInt8])
  }

  /// One key and its value.
  package struct Entry: Sendable, Hashable {
    package let key: String
    package let value: EntryValue

    /// From checked bytes.
    @inline(__always)
    fileprivate init(_ bytes: EntryBytes.Element) {
      key = String(decoding: bytes.key, as: UTF8.self)
      value =
        bytes.key.endsMetadataInBytes
        ? .binary([UInt8](bytes.value)) : .text(String(decoding: bytes.value, as: UTF8.self))
    }
  }

  /// The counted overhead of an entry.
  static let overhead = 32

  /// Replaces an invalid entry: an entry without a key.
  ///
  /// Iteration skips it, and sending it is refused.
  private static let illegal = [UInt8](repeating: 0, count: EntryBytes.front)

  /// The entries as ``EntryBytes`` reads them.
  private(set) var block: [UInt8]

  package init() { block = [] }

  /// - Parameter block: checked, or made here.
  init(block: [UInt8]) { self.block = block }

  package var isEmpty: Bool { block.isEmpty }

  /// The number of entries.
  var count: Int { withBytes { $0.reduce(0) { count, _ in count + 1 } } }

  /// What the entries count against a limit: key, value and 32 bytes for each.
  package var countedSize: Int { countedSize(in: block.count) }

  /// The same for entries from a block of this size.
  func countedSize(in block: Int) -> Int { block + count * (Self.overhead - EntryBytes.front) }

  /// The first text of `key`.
  ///
  /// Setting it replaces all; `nil` removes them.
  package subscript(_ key: String) -> String? {
    get { withTexts(under: key) { $0.first.map(Self.text) } }
    set {
      key.withBytes { key in remove { $0.equals(key) } }
      if let newValue { append(key, newValue) }
    }
  }

  /// The last text of `key`, and their number.
  package func last(_ key: String) -> (text: String?, count: Int) {
    withTexts(under: key) { ($0.last.map(Self.text), $0.count) }
  }

  /// All texts of `key`, in order.
  package func all(_ key: String) -> [String] {
    compactMap { entry in
      guard entry.key == key, case .text(let text) = entry.value else { return nil }
      return text
    }
  }

  /// The first bytes of `key`, which ends in `-bin`.
  package func binary(_ key: String) -> [UInt8]? {
    withValues(under: key, areText: false) { $0.first.map { [UInt8]($0) } }
  }

  package mutating func append(_ key: String, _ value: String) {
    value.withBytes { add(key, $0, isText: true) }
  }

  /// Adds raw bytes; `key` has to end in `-bin`.
  package mutating func append(_ key: String, binary value: [UInt8]) {
    value.withUnsafeBytes { add(key, $0, isText: false) }
  }

  package mutating func append(_ entry: Entry) {
    switch entry.value {
    case .text(let text): append(entry.key, text)
    case .binary(let bytes): append(entry.key, binary: bytes)
    }
  }

  package mutating func append(contentsOf other: Metadata) {
    // One of them is usually empty, and the other stays shared.
    if isEmpty { block = other.block } else { block += other.block }
  }

  /// Removes every entry whose key matches.
  package mutating func removeAll(where matches: (_ key: String) -> Bool) {
    remove { matches(Self.text($0)) }
  }
}

// MARK: - Bytes

extension Metadata {
  /// The values of one key.
  struct Values {
    fileprivate(set) var first: UnsafeRawBufferPointer?
    fileprivate(set) var last: UnsafeRawBufferPointer?
    fileprivate(set) var count = 0
  }

  /// The texts of `key`; valid in `read` only.
  func withTexts<Result>(under key: String, _ read: (Values) -> Result) -> Result {
    withValues(under: key, areText: true, read)
  }

  private func withValues<Result>(
    under key: String,
    areText: Bool,
    _ read: (Values) -> Result
  ) -> Result {
    var values = Values()
    guard !isEmpty else { return read(values) }
    return key.withBytes { key in
      guard key.endsMetadataInBytes != areText, !key.isEmpty else { return read(values) }
      return withBytes { entries in
        for entry in entries where entry.key.equals(key) {
          values.first = values.first ?? entry.value
          values.last = entry.value
          values.count += 1
        }
        return read(values)
      }
    }
  }

  /// The entries in place; valid in `read` only.
  @inline(__always)
  func withBytes<Result>(_ read: (EntryBytes) throws -> Result) rethrows -> Result {
    try block.withUnsafeBytes { try read(EntryBytes($0)) }
  }

  /// Removes every entry whose key matches.
  mutating func remove(where matches: (_ key: UnsafeRawBufferPointer) -> Bool) {
    // Usually there is none, and the block stays shared.
    guard withBytes({ $0.contains { matches($0.key) } }) else { return }
    self = kept { !matches($0.key) }
  }

  /// The entries that satisfy `isWanted`.
  func kept(where isWanted: (EntryBytes.Element) -> Bool) -> Metadata {
    withBytes { entries in
      var kept = Metadata()
      kept.block.reserveCapacity(block.count)
      for entry in entries where isWanted(entry) { kept.write(entry) }
      return kept
    }
  }

  /// Adds an entry, or the mark of an invalid one.
  private mutating func add(_ key: String, _ value: UnsafeRawBufferPointer, isText: Bool) {
    key.withBytes { key in
      let isLegal =
        value.count <= UInt16.max && key.isLegal(asKeyOf: value)
        && key.endsMetadataInBytes != isText
      if isLegal { write((key, value)) } else { block += Self.illegal }
    }
  }

  private mutating func write(_ entry: EntryBytes.Element) {
    let length = UInt16(truncatingIfNeeded: entry.value.count)
    if isEmpty {
      block.reserveCapacity(EntryBytes.front + entry.key.count + entry.value.count)
    }
    block.append(UInt8(truncatingIfNeeded: entry.key.count))
    block.append(UInt8(truncatingIfNeeded: length >> 8))
    block.append(UInt8(truncatingIfNeeded: length))
    block.append(contentsOf: entry.key)
    block.append(contentsOf: entry.value)
  }

  /// The text of checked bytes.
  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a key begins with `daybook-`; only trusted peers may send it.
  package static func isTrusted(_ key: String) -> Bool { key.withBytes(\.isTrustedKey) }
}

extension String {
  /// Its UTF-8 bytes in place.
  @inline(__always)
  fileprivate func withBytes<Result>(_ read: (UnsafeRawBufferPointer) -> Result) -> Result {
    var text = self
    return text.withUTF8 { read(UnsafeRawBufferPointer($0)) }
  }
}

extension Metadata: ExpressibleByDictionaryLiteral {
  package typealias Key = String
  package typealias Value = String

  package init(dictionaryLiteral elements: (String, String)...) {
    self.init()
    for (key, value) in elements { append(key, value) }
  }
}

extension Metadata: Sequence {
  /// Creates each entry on access.
  package struct Iterator: IteratorProtocol {
    private let block: [UInt8]
    private var offset = 0

    fileprivate init(_ block: [UInt8]) { self.block = block }

    package mutating func next() -> Entry? {
      block.withUnsafeBytes { block in
        var entries = EntryBytes(block, from: offset)
        var next = entries.next()
        while let entry = next, entry.key.isEmpty { next = entries.next() }
        offset = entries.offset
        return next.map(Entry.init)
      }
    }
  }

  package func makeIterator() -> Iterator { Iterator(block) }
}

extension Metadata: CustomStringConvertible {
  /// The keys only: values may be tokens.
  package var description: String {
    "[" + map(\.key).joined(separator: ", ") + "]"
  }
}
