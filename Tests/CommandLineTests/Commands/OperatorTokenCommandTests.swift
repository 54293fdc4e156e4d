import Foundation
import ServiceRuntime
import TestHousehold
import TestSupport
import Testing

@testable import CommandLineTool

/// `daybook operator token`: access without a sign-in.
@Suite("A token created at the machine")
struct OperatorTokenCommandTests {
  private static func home() throws -> Home {
    let home = try Home.running(.signedOut)
    home.files.put("/home/keys/cluster.key", ClusterKeys.unguarded.current)
    return home
  }

  @Test("is shown once (GTW-007)")
  func shown() throws {
    let home = try Self.home()
    let outcome = try home.run("operator", "token", "Alex", "--token-name", "rescue")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.lines.first == "Token “rescue”, shown this once:")
    let secret = try #require(outcome.lines.first { $0.hasPrefix("  dbk_") }).dropFirst(2)
    home.files.put("/token", String(secret))
    #expect(try home.run("whoami", "--token-file", "/token").lines[0] == "Alex, parent in “Home”")
    #expect(try home.run("list").status == ExitCode.notAllowed.rawValue, "not signed in")
  }

  @Test("signs in, without being shown")
  func signIn() throws {
    let home = try Self.home()
    let outcome = try home.run("operator", "token", "Alex", "--sign-in")
    #expect(outcome.output == "You are signed in on this machine as Alex.\n", "\(outcome)")
    #expect(try home.run("list").status == 0)
    #expect(home.script.seen.last?.authorization?.hasPrefix("Bearer dbk_") == true)
    let json = try home.run("operator", "token", "Alex", "--sign-in", "--json")
    #expect(json.status == 0 && !json.output.contains("dbk_"))
  }

  @Test("is not created without the key, nor without a member")
  func refused() throws {
    let outcome = try Home.running().run("operator", "token", "Alex")
    #expect(outcome.status == ExitCode.notAllowed.rawValue)
    #expect(outcome.errors.contains("(no_proof)"))
    let nobody = try Self.home().run("operator", "token", "Nobody", "--sign-in")
    #expect(nobody.status == ExitCode.notFound.rawValue, "\(nobody)")
  }
}
