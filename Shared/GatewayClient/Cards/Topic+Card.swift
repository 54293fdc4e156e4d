public import CatalogContracts

extension CatalogV1.Topic {
  /// The height of the card in points: its own or its class's, within its limits.
  ///
  /// Invalid numbers are ignored, so that any response can be drawn.
  public var cardHeight: Double {
    let own = preferredHeight.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    return limited(own ?? layoutClass.cardHeight)
  }

  /// The height of the card in a container of `containerHeight` points: the topic's share of it, if
  /// it has one, within its limits.
  public func cardHeight(in containerHeight: Double) -> Double {
    guard let share = proportionalHeight, (share * containerHeight).isFinite else {
      return cardHeight
    }
    return limited(share * containerHeight)
  }

  /// Raised to the minimum, then lowered to the maximum, which takes precedence.
  private func limited(_ height: Double) -> Double { min(max(height, minHeight), maxHeight) }
}

extension CatalogV1.LayoutClass {
  /// In points; an unknown class is drawn as a standard card.
  public var cardHeight: Double {
    switch self {
    case .featured: 150
    case .quickTips: 80
    case .inDepth: 200
    case .standard, .unspecified, .unrecognized: 120
    }
  }
}

extension Collection<CatalogV1.Topic> where Index == Int {
  /// The height of the card at `index`; 100 for an index outside of the list, which is not an
  /// error.
  public func cardHeight(at index: Int) -> Double {
    indices.contains(index) ? self[index].cardHeight : 100
  }
}
