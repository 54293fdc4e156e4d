import Descriptors
import Foundation
import RPC
import TestHousehold
import TestSupport
import Testing
import Wire

@testable import CommandLineTool

/// `daybook rpc`: any method, by reflection.
@Suite("Calls by reflection at the command line")
struct RPCCommandTests {
  private static let tasks = "daybook.task.v1.Tasks"

  @Test("list services, methods and limits")
  func list() throws {
    let home = try Home.running()
    let listed = try home.run("rpc", "list")
    #expect(listed.status == 0)
    #expect(listed.lines.contains("daybook.task.v1.Tasks/CreateTask"))
    #expect(listed.lines.contains("daybook.rpc.v1.Health/Check"))
    let limits = try home.run("rpc", "list", "--limits")
    #expect(limits.output.contains("max_message"))
  }

  @Test("describe services, methods, messages and enums")
  func describe() throws {
    let home = try Home.running()
    let service = try home.run("rpc", "describe", Self.tasks)
    #expect(service.lines.first == "service daybook.task.v1.Tasks {")
    #expect(service.output.contains("rpc CreateTask(daybook.task.v1.CreateTaskRequest)"))
    let method = try home.run("rpc", "describe", "\(Self.tasks)/CreateTask")
    #expect(method.output.contains("message daybook.task.v1.CreateTaskResponse {"))
    let kind = try home.run("rpc", "describe", "daybook.task.v1.TaskPriority")
    #expect(kind.output.contains("TASK_PRIORITY_HIGHEST = "))
    let nobody = try home.run("rpc", "describe", "nobody.Knows")
    #expect(nobody.status == ExitCode.notFound.rawValue)
    #expect(try home.run("rpc", "describe").output.contains("service daybook.rpc.v1.Reflection {"))
  }

