/// The numbers of tasks due today and overdue, by project (REM-021).
///
/// It contains no task names: a digest is stored for 90 days, and a name must not outlive its task.
package struct Digest: Equatable, Sendable {
  /// The largest number of projects that are named; the others are counted.
  package static let mostProjects = 20

  /// One project's share.
  package struct Part: Equatable, Sendable {
    package let project: String
    package let today: Int
    package let overdue: Int

    package init(project: String, today: Int, overdue: Int) {
      self.project = project
      self.today = today
      self.overdue = overdue
    }

    fileprivate var text: String { Digest.figures(today: today, overdue: overdue) }
  }

  private let parts: [Part]

  /// - Returns: `nil` if nothing is due.
  package init?(_ parts: [Part]) {
    let due = parts.filter { $0.today + $0.overdue > 0 }
    guard !due.isEmpty else { return nil }
    self.parts = due
  }

  /// One line of text for people.
  package var text: String {
    let today = parts.reduce(0) { $0 + $1.today }
    let overdue = parts.reduce(0) { $0 + $1.overdue }
    var sentences = ["Tasks: \(Self.figures(today: today, overdue: overdue))."]
    sentences += parts.prefix(Self.mostProjects).map { "\($0.project): \($0.text)." }
    if parts.count > Self.mostProjects {
      sentences.append("More projects: \(parts.count - Self.mostProjects).")
    }
    return sentences.joined(separator: " ")
  }

  private static func figures(today: Int, overdue: Int) -> String {
    [today > 0 ? "\(today) due today" : nil, overdue > 0 ? "\(overdue) overdue" : nil]
      .compactMap(\.self).joined(separator: ", ")
  }
}
