import Foundation
import Testing

/// What can be held against the programs without a Docker engine.
@Suite("The image and the compose file")
struct DeployFilesTests {
  static let programs = Installation.services.map { "daybook-\($0)" } + ["daybook"]

  /// The checkout, found from this file.
  private func text(of path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The block of one service in the compose file: the lines indented below its name.
  private func block(_ service: String, of compose: String) -> String {
    let lines = compose.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "  \(service):") else { return "" }
    let rest = lines[(start + 1)...]
    return rest.prefix { $0.isEmpty || $0.hasPrefix("    ") }.joined(separator: "\n")
  }

  private func settings(named text: String) -> Set<String> {
    Set(text.matches(of: /DAYBOOK_[A-Z_]+(?=:)/).map { String($0.output) })
  }

  @Test("name every program that there is")
  func programsAreInTheImage() throws {
    let image = try text(of: "deploy/Dockerfile")
    for program in Self.programs {
      #expect(image.contains(" \(program)"), "\(program)")
      _ = try Program.url(program)
    }
  }

  @Test("give each process only settings that it knows", arguments: Installation.services)
  func settingsAreKnown(service: String) throws {
    let compose = try text(of: "deploy/compose.yaml")
    let shared = String(
      compose.prefix(upTo: try #require(compose.range(of: "\nservices:")).lowerBound)
    )
    let help = try Program.run("daybook-\(service)", ["--help"]).output
    // Those two are for the command line in the gateway's container.
    let used = settings(named: shared + block(service, of: compose))
      .subtracting(["DAYBOOK_HOME", "DAYBOOK_SERVER"])
    #expect(used.count >= 4)
    for name in used {
      let flag = name.dropFirst("DAYBOOK_".count).lowercased().replacing("_", with: "-")
      #expect(help.contains("--\(flag)"), "\(name)")
    }
  }

  @Test("ask each process itself whether it is healthy", arguments: Installation.services)
  func health(service: String) throws {
    let block = block(service, of: try text(of: "deploy/compose.yaml"))
    #expect(block.contains("command: [daybook-\(service)]"))
    #expect(block.contains("test: [CMD, daybook-\(service), --health]"))
  }

  @Test("let nobody in but through the gateway, and only from this machine")
  func onlyTheGateway() throws {
    let compose = try text(of: "deploy/compose.yaml")
    for service in Installation.services {
      #expect(
        block(service, of: compose).contains("ports:") == (service == "gateway"),
        "\(service)"
      )
    }
    #expect(block("gateway", of: compose).contains(#"ports: ["127.0.0.1:7400:7400"]"#))
    #expect(compose.contains("internal: true"))
  }
}