  @Test("describe as the descriptors themselves, for programs, even without a token (CLI-005)")
  func describeJSON() throws {
    let home = try Home.running()
    let outcome = try home.run("rpc", "describe", "\(Self.tasks)/CreateTask", "--json")
    let answer = try RPCV1.DescribeSymbolResponse(json: Array(outcome.output.utf8))
    let names = try answer.files.map { try FileType(Array($0)).name }
    #expect(names.last == "daybook/task/v1/tasks.proto", "\(names)")
    #expect(names.contains("daybook/options/v1/options.proto"))
    let all = try home.run("rpc", "describe", "--json")
    #expect(all.lines.count > 3 && all.lines.allSatisfy { $0.hasPrefix(#"{"files":["#) })
    let stranger = try Home.running(.signedOut)
    let health = try stranger.run("rpc", "describe", "daybook.rpc.v1.Health", "--json")
    let own = try RPCV1.DescribeSymbolResponse(json: Array(health.output.utf8))
    #expect(
      try own.files.map { try FileType(Array($0)).name }.last?.hasSuffix("health.proto") == true
    )
  }

  @Test(
    "refuse a certificate of the environment without TLS, or without its key",
    arguments: [
      (["DAYBOOK_TLS_CERTIFICATE": "c.pem", "DAYBOOK_TLS_AUTHORITY": "a.pem"], "belong together"),
      (["DAYBOOK_TLS_KEY": "c.key"], "belong together"),
      (["DAYBOOK_TLS_CERTIFICATE": "c.pem", "DAYBOOK_TLS_KEY": "c.key"], "DAYBOOK_TLS_AUTHORITY"),
    ]
  )
  func environmentCertificates(variables: [String: String], word: String) throws {
    let outcome = try Home.running(machine: Machine(variables: variables)).run("rpc", "list")
    #expect(outcome.status == ExitCode.wrongUse.rawValue)
    #expect(outcome.errors.contains(word), "\(outcome.errors)")
  }

  @Test("ignore the certificates of the environment if others are given")
  func ownCertificates() throws {
    let half = ["DAYBOOK_TLS_CERTIFICATE": "c.pem"]
    for option in [["--plaintext"], ["--tls-authority", "system"]] {
      let outcome = try Home.running(machine: Machine(variables: half)).run(
        ["rpc", "list"] + option
      )
      #expect(outcome.status == 0, "\(outcome)")
    }
  }

  @Test("send the token to no other gateway than its own")
  func tokenOfAnother() throws {
    let list = ["rpc", "call", "\(Self.tasks)/ListTasks"]
    let own = "127.0.0.1:7400"
    #expect(try Home.running().run(list).status == 0)
    #expect(try Home.running().run(list + ["--address", own]).status == 0)
    // An explicit address takes precedence over the configured gateway.
    let elsewhere = try Home.running(
      machine: Machine(variables: ["DAYBOOK_SERVER": "127.0.0.1:7409"])
    )
    let outcome = try elsewhere.run(list + ["--address", own])
    #expect(outcome.status == ExitCode.notAllowed.rawValue, "\(outcome)")
    #expect(outcome.errors.contains("(not_signed_in)"))
    #expect(elsewhere.script.seen.allSatisfy { $0.authorization == nil })
  }

  @Test("call a method with JSON in and JSON out")
  func call() throws {
    let home = try Home.running()
    let request = #"{"name":"Pay rent","priority":"TASK_PRIORITY_HIGHEST"}"#
    let created = try home.run("rpc", "call", "\(Self.tasks)/CreateTask", request, "--json")
    #expect(created.status == 0, "\(created)")
    let fields = try JSONSerialization.jsonObject(with: Data(created.output.utf8))
    let task = (fields as? [String: Any])?["task"] as? [String: Any]
    #expect(task?["name"] as? String == "Pay rent")
    let pretty = try home.run("rpc", "call", "\(Self.tasks).ListTasks")
    #expect(pretty.lines.first == "{")
    #expect(pretty.output.contains("\"name\": \"Pay rent\""))
  }

  @Test("check the health of a process without a token, though its contracts need one")
  func health() throws {
    let home = try Home.running(.signedOut)
    let check = try home.run("rpc", "call", "daybook.rpc.v1.Health/Check", "--json")
    #expect(check.status == 0 && check.output.contains("SERVING"), "\(check)")
    let described = try home.run("rpc", "describe", "daybook.rpc.v1.Health")
    #expect(described.lines.first == "service daybook.rpc.v1.Health {")
    // For a declaration that differs between processes, the refusal is printed.
    let tasks = try home.run("rpc", "describe", Self.tasks)
    #expect(tasks.errors.contains("token") && tasks.status != 0, "\(tasks)")
  }

  @Test("refuse wrong input before anything is sent, with exit status 3 or 4 (CLI-006)")
  func refusals() throws {
    let home = try Home.running()
    let method = "\(Self.tasks)/CreateTask"
    for text in [#"{"nobody":1}"#, #"{"name":7}"#, "{", "[]"] {
      let outcome = try home.run("rpc", "call", method, text)
      #expect(outcome.status == ExitCode.invalid.rawValue, "\(text)")
    }
    #expect(
      try home.run("rpc", "call", method, #"{"name":7}"#).errors.contains("name: ")
    )
    let two = try home.run("rpc", "call", method, "{}", "{}")
    #expect(two.status == ExitCode.wrongUse.rawValue)
    let missing = try home.run("rpc", "call", "\(Self.tasks)/Nothing", "{}")
    #expect(missing.status == ExitCode.notFound.rawValue)
    let header = try home.run("rpc", "call", method, "{}", "-H", "no colon")
    #expect(header.status == ExitCode.wrongUse.rawValue)
  }

  @Test("refuse a certificate without TLS, or without its key")
  func certificates() throws {
    let home = try Home.running()
    func refusal(_ flags: String...) throws -> String {
      let outcome = try home.run(["rpc", "list"] + flags)
      #expect(outcome.status == ExitCode.wrongUse.rawValue, "\(outcome)")
      return outcome.errors
    }
    let pair = ["--tls-certificate", "c.pem", "--tls-key", "c.key"]
    #expect(try refusal(pair[0], pair[1], pair[2], pair[3]).contains("--tls-authority"))
    #expect(try refusal(pair[2], pair[3]).contains("--tls-authority"))
    let alone = try refusal(pair[0], pair[1], "--tls-authority", "system")
    #expect(alone.contains("belong together"))
    #expect(try refusal(pair[0], pair[1], "--plaintext").contains("cannot be combined"))
  }

  @Test("name the address that does not answer (CLI-006)")
  func nobodyThere() throws {
    let home = try Home.running()
    for words in [["list"], ["describe"], ["call", "daybook.rpc.v1.Health/Check", "{}"]] {
      let outcome = try home.run(["rpc"] + words + ["--address", "127.0.0.1:9"])
      #expect(outcome.status == ExitCode.unavailable.rawValue)
      #expect(outcome.errors.hasPrefix("daybook: There is no connection to 127.0.0.1:9: "))
      #expect(!outcome.errors.contains("gateway"))
    }
    let gateway = try home.run("rpc", "list", "--server", "127.0.0.1:9")
    #expect(gateway.errors.hasPrefix("daybook: The gateway does not answer: "))
  }

  @Test("suggest the option if a service requires the cluster key, unless it was given")
  func proofWanted() throws {
    let home = try Home.running()
    let address = Address.loopback(port: 7401)
    let refused = try home.run("rpc", "list", "--address", "\(address)")
    #expect(refused.status == ExitCode.unavailable.rawValue)
    #expect(refused.errors.contains("the server requires a proof"))
    #expect(refused.lines.isEmpty)
    #expect(refused.errors.contains("from its folder: --cluster-key-file keys/cluster.key"))
    home.files.put("/key", [UInt8](repeating: 8, count: 32))
    let other = try home.run("rpc", "list", "--address", "\(address)", "--cluster-key-file", "/key")
    #expect(other.errors.contains("wrong proof"))
    #expect(!other.errors.contains("--cluster-key-file FILE"))
  }

  @Test("format JSON for people, and print strings as they are")
  func pretty() {
    #expect(PrettyJSON.text("{}") == "{}")
    #expect(
      PrettyJSON.text(#"{"a":[1,{"b":"x,\"{y"}],"c":[]}"#)
        == "{\n  \"a\": [\n    1,\n    {\n      \"b\": \"x,\\\"{y\"\n    }\n  ],\n  \"c\": []\n}"
    )
  }
}
