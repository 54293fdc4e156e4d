import AnalyticsContracts
import CatalogContracts
import Foundation
import GatewayContracts
import GatewayDomain
import NotificationContracts
import RuntimeContracts
import TaskContracts
import Wire

/// What the contracts declare of events and of who may see them, read from their descriptions.
///
/// It shares no code with the generator, whose filter it checks.
struct DeclaredContracts {
  private(set) var messages: [String: Message] = [:]
  /// Bodies of events, in the order of the contracts.
  private(set) var events: [Message] = []

  struct Message {
    var name = ""
    var fields: [Field] = []
    var inner: [Message] = []
    var isMapEntry = false
    var event = ""
    var isEventShared = false
  }

  struct Field {
    var name = ""
    var number: UInt32 = 0
    var isRepeated = false
    var type: UInt64 = 0
    var typeName = ""
    var oneof: UInt64?
    var isOptional = false
    var isShared = false
    var isUUID = false
    var isDay = false
  }

  /// The contracts of every area with events, and of the messages in their bodies.
  private static let files =
    TaskContractsDescriptors.files + CatalogContractsDescriptors.files
    + AnalyticsContractsDescriptors.files + NotificationContractsDescriptors.files
    + RuntimeContractsDescriptors.files + GatewayContractsDescriptors.files

  init() throws {
    for text in Self.files {
      guard let data = Data(base64Encoded: "\(text)") else { throw CocoaError(.coderInvalidValue) }
      try WireReader.read([UInt8](data)) { (reader) throws(WireError) in
        var package = ""
        while let tag = try reader.nextTag() {
          switch tag {
          case 18: package = try reader.string()
          case 34: add(try Message(from: &reader), in: package)
          default: try reader.skip(tag)
          }
        }
      }
    }
  }

  private mutating func add(_ message: Message, in parent: String) {
    var message = message
    message.name = "\(parent).\(message.name)"
    message.fields.sort { $0.number < $1.number }
    messages[".\(message.name)"] = message
    if !message.event.isEmpty { events.append(message) }
    for inner in message.inner { add(inner, in: message.name) }
  }

  /// The events of one service, or of the gateway itself.
  func events(of source: WatchSource) -> [Message] {
    events.filter { $0.name.hasPrefix("daybook.\(source.name).") }
  }
}

// MARK: - Contents of a body

extension DeclaredContracts {
  /// The number of bodies needed to fill every field of a message, one case of a oneof at a time.
  func variants(of message: Message) -> Int {
    let oneofs = Dictionary(grouping: message.fields.filter { $0.isChoice }) { $0.oneof }
    let inner = message.fields.compactMap { messages[$0.typeName] }.map { variants(of: $0) }
    return (oneofs.values.map(\.count) + inner).max() ?? 1
  }

  /// The bytes of a message with every field at a value that is not its default, and one field of a later
  /// version.
  ///
  /// - Parameters:
  ///   - message: one without cycles.
  ///   - variant: which field of each oneof is set.
  ///   - sharedOnly: only what is declared visible to others.
  /// - Returns: the message in the binary form.
  func bytes(of message: Message, variant: Int, sharedOnly: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    for field in message.fields where field.isThere(variant, in: message) {
      // Entries of maps declare no visibility; the map does.
      guard field.isShared || !sharedOnly || message.isMapEntry else { continue }
      let value = value(of: field, variant, sharedOnly)
      bytes += Self.varint(UInt64(field.number) << 3 | field.wireType)
      if field.wireType == 2 { bytes += Self.varint(UInt64(value.count)) }
      bytes += value
    }
    if !sharedOnly, !message.isMapEntry { bytes += Self.varint(60_000 << 3) + [1] }
    return bytes
  }

  private func value(of field: Field, _ variant: Int, _ sharedOnly: Bool) -> [UInt8] {
    switch field.type {
    case 1, 6, 16: return [0, 0, 0, 0, 0, 0, 0xf0, 0x3f]
    case 2, 7, 15: return [0, 0, 0x80, 0x3f]
    case 11:
      if let message = messages[field.typeName] {
        return bytes(of: message, variant: variant, sharedOnly: sharedOnly)
      }
      // Messages of protobuf have field 1 as a number, and are visible as a whole.
      return [8, 1]
    case 9 where field.isUUID: return Array("01a1fe8a-827f-7000-ad3b-94ce61bad619".utf8)
    case 9 where field.isDay: return Array("2026-11-28".utf8)
    case 9, 12: return Array("private?".utf8)
    default: return [1]
    }
  }

