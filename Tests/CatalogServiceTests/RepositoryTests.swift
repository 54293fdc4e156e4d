import Foundation
import Testing

/// Rules that the catalog's sources must follow.
@Suite("The catalog's sources")
struct RepositoryTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("never end the process (TOP-101)")
  func noTraps() throws {
    let folder = root.appending(path: "Services/Catalog")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(paths.count > 100)
    let banned =
      #/\b(fatalError|preconditionFailure|assertionFailure|precondition|assert|abort|exit)\(|try!|as!/#
    for path in paths {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for line in text.split(separator: "\n") where line.contains(banned) {
        Issue.record("\(path): \(line)")
      }
    }
  }

  @Test("are under the complete MIT licence, with a year and a holder (TOP-145)")
  func licence() throws {
    let text = try String(contentsOf: root.appending(path: "LICENSE"), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "MIT License")
    #expect(lines.contains { $0.contains(/^Copyright \(c\) 20[0-9]{2} \S.+/) })
    #expect(!lines.contains { $0.hasSuffix(" ") || $0.hasSuffix("\t") })
    for words in ["free of charge", "shall be included in all", "WITHOUT WARRANTY OF ANY KIND"] {
      #expect(text.contains(words), "\(words)")
    }
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("(LICENSE)"))
  }
}
