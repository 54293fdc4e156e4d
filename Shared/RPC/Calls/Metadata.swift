/// Facts that travel beside a message: ordered entries whose keys may repeat.
///
/// Keys are `[0-9a-z_.-]{1,64}`. Values are printable ASCII, or any bytes where the key ends in
/// `-bin`. What breaks these rules is refused when it is sent or read, not here.
package struct Metadata: Sendable, Hashable {
  /// What stands beside a key.
  package enum EntryValue: Sendable, Hashable {
    case text(String)
    case binary([UInt8])

    var byteCount: Int {
      switch self {
      case .text(let text): text.utf8.count
      case .binary(let bytes): bytes.count
      }
    }
  }

  /// One key and its value.
  package struct Entry: Sendable, Hashable {
    package let key: String
    package let value: EntryValue

    /// Most keys differ in length, which is there without a call.
    @inline(__always) fileprivate func isUnder(_ key: String) -> Bool {
      self.key.utf8.count == key.utf8.count && self.key == key
    }
  }

  /// What an entry counts besides its key and its value.
  static let overhead = 32

  package private(set) var entries: [Entry]

  package init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// What the entries count against a limit: key, value and 32 bytes for each.
  package var countedSize: Int {
    entries.reduce(0) { $0 + $1.key.utf8.count + $1.value.byteCount + Self.overhead }
  }

  /// The first text under `key`.
  ///
  /// Setting replaces all of them; `nil` removes them.
  package subscript(_ key: String) -> String? {
    get {
      // By index: an entry that is looked at in a loop is counted, with both its texts.
      for index in entries.indices where entries[index].isUnder(key) {
        if case .text(let text) = entries[index].value { return text }
      }
      return nil
    }
    set {
      removeAll { $0 == key }
      if let newValue { append(key, newValue) }
    }
  }

  /// The last text under `key`, and how many there are.
  package func last(_ key: String) -> (text: String?, count: Int) {
    var (found, count) = (Int?.none, 0)
    for index in entries.indices where entries[index].isUnder(key) {
      guard case .text = entries[index].value else { continue }
      (found, count) = (index, count + 1)
    }
    guard let found, case .text(let text) = entries[found].value else { return (nil, 0) }
    return (text, count)
  }

  /// All texts under `key`, in order.
  package func all(_ key: String) -> [String] {
    entries.compactMap { entry in
      guard entry.key == key, case .text(let text) = entry.value else { return nil }
      return text
    }
  }

  /// The first bytes under `key`, which ends in `-bin`.
  package func binary(_ key: String) -> [UInt8]? {
    for entry in entries where entry.isUnder(key) {
      if case .binary(let bytes) = entry.value { return bytes }
    }
    return nil
  }

  /// The same of entries that were read from a block of so many bytes, in which each has 3 for its lengths.
  @inline(__always)
  func countedSize(in block: Int) -> Int { block + entries.count * (Self.overhead - 3) }

  package mutating func append(_ key: String, _ value: String) {
    entries.append(Entry(key: key, value: .text(value)))
  }

  /// Adds raw bytes; `key` has to end in `-bin`.
  package mutating func append(_ key: String, binary value: [UInt8]) {
    entries.append(Entry(key: key, value: .binary(value)))
  }

  /// Makes room for so many entries.
  mutating func reserve(_ count: Int) { entries.reserveCapacity(count) }

  package mutating func append(_ entry: Entry) {
    entries.append(entry)
  }

  package mutating func append(contentsOf other: Metadata) {
    entries.append(contentsOf: other.entries)
  }

  /// Removes every entry whose key matches.
  package mutating func removeAll(where matches: (_ key: String) -> Bool) {
    // Mostly there is none, and whoever shares the entries goes on sharing them.
    guard entries.contains(where: { matches($0.key) }) else { return }
    entries.removeAll { matches($0.key) }
  }
}

extension Metadata {
  /// Whether a key begins with `daybook-`: what stands there is true only from a process of the
  /// installation.
  package static func isTrusted(_ key: String) -> Bool {
    let isTrusted = key.utf8.withContiguousStorageIfAvailable { key in
      key.count >= 8
        && UnsafeRawBufferPointer(key).loadUnaligned(as: UInt64.self).littleEndian
          == 0x2d6b_6f6f_6279_6164
    }
    return isTrusted ?? key.hasPrefix("daybook-")
  }
}

extension Metadata: ExpressibleByDictionaryLiteral {
  package typealias Key = String
  package typealias Value = String

  package init(dictionaryLiteral elements: (String, String)...) {
    // `[:]` is what most calls carry, and mapping nothing costs as much as a call's bookkeeping.
    self.init(elements.isEmpty ? [] : elements.map { Entry(key: $0.0, value: .text($0.1)) })
  }
}

extension Metadata: Sequence {
  package func makeIterator() -> IndexingIterator<[Entry]> { entries.makeIterator() }
}

extension Metadata: CustomStringConvertible {
  /// The keys only: values may be tokens.
  package var description: String {
    "[" + entries.map(\.key).joined(separator: ", ") + "]"
  }
}
