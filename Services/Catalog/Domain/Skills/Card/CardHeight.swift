/// What a topic's data say about the height of its card, in points on the screen.
package struct CardHeight: Hashable, Sendable {
  /// Wins over the height of the layout class (TOP-037).
  package var preferred: Double?
  package var minimum: Double
  package var maximum: Double
  /// Share of the container's height, above 0 up to 1.
  package var proportional: Double?

  package init(
    preferred: Double? = nil,
    minimum: Double = 50,
    maximum: Double = 200,
    proportional: Double? = nil
  ) {
    self.preferred = preferred
    self.minimum = minimum
    self.maximum = maximum
    self.proportional = proportional
  }

  /// The answer for a card that is not in the list (TOP-041).
  package static let outsideTheList: Double = 100
}

extension CardHeight {
  /// The height of a card of `layoutClass`, within the limits (TOP-036 to TOP-039).
  package func effective(for layoutClass: LayoutClass) -> Double {
    let wanted = preferred.flatMap { CardHeight.isUsable($0) ? $0 : nil }
    return limited(wanted ?? layoutClass.height)
  }

  /// The height inside a container of `containerHeight` points (TOP-040).
  package func standard(for layoutClass: LayoutClass, in containerHeight: Double) -> Double {
    guard let proportional else { return effective(for: layoutClass) }
    return limited(proportional * containerHeight)
  }

  /// Raises to the minimum, then lowers to the maximum, so that the maximum wins if the two
  /// contradict each other (TOP-038).
  private func limited(_ height: Double) -> Double { min(max(height, minimum), maximum) }

  private static func isUsable(_ value: Double) -> Bool { value.isFinite && value > 0 }
}

extension CardHeight {
  /// Why these numbers may not be stored, one sentence each; empty when they may (TOP-039).
  package var problems: [String] {
    var found: [String] = []
    for (name, value) in [("preferred", preferred), ("minimum", minimum), ("maximum", maximum)] {
      if let value, !CardHeight.isUsable(value) { found.append("\(name) height is not above 0") }
    }
    if minimum > maximum { found.append("minimum height is above the maximum") }
    if let proportional, !(proportional > 0 && proportional <= 1) {
      found.append("proportional height is not above 0 and at most 1")
    }
    return found
  }
}
