import Foundation
import Testing

/// Calls of the real programs, written down by one and sent again by another.
@Suite("Captured calls of real processes")
struct CaptureTests {
  @Test("are replayed with the same outcome")
  func replay() throws {
    let home = try Installation()
    let folder = home.home.appendingPathComponent("captures")
    for service in Installation.services {
      let environment = service == "task" ? ["DAYBOOK_CAPTURE": folder.path] : [:]
      try home.launch(service, environment: environment)
      try home.awaitHealth(of: service)
    }
    #expect(try home.setUp().status == 0)
    #expect(try home.daybook(["add", "Pay rent"]).status == 0)
    #expect(try home.daybook(["list"]).status == 0)
    #expect(home.terminate("task") == 0)
    try home.start("task")

    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let file = try #require(files.first { $0.hasPrefix("task-") })
    let path = folder.appendingPathComponent(file).path
    let facts = try FileManager.default.attributesOfItem(atPath: path)
    #expect(facts[.posixPermissions] as? Int == 0o600)
    let replayed = try home.daybook([
      "rpc", "replay", path, "--to", home.address(of: "task"), "--json", "--speed", "20",
      "--cluster-key-file", home.home.appendingPathComponent("keys/cluster.key").path,
      "--method", "daybook.task.v1.Tasks/CreateTask", "--method", "daybook.task.v1.Tasks/ListTasks",
    ])
    #expect(replayed.status == 0, "\(replayed)")
    #expect(replayed.output.contains("CreateTask"))
    // The request id is the same, and so is the task.
    let list = try home.daybook(["list"]).output
    #expect(list.components(separatedBy: "Pay rent").count == 2, "\(list)")
  }
}
