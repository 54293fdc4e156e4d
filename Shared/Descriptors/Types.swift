// The declarations of contracts, as far as they are needed at run time.

/// A message and its fields, in the order of their numbers.
package struct MessageType: Sendable, Hashable {
  /// `daybook.task.v1.Task`.
  package let name: String
  package internal(set) var fields: [FieldType] = []
  /// A map entry: field 1 is the key, field 2 the value.
  package internal(set) var isMapEntry = false
  package internal(set) var oneofs: [String] = []

  /// The field with a number, by binary search.
  func field(_ number: Int) -> FieldType? {
    var range = fields.startIndex..<fields.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if fields[middle].number == number { return fields[middle] }
      range =
        fields[middle].number < number
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}

/// One field of a message.
package struct FieldType: Sendable, Hashable {
  package internal(set) var number = 0
  package internal(set) var name = ""
  package internal(set) var jsonName = ""
  package internal(set) var kind = Kind.int32
  package internal(set) var isRepeated = false
  /// Declared `optional`: a default can be set.
  package internal(set) var isOptional = false
  package internal(set) var isPacked = true
  /// Personal text; errors name no key in it.
  package internal(set) var isRedacted = false
  /// `daybook.options.v1.uuid`: the type of the UUID in this text, as `TaskID`; empty: no UUID.
  package internal(set) var uuid = ""
  /// `daybook.options.v1.local_day`: the text is a day.
  package internal(set) var isLocalDay = false
  /// `daybook.options.v1.subject`: the member whose space a request concerns.
  package internal(set) var isSubject = false
  /// The message or the enum.
  package internal(set) var typeName = ""
  /// The index of its oneof in the message.
  package internal(set) var oneof: Int?

  /// `FieldDescriptorProto.Type`, with its numbers, without groups.
  package enum Kind: Int, Sendable, Hashable {
    case double = 1
    case float, int64, uint64, int32, fixed64, fixed32, bool, string
    case message = 11
    case bytes, uint32
    case enumeration
    case sfixed32, sfixed64, sint32, sint64

    /// Whether elements can be packed.
    var isPackable: Bool {
      switch self {
      case .string, .message, .bytes: false
      default: true
      }
    }
  }
}

/// An enum with the names of its numbers, in the order of the contract.
package struct EnumType: Sendable, Hashable {
  package let name: String
  package internal(set) var values: [Value] = []

  /// One name.
  package struct Value: Sendable, Hashable {
    package let name: String
    package let number: Int32
  }
}

/// A service and its methods.
package struct ServiceType: Sendable, Hashable {
  package let name: String
  package internal(set) var methods: [Method] = []

  /// One method; its message types have full names.
  package struct Method: Sendable, Hashable {
    package internal(set) var name = ""
    package internal(set) var input = ""
    package internal(set) var output = ""
    package internal(set) var takesMany = false
    package internal(set) var repliesMany = false
    package internal(set) var hasNoSideEffects = false
    /// `daybook.options.v1.access`, as its number.
    package internal(set) var access = 0
    /// `daybook.options.v1.changes`.
    package internal(set) var changes = false
    /// `daybook.options.v1.scope`, as its number.
    package internal(set) var declaredScope = 0
    /// `daybook.options.v1.consent`, as its number.
    package internal(set) var consent = 0
    /// `daybook.options.v1.device`.
    package internal(set) var isForDevices = false

    /// The scope that a member's token needs, by the rule of `daybook.options.v1.Scope`; `nil` if
    /// no member's token is needed, or access is not declared.
    package var scope: String? {
      switch access {
      case 1, 2, 3, 7:
        declaredScope == 1 || declaredScope == 0 && hasNoSideEffects ? "read" : "write"
      default: nil
      }
    }
  }
}
