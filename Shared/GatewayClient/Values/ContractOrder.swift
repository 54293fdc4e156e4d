import Wire

/// A public enum whose cases stand in the order of the contract's numbers, from 1.
protocol ContractOrder: CaseIterable, Hashable where AllCases == [Self] {}

extension ContractOrder {
  /// `nil` for a value that is absent, or that this version does not know.
  init?(_ value: some WireEnum) {
    let place = Int(value.rawValue) - 1
    guard Self.allCases.indices.contains(place) else { return nil }
    self = Self.allCases[place]
  }

  /// The contract's value for this case.
  func contract<Value: WireEnum>() -> Value {
    Value(rawValue: Int32((Self.allCases.firstIndex(of: self) ?? -1) + 1))
  }
}
