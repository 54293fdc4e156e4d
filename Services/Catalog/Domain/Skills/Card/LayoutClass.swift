/// The size class of a card in the waterfall layout.
///
/// Raw values match the contract and the store.
package enum LayoutClass: Int, Hashable, Sendable, CaseIterable {
  case standard = 1
  case featured = 2
  case quickTips = 3
  case inDepth = 4

  /// Points on the screen (TOP-036).
  package var height: Double {
    switch self {
    case .standard: 120
    case .featured: 150
    case .quickTips: 80
    case .inDepth: 200
    }
  }

  /// The spelling in seed files.
  package var name: String {
    switch self {
    case .standard: "standard"
    case .featured: "featured"
    case .quickTips: "quick_tips"
    case .inDepth: "in_depth"
    }
  }

  package init?(name: String) {
    guard let found = LayoutClass.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
