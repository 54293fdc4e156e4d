/// The units for display; stored values are grams and millilitres (FST-012).
package enum HealthUnits: Int, Hashable, Sendable, CaseIterable {
  case metric = 1
  case us = 2

  package static let gramsPerPound = 453.59237
  package static let millilitresPerFluidOunce = 29.5735

  /// Formats a weight: `81.6 kg` or `180.0 lb`.
  package func weight(_ grams: Int) -> String {
    switch self {
    case .metric: "\(Self.tenths(Double(grams) / 1_000)) kg"
    case .us: "\(Self.tenths(Double(grams) / Self.gramsPerPound)) lb"
    }
  }

  /// Formats a volume without separators: `2000 ml` or `68 fl oz`.
  package func volume(_ millilitres: Int) -> String {
    switch self {
    case .metric: "\(millilitres) ml"
    case .us: "\(Int((Double(millilitres) / Self.millilitresPerFluidOunce).rounded())) fl oz"
    }
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value.magnitude * 10).rounded())
    return "\(value < 0 && tenths > 0 ? "-" : "")\(tenths / 10).\(tenths % 10)"
  }
}
