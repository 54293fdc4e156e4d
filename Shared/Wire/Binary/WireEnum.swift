/// An enum of a contract: known values by name, every other one by number.
@usableFromInline
package protocol WireEnum: Hashable, Sendable, CustomStringConvertible {
  /// Every value with the name the contract gives it; of several names for one value the first counts.
  static var contractNames: [(name: String, number: Int32)] { get }

  /// The value with this number, known or not.
  init(rawValue: Int32)

  var rawValue: Int32 { get }
}

extension WireEnum {
  /// The name in the contract, as in `TASK_PRIORITY_HIGHEST`; a number that has none is `nil`.
  package var contractName: String? {
    let number = rawValue
    return Self.contractNames.first { $0.number == number }?.name
  }

  /// The value with this name in the contract.
  package init?(contractName: String) {
    guard let known = Self.contractNames.first(where: { $0.name == contractName }) else {
      return nil
    }
    self.init(rawValue: known.number)
  }

  package var description: String { contractName ?? String(rawValue) }
}