  /// The names of fields of a message, and of all it contains.
  func names(of message: Message) -> Set<String> {
    message.fields.reduce(into: Set(message.fields.map(\.name))) { names, field in
      if let inner = inner(of: field) { names.formUnion(self.names(of: inner)) }
    }
  }

  /// The names that others may see: declared visible somewhere, and private in nothing that others see.
  func sharedNames(of message: Message) -> Set<String> {
    let (visible, hidden) = sharing(of: message)
    return visible.subtracting(hidden)
  }

  private func sharing(of message: Message) -> (visible: Set<String>, hidden: Set<String>) {
    var visible: Set<String> = []
    var hidden: Set<String> = []
    for field in message.fields {
      guard field.isShared else {
        hidden.insert(field.name)
        continue
      }
      visible.insert(field.name)
      guard let inner = inner(of: field) else { continue }
      let names = sharing(of: inner)
      visible.formUnion(names.visible)
      hidden.formUnion(names.hidden)
    }
    return (visible, hidden)
  }

  /// The message type of a field; for a map, that of its values.
  private func inner(of field: Field) -> Message? {
    guard let message = messages[field.typeName] else { return nil }
    return message.isMapEntry ? message.fields.last.flatMap { messages[$0.typeName] } : message
  }

  private static func varint(_ value: UInt64) -> [UInt8] {
    var (bytes, rest): ([UInt8], UInt64) = ([], value)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(truncatingIfNeeded: rest)]
  }
}

extension DeclaredContracts.Field {
  fileprivate var isChoice: Bool { oneof != nil && !isOptional }

  fileprivate func isThere(_ variant: Int, in message: DeclaredContracts.Message) -> Bool {
    guard isChoice else { return true }
    let choices = message.fields.filter { $0.isChoice && $0.oneof == oneof }
    return choices[variant % choices.count].number == number
  }

  /// The wire type; a repeated field is written as one element, not packed.
  fileprivate var wireType: UInt64 {
    switch type {
    case 1, 6, 16: 1
    case 2, 7, 15: 5
    case 9, 11, 12: 2
    default: 0
    }
  }
}

// MARK: - Reading descriptions

extension DeclaredContracts.Message {
  fileprivate init(from outer: inout WireReader) throws(WireError) {
    var message = DeclaredContracts.Message()
    try outer.nested { (reader) throws(WireError) in
      while let tag = try reader.nextTag() {
        switch tag {
        case 10: message.name = try reader.string()
        case 18: message.fields.append(try DeclaredContracts.Field(from: &reader))
        case 26: message.inner.append(try DeclaredContracts.Message(from: &reader))
        case 58:
          try reader.nested { (reader) throws(WireError) in try message.readOptions(&reader) }
        default: try reader.skip(tag)
        }
      }
    }
    self = message
  }

  private mutating func readOptions(_ reader: inout WireReader) throws(WireError) {
    while let tag = try reader.nextTag() {
      switch tag {
      case 7 << 3: isMapEntry = try reader.varint() != 0
      case 50_001 << 3 | 2: event = try reader.string()
      case 50_002 << 3: isEventShared = try reader.varint() == 0
      default: try reader.skip(tag)
      }
    }
  }
}

extension DeclaredContracts.Field {
  fileprivate init(from outer: inout WireReader) throws(WireError) {
    var field = DeclaredContracts.Field()
    try outer.nested { (reader) throws(WireError) in
      while let tag = try reader.nextTag() {
        switch tag {
        case 10: field.name = try reader.string()
        case 24: field.number = UInt32(truncatingIfNeeded: try reader.varint())
        case 32: field.isRepeated = try reader.varint() == 3
        case 40: field.type = try reader.varint()
        case 50: field.typeName = try reader.string()
        case 66: try reader.nested { (reader) throws(WireError) in try field.readOptions(&reader) }
        case 72: field.oneof = try reader.varint()
        case 136: field.isOptional = try reader.varint() != 0
        default: try reader.skip(tag)
        }
      }
    }
    self = field
  }

  private mutating func readOptions(_ reader: inout WireReader) throws(WireError) {
    while let tag = try reader.nextTag() {
      switch tag {
      case 50_001 << 3 | 2: isUUID = try !reader.string().isEmpty
      case 50_002 << 3: isDay = try reader.varint() != 0
      case 50_005 << 3: isShared = try reader.varint() == 0
      default: try reader.skip(tag)
      }
    }
  }
}
