/// The fields of a message by their names in JSON.
///
/// Most texts have fields in the order of their numbers, so the next field is tried first;
/// otherwise a hash table finds the name, whatever names the input has. Generated code creates one
/// per type and never frees it. It is immutable, so all threads may read it.
public struct JSONFields: @unchecked Sendable {
  /// A field with one of its names.
  struct Entry {
    let name: UnsafeBufferPointer<UInt8>
    /// Its index among the fields.
    let index: Int
    let number: UInt32
    let isNullable: Bool
    /// Whether the name needs no escapes.
    let isPlain: Bool
  }

  /// Every field with its JSON name, in the order of the numbers; then those with a different
  /// contract name, under that.
  private let entries: UnsafeBufferPointer<Entry>
  private let fieldCount: Int
  /// Indices in `entries` by hash; the size is a power of two, and -1 is a free slot.
  private let slots: UnsafeMutableBufferPointer<Int32>

  /// The names of an enum's values, in place of fields.
  package init(names: [(name: StaticString, number: Int32)]) {
    self.init(names.map { FieldInfo(UInt32(bitPattern: $0.number), "\($0.name)", "\($0.name)") })
  }

  package init(_ fields: [FieldInfo]) {
    let places = Array(fields.enumerated())
    let names = places.map { Entry($1, name: $1.jsonName, index: $0) }
    let others = places.filter { $1.name != $1.jsonName }
    let entries = names + others.map { Entry($1, name: $1.name, index: $0) }
    let kept = UnsafeMutableBufferPointer<Entry>.allocate(capacity: entries.count)
    _ = kept.initialize(from: entries)
    self.entries = UnsafeBufferPointer(kept)
    fieldCount = fields.count
    // At least half of the slots stay free, so that a search ends soon.
    var slotCount = 4
    while slotCount < entries.count * 2 { slotCount *= 2 }
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: -1)
    for (place, entry) in entries.enumerated() {
      var slot = JSONFields.hash(entry.name) & (slotCount - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slotCount - 1) }
      slots[slot] = Int32(place)
    }
  }

  /// The field at an index in the order of the numbers, with its JSON name.
  @inline(__always)
  subscript(index: Int) -> Entry? { index < fieldCount ? entries[index] : nil }

  /// The field with this name.
  func entry(named name: UnsafeBufferPointer<UInt8>) -> Entry? {
    var slot = JSONFields.hash(name) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if JSONText.areEqual(entry.name, name) { return entry }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// FNV-1a.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for byte in name { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return Int(hash)
  }
}

extension JSONFields.Entry {
  fileprivate init(_ field: FieldInfo, name: String, index: Int) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: name.utf8.count)
    _ = bytes.initialize(from: name.utf8)
    self.init(
      name: UnsafeBufferPointer(bytes),
      index: index,
      number: field.number,
      isNullable: field.isNullable,
      isPlain: !name.utf8.contains(where: JSONText.isSpecial)
    )
  }
}
