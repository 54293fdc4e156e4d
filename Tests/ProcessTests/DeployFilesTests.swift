import Foundation
import Testing

/// Checks of the image and the compose file that need no Docker engine.
@Suite("The image and the compose file")
struct DeployFilesTests {
  static let programs = Installation.services.map { "daybook-\($0)" } + ["daybook"]

  /// The checkout, found from this file.
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
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

  @Test("contain every program")
  func programsAreInTheImage() throws {
    let image = try text(of: "deploy/Dockerfile")
    #expect(image.contains("deploy/strip .build/release /programs"))
    #expect(try text(of: ".dockerignore").contains("!deploy/strip"))
    let strip = try text(of: "deploy/strip")
    for program in Self.programs {
      let words = strip.split { " ()\n".contains($0) }
      #expect(words.contains(Substring(program)), "\(program)")
      _ = try Program.url(program)
    }
  }

  @Test("strip debug information from the programs, into files that a debugger finds by itself")
  func stripped() throws {
    let to = FileManager.default.temporaryDirectory
      .appendingPathComponent("daybook-programs-\(UUID().uuidString.lowercased())")
    defer { try? FileManager.default.removeItem(at: to) }
    let from = try Program.url("daybook").deletingLastPathComponent()
    let script = root.appendingPathComponent("deploy/strip")
    let outcome = try Program.run(script, [from.path, to.path])
    #expect(outcome.status == 0, "\(outcome)")
    for program in Self.programs {
      func size(_ url: URL) throws -> Int {
        try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      }
      let (whole, small) = (
        from.appendingPathComponent(program), to.appendingPathComponent(program)
      )
      // The fast check build has only symbol names and no debug information to strip.
      let isDebugged = try Program.run(
        URL(fileURLWithPath: "/usr/bin/readelf"),
        ["--wide", "--sections", whole.path]
      ).output.contains(" .debug_info ")
      #expect(try size(small) < (isDebugged ? size(whole) * 3 / 4 : size(whole)), "\(program)")
      #expect(try Program.run(small, ["--version"]).output.hasPrefix("daybook"))
      let symbols = to.appendingPathComponent(".debug/\(program).debug")
      let sections = try Program.run(
        URL(fileURLWithPath: "/usr/bin/readelf"),
        ["--wide", "--sections", symbols.path]
      )
      #expect(sections.output.contains(isDebugged ? " .debug_info " : " .symtab "))
      let link = try Program.run(
        URL(fileURLWithPath: "/usr/bin/readelf"),
        ["--string-dump=.gnu_debuglink", small.path]
      )
      #expect(link.output.contains("\(program).debug"))
    }
    // Another run replaces them.
    #expect(try Program.run(script, [from.path, to.path]).status == 0)
    let none = try Program.run(script, [to.appendingPathComponent("none").path, to.path])
    #expect(none.status == 1 && none.errors.contains("is missing; build it first"), "\(none)")
  }

  @Test("give each process only settings that it supports", arguments: Installation.services)
  func settingsAreKnown(service: String) throws {
    let compose = try text(of: "deploy/compose.yaml")
    let shared = String(
      compose.prefix(upTo: try #require(compose.range(of: "\nservices:")).lowerBound)
    )
    let help = try Program.run("daybook-\(service)", ["--help"]).output
    // These two are for the command line in the gateway's container.
    let used = settings(named: shared + block(service, of: compose))
      .subtracting(["DAYBOOK_HOME", "DAYBOOK_SERVER"])
    #expect(used.count >= 4)
    for name in used {
      let flag = name.dropFirst("DAYBOOK_".count).lowercased().replacing("_", with: "-")
      #expect(help.contains("--\(flag)"), "\(name)")
    }
  }

  @Test("check the health of each process by its own command", arguments: Installation.services)
  func health(service: String) throws {
    let block = block(service, of: try text(of: "deploy/compose.yaml"))
    #expect(block.contains("command: [daybook-\(service)]"))
    #expect(block.contains("test: [CMD, daybook-\(service), --health]"))
  }

  @Test("publish only the gateway's port, and only on this machine")
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

  @Test("let the operator back up, check and restore the databases in the volumes")
  func backups() throws {
    let compose = try text(of: "deploy/compose.yaml")
    let image = try text(of: "deploy/Dockerfile")
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("daybook-volumes-\(UUID().uuidString.lowercased())")
    defer { try? FileManager.default.removeItem(at: root) }
    let home = try Installation(dataFolders: { root.appendingPathComponent("volumes/\($0)") })
    let mounts = mounts(of: "operator", in: compose)
    #expect(mounts.count == 8)
    for mount in mounts {
      // A volume gets the owner of the folder in the image where it is first mounted.
      #expect(image.contains(" \(mount.place)"), "\(mount.place) is not created in the image")
      #expect(compose.contains("\n  \(mount.volume):\n"), "\(mount.volume) is no volume")
      try home.mount(mount.volume, at: root.appendingPathComponent("container\(mount.place)"))
    }
    for service in Installation.services {
      #expect(block(service, of: compose).contains(#""\#(service):/data""#))
    }
    let inside = ["DAYBOOK_HOME": root.appendingPathComponent("container/daybook").path]
    #expect(block("operator", of: compose).contains("DAYBOOK_HOME: /daybook\n"))
    func run(_ arguments: String...) throws -> Outcome {
      try home.daybook(["operator"] + arguments, environment: inside)
    }

    try home.startAll()
    #expect(try home.setUp().status == 0)
    _ = try home.json(["add", "Dishes"])
    #expect(try run("check").status == 0)
    let made = try run("backup")
    #expect(made.status == 0, "\(made)")
    let folder = root.appendingPathComponent("volumes/backups")
    let backup = try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).first
    )
    let path = root.appendingPathComponent("container/daybook/backups/\(backup)").path
    #expect(try run("check", path).status == 0)
    _ = try home.json(["add", "Later"])
    #expect(try run("restore", path, "--yes").status == 5, "they run")
    for service in Installation.services { _ = home.terminate(service) }
    let restored = try run("restore", path, "--yes")
    #expect(restored.status == 0, "\(restored)")
    try home.startAll()
    #expect(try home.json(["list"])["totalCount"] as? Int == 1)
    #expect(try run("check").status == 0)
  }

  /// The volumes of a service in the compose file, and their mount points.
  private func mounts(
    of service: String,
    in compose: String
  ) -> [(volume: String, place: String)] {
    block(service, of: compose).matches(of: /"([a-z]+):(\/[a-z\/]+)(:ro)?"/).map {
      (String($0.output.1), String($0.output.2))
    }
  }
}
