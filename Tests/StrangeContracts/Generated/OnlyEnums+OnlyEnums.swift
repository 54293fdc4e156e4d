// Generated from only_enums.proto by protoc-gen-daybook; do not edit.

package import Wire

extension OnlyEnums {
  /// A file without a message.
  package enum Weekday: WireEnum, CaseIterable {
    case unspecified
    case monday
    /// A number without a name in this contract.
    case unrecognized(Swift.Int32)
  }
}

extension OnlyEnums.Weekday {
  package init(rawValue: Swift.Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .monday
    default: self = .unrecognized(rawValue)
    }
  }

  package var rawValue: Swift.Int32 {
    switch self {
    case .unspecified: return 0
    case .monday: return 1
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  package static let allCases: [OnlyEnums.Weekday] = [
    .unspecified,
    .monday,
  ]

  package static let contractNames: [(name: StaticString, number: Swift.Int32)] = [
    ("WEEKDAY_UNSPECIFIED", 0),
    ("WEEKDAY_MONDAY", 1),
  ]

  package static let jsonNames = JSONFields(names: contractNames)

  package static func contractName(of number: Swift.Int32) -> StaticString? {
    switch number {
    case 0: return "WEEKDAY_UNSPECIFIED"
    case 1: return "WEEKDAY_MONDAY"
    default: return nil
    }
  }
}
