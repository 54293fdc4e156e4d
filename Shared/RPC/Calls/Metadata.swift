/// Facts that travel beside a message: ordered entries whose keys may repeat.
///
/// Keys are `[0-9a-z_.-]{1,64}`. Values are at most 65,535 bytes of printable ASCII, or any bytes where the key
/// ends in `-bin`.
///
/// They are kept as they stand on the wire: what a frame brings is checked and copied, what leaves is copied, and
/// a text is made of an entry only when somebody asks for it.
package struct Metadata: Sendable, Hashable {
  /// What stands beside a key.
  package enum EntryValue: Sendable, Hashable {
    case text(String)
    case binary([UInt8])
  }

  /// One key and its value.
  package struct Entry: Sendable, Hashable {
    package let key: String
    package let value: EntryValue

    /// Of bytes that were checked.
    @inline(__always)
    fileprivate init(_ bytes: EntryBytes.Element) {
      key = String(decoding: bytes.key, as: UTF8.self)
      value =
        bytes.key.endsMetadataInBytes
        ? .binary([UInt8](bytes.value)) : .text(String(decoding: bytes.value, as: UTF8.self))
    }
  }

  /// What an entry counts besides its key and its value.
  static let overhead = 32

  /// An entry that broke the rules leaves this, an entry without a key: looking at entries passes it over, and
  /// whoever sends it is refused.
  private static let illegal = [UInt8](repeating: 0, count: EntryBytes.front)

  /// The entries as ``EntryBytes`` reads them.
  private(set) var block: [UInt8]

  package init() { block = [] }

  /// - Parameter block: was checked, or made here.
  init(block: [UInt8]) { self.block = block }

  package var isEmpty: Bool { block.isEmpty }

  /// How many entries there are.
  var count: Int { withBytes { $0.reduce(0) { count, _ in count + 1 } } }

  /// What the entries count against a limit: key, value and 32 bytes for each.
  package var countedSize: Int { countedSize(in: block.count) }

  /// The same where they were read from a block of so many bytes.
  func countedSize(in block: Int) -> Int { block + count * (Self.overhead - EntryBytes.front) }

  /// The first text under `key`.
  ///
  /// Setting replaces all of them; `nil` removes them.
  package subscript(_ key: String) -> String? {
    get { withTexts(under: key) { $0.first.map(Self.text) } }
    set {
      key.withBytes { key in remove { $0.equals(key) } }
      if let newValue { append(key, newValue) }
    }
  }

  /// The last text under `key`, and how many there are.
  package func last(_ key: String) -> (text: String?, count: Int) {
    withTexts(under: key) { ($0.last.map(Self.text), $0.count) }
  }

  /// All texts under `key`, in order.
  package func all(_ key: String) -> [String] {
    compactMap { entry in
      guard entry.key == key, case .text(let text) = entry.value else { return nil }
      return text
    }
  }

  /// The first bytes under `key`, which ends in `-bin`.
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
    // Mostly one of them is empty, and whoever shares the other goes on sharing it.
    if isEmpty { block = other.block } else { block += other.block }
  }

  /// Removes every entry whose key matches.
  package mutating func removeAll(where matches: (_ key: String) -> Bool) {
    remove { matches(Self.text($0)) }
  }
}

// MARK: - Bytes

extension Metadata {
  /// What stands under one key.
  struct Values {
    fileprivate(set) var first: UnsafeRawBufferPointer?
    fileprivate(set) var last: UnsafeRawBufferPointer?
    fileprivate(set) var count = 0
  }

  /// The texts under `key`; valid in `read` only.
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
    // Mostly there is none, and whoever shares the entries goes on sharing them.
    guard withBytes({ $0.contains { matches($0.key) } }) else { return }
    self = kept { !matches($0.key) }
  }

  /// The entries, as far as they are wanted.
  func kept(where isWanted: (EntryBytes.Element) -> Bool) -> Metadata {
    withBytes { entries in
      var kept = Metadata()
      kept.block.reserveCapacity(block.count)
      for entry in entries where isWanted(entry) { kept.write(entry) }
      return kept
    }
  }

  /// Adds an entry, or a sign that it broke a rule.
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

  /// The text of bytes that were checked.
  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a key begins with `daybook-`: what stands there is true only from a process of the
  /// installation.
  package static func isTrusted(_ key: String) -> Bool { key.withBytes(\.isTrustedKey) }
}

extension String {
  /// Its UTF-8, where it is.
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
  /// Makes each entry when it is asked for.
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
