/// An enum of a contract: known values by name, all others by number.
public protocol WireEnum: Hashable, Sendable, CustomStringConvertible {
  /// Every value with its name in the contract; of several names for a value the first.
  static var contractNames: [(name: StaticString, number: Int32)] { get }

  /// The same, for lookups by name.
  static var jsonNames: JSONFields { get }

  /// The name of a number, if it has one.
  static func contractName(of number: Int32) -> StaticString?

  /// Whether its only value is JSON's `null`.
  static var isNull: Bool { get }

  /// The value with this number, known or not.
  init(rawValue: Int32)

  var rawValue: Int32 { get }
}

extension WireEnum {
  /// Two values are equal if their numbers are, as in bytes: `.unrecognized(1)` equals the value
  /// named 1.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

  /// Hashes the number.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  /// Most enums have no value that is `null`.
  @inlinable @inline(__always)
  public static var isNull: Bool { false }

  /// The name in the contract, as in `TASK_PRIORITY_HIGHEST`; `nil` for an unknown number.
  public var contractName: String? {
    Self.contractName(of: rawValue).map { "\($0)" }
  }

  /// The value with this name in the contract.
  public init?(contractName: String) {
    guard let known = Self.contractNames.first(where: { "\($0.name)" == contractName }) else {
      return nil
    }
    self.init(rawValue: known.number)
  }

  /// The name in the contract, or the number.
  public var description: String { contractName ?? String(rawValue) }
}
