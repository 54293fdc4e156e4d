/// A contract of one file for comparing, `shop/v1/shop.proto` of package `shop.v1`, whose parts
/// tests change one at a time.
struct Contract {
  var file = "shop/v1/shop.proto"
  var package = "shop.v1"
  var syntax = "proto3"
  /// Makes the options from 50001 Daybook's own.
  var imported = "daybook/options/v1/options.proto"
  var fields = [Field("id", 1, .text), Field("total", 2, .number)]
  var oneofs: [String] = []
  var reservedNumbers: [Range<UInt64>] = []
  var reservedNames: [String] = []
  var values: [(name: String, number: UInt64)] = [("STATE_UNSPECIFIED", 0), ("STATE_PAID", 1)]
  var reservedValues: [ClosedRange<UInt64>] = []
  var reservedValueNames: [String] = []
  /// The kind of the events that `shop.v1.Order` is the body of.
  var event = ""
  var isEventPrivate: Bool?
  var hasReceipt = true
  var hasService = true
  var methods = [Method("Buy")]
  var options: [Option] = []
  /// Whether line numbers are present, for up to two hundred of each declaration.
  var hasLines = true

  /// One field of `shop.v1.Order`.
  struct Field {
    var name: String
    var jsonName: String
    var number: UInt64
    var kind: Kind
    var isRepeated = false
    var isOptional = false
    var oneof: UInt64?
    var uuid = ""
    var isLocalDay = false
    var isSubject = false
    var isPrivate: Bool?

    init(_ name: String, _ number: UInt64, _ kind: Kind, oneof: UInt64? = nil) {
      self.name = name
      jsonName = name
      self.number = number
      self.kind = kind
      self.oneof = oneof
    }
  }

  /// One extension of `google.protobuf.FieldOptions`.
  struct Option {
    var name: String
    var number: UInt64
    var kind = Kind.text
    var isRepeated = false
    var extendee = ".google.protobuf.FieldOptions"
  }

  /// Numbers of `FieldDescriptorProto.Type`, and a type's name.
  enum Kind {
    case text, number, long
    case message(String)

    var type: UInt64 {
      switch self {
      case .text: 9
      case .number: 5
      case .long: 3
      case .message: 11
      }
    }
  }

  /// One method of `shop.v1.Shop`.
  struct Method {
    var name: String
    var input = ".shop.v1.Order"
    var output = ".shop.v1.Order"
    var takesStream = false
    var returnsStream = false
    var access: UInt64 = 1
    var changes = false
    var priority: UInt64 = 0
    var idempotency: UInt64 = 1
    var isResumable = true
    var requestLimit: UInt64 = 256
    var scope: UInt64 = 0
    var consent: UInt64 = 0
    var isForDevices = false

    init(_ name: String) { self.name = name }
  }

  /// The contract as `protoc --descriptor_set_out` writes it.
  ///
  /// Each declaration has its own line: messages from 10, their fields from 11, the enum at 30
  /// followed by its values, the service at 50 followed by its methods, options from 60; reserved
  /// ranges from 70 and names from 80, those of the enum from 90 and 100.
  var bytes: [UInt8] {
    Descriptor { set in
      set.message(1) { file in
        file.text(1, self.file)
        file.text(2, package)
        file.text(3, imported)
        file.message(4) { describeOrder(&$0) }
        if hasReceipt {
          file.message(4) { receipt in
            receipt.text(1, "Receipt")
            receipt.message(3) { $0.text(1, "Line") }
          }
        }
        file.message(5) { describeState(&$0) }
        if hasService { file.message(6) { describeShop(&$0) } }
        for option in options {
          file.message(7) { descriptor in
            descriptor.text(1, option.name)
            descriptor.text(2, option.extendee)
            descriptor.number(3, option.number)
            descriptor.number(4, option.isRepeated ? 3 : 1)
            descriptor.number(5, option.kind.type)
          }
        }
        if hasLines { file.message(9) { describeLines(&$0) } }
        file.text(12, syntax)
      }
    }.bytes
  }

