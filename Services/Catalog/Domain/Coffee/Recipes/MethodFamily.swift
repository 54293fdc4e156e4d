/// Brewing methods that share a form (coffee.md §3.2).
package enum MethodFamily: Int, Hashable, Sendable, CaseIterable {
  case pourOver = 1
  case frenchPress = 2
  case aeropress = 3
  case espresso = 4
  case other = 5

  /// Derives the family from a method's name, ignoring case (COF-021).
  ///
  /// If several match, the first of Espresso, Aeropress, French Press and pour-over applies.
  package init(method: String) {
    let text = method.lowercased()
    self =
      if text.contains("espresso") {
        .espresso
      } else if text.contains("aeropress") {
        .aeropress
      } else if text.contains("french press") {
        .frenchPress
      } else if ["v60", "kalita", "chemex"].contains(where: text.contains) {
        .pourOver
      } else {
        .other
      }
  }

  package var isPourOver: Bool { self == .pourOver }
  package var hasBloom: Bool { [.pourOver, .frenchPress, .aeropress].contains(self) }
  package var hasSecondPour: Bool { hasBloom }
  package var hasLaterPours: Bool { isPourOver }
  package var supportsPours: Bool { hasSecondPour }
  package var hasWaterOut: Bool { self == .espresso }
  package var hasPlunge: Bool { self == .aeropress }
}
