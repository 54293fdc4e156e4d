import Foundation
import Testing

/// What `deploy/dev/check` rejects before it builds.
@Suite("The checks of sources")
struct SourceCheckTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs `body` in a new folder with `line` as the source file of a service.
  private func withSource(_ line: String, _ body: (_ folder: URL, _ file: URL) throws -> Void)
    throws
  {
    let files = FileManager.default
    let folder = files.temporaryDirectory
      .appendingPathComponent("daybook-source-\(UUID().uuidString.lowercased())")
    defer { try? files.removeItem(at: folder) }
    let service = folder.appendingPathComponent("Services/Task")
    try files.createDirectory(at: service, withIntermediateDirectories: true)
    try Data("A room.\n".utf8).write(to: service.appendingPathComponent("README.md"))
    let shared = folder.appendingPathComponent("Shared/Wire")
    try files.createDirectory(at: shared, withIntermediateDirectories: true)
    try Data("A room.\n".utf8).write(to: shared.appendingPathComponent("README.md"))
    try Data("let package = Package()\n".utf8)
      .write(to: folder.appendingPathComponent("Package.swift"))
    let file = service.appendingPathComponent("Source.swift")
    try Data((line + "\n").utf8).write(to: file)
    try body(folder, file)
  }

  @Test(
    "reject forced unwraps, tries and casts (FST-101)",
    arguments: ["let a = b!", "let a = try! b()", "let a = b as! Int"]
  )
  func forced(line: String) throws {
    try withSource(line) { _, file in
      let format = Self.root.appendingPathComponent(".swift-format").path
      let outcome = try Program.run(
        URL(fileURLWithPath: "/usr/bin/env"),
        ["swift", "format", "lint", "--strict", "--configuration", format, file.path]
      )
      #expect(outcome.status == 1 && outcome.errors.contains("Source.swift:1:"), "\(outcome)")
      #expect(
        outcome.errors.contains("NeverForceUnwrap") || outcome.errors.contains("NeverUseForceTry"),
        "\(outcome)"
      )
    }
  }

  @Test(
    "reject traps, and printing in services, whatever the formatter says (FST-101, FST-111)",
    arguments: [
      ("let a = try! b()", "no place"), ("let a = b as! Int", "no place"),
      ("func a() { fatalError(\"\") }", "no place"),
      ("func a() { preconditionFailure() }", "a precondition"),
      ("func a() { precondition(b) }", "a precondition"),
      ("func a() { print(1) }", "printing in a service"),
    ]
  )
  func words(line: String, complaint: String) throws {
    let script = Self.root.appendingPathComponent("deploy/dev/layout")
    for (source, expected) in [(line, complaint), ("let a = 1", "")] {
      try withSource(source) { folder, _ in
        let scripts = folder.appendingPathComponent("deploy/dev")
        try FileManager.default.createDirectory(at: scripts, withIntermediateDirectories: true)
        let copy = scripts.appendingPathComponent("layout")
        try FileManager.default.copyItem(at: script, to: copy)
        let outcome = try Program.run(copy, [])
        #expect(outcome.status == (expected.isEmpty ? 0 : 1), "\(source): \(outcome)")
        #expect(
          expected.isEmpty ? outcome.errors.isEmpty : outcome.errors.contains(expected),
          "\(outcome)"
        )
      }
    }
  }
}