  private func describeOrder(_ message: inout Descriptor) {
    message.text(1, "Order")
    for field in fields {
      message.message(2) { descriptor in
        descriptor.text(1, field.name)
        descriptor.number(3, field.number)
        descriptor.number(4, field.isRepeated ? 3 : 1)
        descriptor.number(5, field.kind.type)
        if case .message(let name) = field.kind { descriptor.text(6, name) }
        descriptor.message(8) { options in
          if !field.uuid.isEmpty { options.text(50001, field.uuid) }
          if field.isLocalDay { options.number(50002, 1) }
          if field.isSubject { options.number(50003, 1) }
          if let isPrivate = field.isPrivate { options.number(50005, isPrivate ? 1 : 0) }
        }
        if let oneof = field.oneof { descriptor.number(9, oneof) }
        descriptor.text(10, field.jsonName)
        if field.isOptional { descriptor.number(17, 1) }
      }
    }
    if !event.isEmpty {
      message.message(7) { options in
        options.text(50001, event)
        if let isEventPrivate { options.number(50002, isEventPrivate ? 1 : 0) }
      }
    }
    for name in oneofs { message.message(8) { $0.text(1, name) } }
    for range in reservedNumbers {
      message.message(9) { bounds in
        bounds.number(1, range.lowerBound)
        bounds.number(2, range.upperBound)
      }
    }
    for name in reservedNames { message.text(10, name) }
  }

  private func describeState(_ descriptor: inout Descriptor) {
    descriptor.text(1, "State")
    for value in values {
      descriptor.message(2) { part in
        part.text(1, value.name)
        part.number(2, value.number)
      }
    }
    for range in reservedValues {
      descriptor.message(4) { bounds in
        bounds.number(1, range.lowerBound)
        bounds.number(2, range.upperBound)
      }
    }
    for name in reservedValueNames { descriptor.text(5, name) }
  }

  private func describeShop(_ service: inout Descriptor) {
    service.text(1, "Shop")
    for method in methods {
      service.message(2) { descriptor in
        descriptor.text(1, method.name)
        descriptor.text(2, method.input)
        descriptor.text(3, method.output)
        descriptor.message(4) { options in
          options.number(34, method.idempotency)
          options.number(50001, method.access)
          if method.changes { options.number(50002, 1) }
          if method.priority > 0 { options.number(50003, method.priority) }
          if method.isResumable { options.number(50004, 1) }
          if method.requestLimit > 0 { options.number(50005, method.requestLimit) }
          if method.scope > 0 { options.number(50006, method.scope) }
          if method.consent > 0 { options.number(50007, method.consent) }
          if method.isForDevices { options.number(50008, 1) }
        }
        if method.takesStream { descriptor.number(5, 1) }
        if method.returnsStream { descriptor.number(6, 1) }
      }
    }
  }

  private func describeLines(_ source: inout Descriptor) {
    var lines: [([UInt8], UInt8)] = [
      ([12], 1), ([2], 2), ([4, 0], 10), ([4, 1], 20), ([5, 0], 30), ([6, 0], 50),
    ]
    for index in fields.indices { lines.append(([4, 0, 2, UInt8(index)], 11 + UInt8(index))) }
    for index in values.indices { lines.append(([5, 0, 2, UInt8(index)], 31 + UInt8(index))) }
    for index in methods.indices { lines.append(([6, 0, 2, UInt8(index)], 51 + UInt8(index))) }
    let reserved =
      [
        ([4, 0, 9], 70, reservedNumbers.count), ([4, 0, 10], 80, reservedNames.count),
        ([5, 0, 4], 90, reservedValues.count), ([5, 0, 5], 100, reservedValueNames.count),
        ([7], 60, options.count),
      ] as [([UInt8], UInt8, Int)]
    for (path, line, count) in reserved {
      for index in 0..<UInt8(count) { lines.append((path + [index], line + index)) }
    }
    for (path, line) in lines {
      source.message(1) { location in
        location.bytes(1, path)
        // Lines begin at 0 here, and at 1 for people.
        location.bytes(2, [line - 1, 0, 1])
      }
    }
  }
}
