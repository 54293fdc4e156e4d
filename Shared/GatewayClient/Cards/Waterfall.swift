/// Lays out cards of varied heights in columns, each card under the shortest column so far.
///
/// ```swift
/// let columns = Waterfall.columns(forWidth: 800)
/// let layout = Waterfall(width: 800, columns: columns, heights: topics.map { $0.cardHeight })
/// ```
///
/// Frames are in the order of the heights, which is also the order for reading and for the
/// keyboard. Adding or removing a card at the end moves no other. All lengths are in points.
public struct Waterfall: Hashable, Sendable {
  /// The position and size of one card.
  public struct Frame: Hashable, Sendable {
    /// From 0, from the left.
    public let column: Int
    /// The left edge.
    public let x: Double
    /// The top edge, from the top of the list.
    public let y: Double
    /// The same for all cards.
    public let width: Double
    /// As given.
    public let height: Double
  }

  /// One for each height, in the same order.
  public let frames: [Frame]
  /// The height of all cards, with a gap above and below; 0 without cards.
  public let contentHeight: Double

  /// The default gap around cards.
  public static let standardGap: Double = 8

  /// The number of columns that suits a width: phones, tablets, desktops.
  public static func columns(forWidth width: Double) -> Int {
    switch width {
    case ..<320: 1
    case ..<600: 2
    case ..<1_024: 3
    default: width.isNaN ? 1 : 4
    }
  }

  /// Lays out cards.
  ///
  /// - Parameters:
  ///   - width: of the container. If the gaps leave no room, cards have no width.
  ///   - columns: less than 1 means 1.
  ///   - gap: between and around cards; negative or not finite means 0.
  ///   - heights: of the cards; negative or not finite means 0.
  public init(
    width: Double,
    columns: Int,
    gap: Double = standardGap,
    heights: [Double]
  ) {
    let columns = max(1, columns)
    let gap = Waterfall.length(gap)
    let room = Waterfall.length(width) - gap * (Double(columns) + 1)
    let columnWidth = max(0, room / Double(columns))
    // More columns than cards stay empty, and need no memory.
    var bottoms = [Double](repeating: 0, count: min(columns, max(1, heights.count)))
    frames = heights.map { height in
      var shortest = 0
      for column in bottoms.indices where bottoms[column] < bottoms[shortest] { shortest = column }
      let frame = Frame(
        column: shortest,
        x: gap + Double(shortest) * (columnWidth + gap),
        y: bottoms[shortest] + gap,
        width: columnWidth,
        height: Waterfall.length(height)
      )
      bottoms[shortest] = frame.y + frame.height
      return frame
    }
    contentHeight = heights.isEmpty ? 0 : (bottoms.max() ?? 0) + gap
  }

  private static func length(_ value: Double) -> Double { value.isFinite ? max(0, value) : 0 }
}
