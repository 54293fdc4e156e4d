/// The height settings of a topic's card, in screen points.
package struct CardHeight: Hashable, Sendable {
  /// Overrides the height of the layout class (TOP-037).
  package var preferred: Double?
  package var minimum: Double
  package var maximum: Double
  /// Share of the container's height, above 0 and at most 1.
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

  /// The height for an index outside the list (TOP-041).
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

  /// Raises to the minimum, then lowers to the maximum; the maximum applies if they contradict (TOP-038).
  private func limited(_ height: Double) -> Double { min(max(height, minimum), maximum) }

  private static func isUsable(_ value: Double) -> Bool { value.isFinite && value > 0 }
}

extension CardHeight {
  /// Why the values are invalid, one sentence each; empty if they are valid (TOP-039).
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
