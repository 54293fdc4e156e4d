import Foundation

/// The printed table: nanoseconds of each codec, the ratio to ours, allocations.
enum Table {
  static func head(_ names: [String]) {
    let ratios = names.dropFirst().map { "\($0) / ours" }
    print(line(["ns a message"] + names + ratios + ["allocations"]))
    print(line(Array(repeating: "---", count: names.count * 2 + 1)))
  }

  static func row(_ name: String, _ nanoseconds: [Double?], _ allocations: [Double?]) {
    let ours = nanoseconds.first ?? nil
    let times = nanoseconds.map { text($0, decimals: 0) }
    let ratios = nanoseconds.dropFirst().map { other in
      text(ours.flatMap { ours in other.map { $0 / ours } }, decimals: 2)
    }
    let counts = allocations.map { text($0, decimals: 0) }
    print(line([name] + times + ratios + [counts.joined(separator: " · ")]))
    fflush(nil)
  }

  private static func line(_ cells: [String]) -> String {
    "| \(cells.joined(separator: " | ")) |"
  }

  private static func text(_ number: Double?, decimals: Int) -> String {
    number.map { String(format: "%.\(decimals)f", $0) } ?? "-"
  }
}
