import Foundation
import Testing

/// The five programs with TLS between them, and with foreign certificates.
@Suite("The five processes with certificates")
struct EncryptionTests {
  @Test("do a household's work without a cluster key, and refuse peers without TLS (SEC-005)")
  func mutual() throws {
    let home = try Installation()
    try home.encrypt()
    try FileManager.default.removeItem(at: home.home.appendingPathComponent("keys"))
    try home.startAll()
    #expect(try home.setUp().status == 0)
    let added = try home.json(["add", "Pay rent", "--p0"])
    let task = try #require(added["task"] as? [String: Any])
    let done = try home.json(["done", try #require(task["id"] as? String)])
    #expect(done["pointsEarned"] as? Int == 7)
    #expect((try home.json(["score"])["day"] as? [String: Any])?["points"] as? Int == 7)

    try operates(home)

    let plain = try home.daybook(["today"], environment: ["DAYBOOK_TLS_AUTHORITY": ""])
    #expect(plain.status == 7)
    #expect(home.log(of: "gateway").contains("TLS: "))
    let stranger = try Installation()
    try stranger.encrypt()
    let foreign = stranger.home.appendingPathComponent("tls/authority.pem").path
    let doubtful = try home.daybook(["today"], environment: ["DAYBOOK_TLS_AUTHORITY": foreign])
    #expect(doubtful.status == 7, "a gateway of another authority is refused")
  }

  /// Any method of any process, with an operator's certificate or a member's token.
  private func operates(_ home: Installation) throws {
    let folder = try #require(home.certificates)
    let asOperator = [
      "--address", home.address(of: "task"),
      "--tls-certificate", folder.appendingPathComponent("operator.pem").path,
      "--tls-key", folder.appendingPathComponent("operator.key").path,
      "--tls-authority", folder.appendingPathComponent("authority.pem").path,
    ]
    let listed = try home.daybook(["rpc", "list"] + asOperator)
    #expect(listed.status == 0, "\(listed)")
    #expect(listed.output.contains("daybook.task.v1.Tasks/CreateTask"))
    let health = ["rpc", "call", "daybook.rpc.v1.Health/Check", "{}"]
    #expect(try home.json(health + asOperator)["status"] as? String == "SERVING_STATUS_SERVING")
    let tasks = try home.json(["rpc", "call", "daybook.task.v1.Tasks/ListTasks", "{}"])
    #expect(tasks["tasks"] != nil)
    let metrics = try home.json(["operator", "metrics"])["processes"] as? [[String: Any]]
    #expect(metrics?.count { $0["metrics"] != nil } == 5)
  }

  @Test("answer health checks if only the gateway has a certificate, and no authority")
  func onlyTheDoor() throws {
    let maker = try Installation()
    try maker.encrypt()
    let folder = try #require(maker.certificates)
    let home = try Installation(gatewayFlags: [
      "--tls-certificate", folder.appendingPathComponent("gateway.pem").path,
      "--tls-key", folder.appendingPathComponent("gateway.key").path,
    ])
    try home.startAll()
    #expect(try home.health(of: "gateway").output.contains("serving"))
    let authority = folder.appendingPathComponent("authority.pem").path
    let status = try home.daybook(["status"], environment: ["DAYBOOK_TLS_AUTHORITY": authority])
    #expect(status.status == 0, "\(status)")
    #expect(try home.daybook(["status"]).status == 7, "no plaintext call is answered")
  }

  @Test("refuse one with a foreign certificate, and the others continue")
  func foreign() throws {
    let home = try Installation()
    try home.encrypt()
    try home.startAll()
    #expect(try home.setUp().status == 0)
    _ = try home.json(["add", "Dishes"])

    let stranger = try Installation()
    try stranger.encrypt()
    home.kill9("analytics")
    let foreign = try #require(stranger.certificates)
    let authority = foreign.appendingPathComponent("authority.pem")
    try FileManager.default.removeItem(at: authority)
    try FileManager.default.copyItem(
      at: home.home.appendingPathComponent("tls/authority.pem"),
      to: authority
    )
    home.foreignCertificates["analytics"] = foreign
    try home.launch("analytics")
    try home.await("TLS: certificate verify failed", of: "task")
    let parts = try #require(try home.json(["today"])["parts"] as? [[String: Any]])
    let missing = parts.filter { $0["available"] == nil }.compactMap { $0["service"] as? String }
    #expect(missing == ["analytics"])
    #expect(try home.daybook(["score"]).status == 7)
    #expect(try home.daybook(["add", "Sweep"]).status == 0)
  }

  @Test("do not start with another process's certificate, or with a key that everyone may read")
  func wrongFiles() throws {
    let home = try Installation()
    try home.encrypt()
    let folder = home.home.appendingPathComponent("tls")
    func start(_ certificate: String, _ key: String) throws -> Outcome {
      try Program.run(
        "daybook-task",
        [
          "--listen", "127.0.0.1:0", "--data", home.home.appendingPathComponent("data").path,
          "--tls-certificate", folder.appendingPathComponent(certificate).path,
          "--tls-key", folder.appendingPathComponent(key).path,
          "--tls-authority", folder.appendingPathComponent("authority.pem").path,
        ]
      )
    }
    let other = try start("catalog.pem", "catalog.key")
    #expect(other.status == 2)
    #expect(other.errors.contains("daybook:process:task"))
    let mixed = try start("task.pem", "catalog.key")
    #expect(mixed.errors.contains("does not belong to the certificate"))
    let key = folder.appendingPathComponent("task.key").path
    #expect(
      try FileManager.default.attributesOfItem(atPath: key)[.posixPermissions] as? Int == 0o600
    )
    try FileManager.default.setAttributes([.posixPermissions: 0o604], ofItemAtPath: key)
    #expect(try start("task.pem", "task.key").errors.contains("chmod 600"))
  }

  @Test("use renewed certificates at SIGHUP, and keep the old ones if the new ones are broken")
  func renewal() throws {
    let home = try Installation()
    try home.encrypt()
    try home.start("task")
    let process = try #require(home.process("task"))
    let certificate = home.home.appendingPathComponent("tls/task.pem")
    let before = try Data(contentsOf: certificate)

    try Data("broken".utf8).write(to: certificate)
    process.send(SIGHUP)
    try home.await("the old ones stay in use", of: "task")

    try home.encrypt()
    #expect(try Data(contentsOf: certificate) != before)
    #expect(try home.health(of: "task").status == 0, "the check uses the new certificate")
    process.send(SIGHUP)
    try home.await("certificates replaced", of: "task")
    #expect(try home.health(of: "task").status == 0)

    let log = home.log(of: "task")
    #expect(log.components(separatedBy: "the old ones stay in use").count == 2)
  }
}
