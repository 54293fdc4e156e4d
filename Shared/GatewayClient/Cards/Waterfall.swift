/// Cards of varied heights in columns, each card under the shortest column so far.
///
/// ```swift
/// let columns = Waterfall.columns(forWidth: 800)
/// let layout = Waterfall(width: 800, columns: columns, heights: topics.map { $0.cardHeight })
/// ```
/// Frames come in the order of the heights, which is also the order for reading and for the keyboard. A card
/// more or less at the end moves no other. All lengths are in points.
public struct Waterfall: Hashable, Sendable {
  /// Where one card is.
  public struct Frame: Hashable, Sendable {
    /// From 0, from the left.
    public let column: Int
    /// Of its left edge.
    public let x: Double
    /// Of its top edge, from the top of the list.
    public let y: Double
    /// The same for all cards.
    public let width: Double
    /// As it was given.
    public let height: Double
  }

  /// One for each height, in the same order.
  public let frames: [Frame]
  /// The height of everything, with a gap above and below; 0 without cards.
  public let contentHeight: Double

  /// The gap around cards where nothing else is said.
  public static let standardGap: Double = 8

  /// How many columns fit well into a width: phones, tablets, desktops.
  public static func columns(forWidth width: Double) -> Int {
    switch width {
    case ..<320: 1
    case ..<600: 2
    case ..<1_024: 3
    default: width.isNaN ? 1 : 4
    }
  }

  /// Lays cards out.
  ///
  /// - Parameters:
  ///   - width: of the container. Where the gaps leave no room, cards have no width.
  ///   - columns: how many; less than 1 means 1.
  ///   - gap: between cards, and around them; what is below 0 or not finite means 0.
  ///   - heights: of the cards; what is below 0 or not finite means 0.
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
