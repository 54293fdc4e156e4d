import Foundation

/// The circular mean of times of day: of 23:57 and 00:07 it is 00:02, not noon.
///
/// - Source: K. V. Mardia and P. E. Jupp, "Directional Statistics", mean direction.
package enum CircularMean {
  private static let minutesOfDay = 1_440.0
  /// Below this length of the mean vector the times are spread around the clock and have no mean.
  private static let shortestVector = 1e-6

  /// - Parameter minutes: minutes after midnight, 0 to 1439.
  /// - Returns: minutes after midnight; `nil` without times, or when they cancel out.
  package static func minutes(_ minutes: [Int]) -> Int? {
    guard !minutes.isEmpty else { return nil }
    let angles = minutes.map { Double($0) / minutesOfDay * 2 * Double.pi }
    let count = Double(angles.count)
    let x = angles.reduce(0) { $0 + cos($1) } / count
    let y = angles.reduce(0) { $0 + sin($1) } / count
    guard (x * x + y * y).squareRoot() > shortestVector else { return nil }
    let mean = Int((atan2(y, x) / (2 * Double.pi) * minutesOfDay).rounded())
    return (mean % 1_440 + 1_440) % 1_440
  }
}
