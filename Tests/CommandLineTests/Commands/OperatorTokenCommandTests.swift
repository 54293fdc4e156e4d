import Contracts
import Foundation
import TestSupport
import Testing

@testable import CommandLineTool

/// `daybook operator token`: the way in where nobody is signed in.
@Suite("A token made at the machine")
struct OperatorTokenCommandTests {
  private static func desk() throws -> Desk {
    let desk = try Desk(isSignedIn: false)
    desk.files.put("/home/keys/cluster.key", String(repeating: "k", count: 32))
    desk.gateway.members[0].name = "Alex"
    return desk
  }

  @Test("is shown once (GTW-007)")
  func shown() throws {
    let desk = try Self.desk()
    let outcome = try desk.run("operator", "token", "Alex", "--token-name", "rescue")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.lines.contains("  \(FakeGateway.secret)"))
    #expect(outcome.lines.first == "Token “rescue”, shown this once:")
    #expect(try desk.run("list").status == ExitCode.notAllowed.rawValue, "nobody is signed in")
  }

  @Test("signs in, without being shown")
  func signIn() throws {
    let desk = try Self.desk()
    let outcome = try desk.run("operator", "token", "Alex", "--sign-in")
    #expect(outcome.output == "You are signed in on this machine as Alex.\n", "\(outcome)")
    #expect(try desk.run("list").status == 0)
    #expect(desk.gateway.calls.last?.authorization == "Bearer \(FakeGateway.secret)")
    let json = try desk.run("operator", "token", "Alex", "--sign-in", "--json")
    #expect(!json.output.contains(FakeGateway.secret))
  }

  @Test("is not made without the key, nor for nobody")
  func refused() throws {
    let outcome = try Desk().run("operator", "token", "Alex")
    #expect(outcome.status == ExitCode.notAllowed.rawValue)
    #expect(outcome.errors.contains("(no_proof)"))
    let nobody = try Self.desk().run("operator", "token", "Nobody", "--sign-in")
    #expect(nobody.status == ExitCode.notFound.rawValue, "\(nobody)")
  }
}
