import Foundation
import Glibc
import Synchronization
import Testing

/// `deploy/local`: the scripts that a household runs.
@Suite("The scripts for one machine")
struct LocalScriptsTests {
  @Test("start what is missing, leave the rest alone, and restart what was killed")
  func upAgain() throws {
    let machine = try LocalMachine()
    let first = try machine.run("up")
    #expect(first.status == 0, "\(first)")
    #expect(first.output.contains("Setting up the first household"))
    let processes = machine.processes
    #expect(processes.count == 5)
    #expect(try machine.run("daybook", ["add", "Water the plants"]).status == 0)

    let second = try machine.run("up")
    #expect(second.status == 0, "\(second)")
    #expect(!second.output.contains("Setting up"))
    #expect(machine.processes == processes, "no process was restarted")

    for service in ["gateway", "task"] { kill(try #require(processes[service]), SIGKILL) }
    let third = try machine.run("up")
    #expect(third.status == 0, "\(third)")
    let after = machine.processes
    for service in Installation.services {
      let isSame = after[service] == processes[service]
      #expect(isSame == !["gateway", "task"].contains(service), "\(service)")
    }
    let list = try machine.run("daybook", ["list", "--plain"])
    #expect(list.output.contains("Water the plants"), "\(list)")

    #expect(try machine.run("status").status == 0)
    #expect(try machine.run("down").status == 0)
    #expect(machine.processes.isEmpty)
    let status = try machine.run("status")
    #expect(status.status == 1)
    #expect(status.output.contains("not running"))
  }

  @Test(
    "have each process rotate its own log: a full one is renamed, and a small one is continued"
  )
  func rotation() throws {
    let machine = try LocalMachine()
    try machine.writeLog("task", bytes: 10 << 20)
    try machine.writeLog("catalog", bytes: 1 << 20)
    #expect(try machine.run("up").status == 0)
    #expect(machine.sizeOfLog("task.log.1") == 10 << 20)
    #expect(try #require(machine.sizeOfLog("task.log")) < 1 << 20)
    #expect(machine.sizeOfLog("catalog.log.1") == nil)
    #expect(try #require(machine.sizeOfLog("catalog.log")) > 1 << 20)
    #expect(machine.sizeOfLog("task.err") == 0, "standard error stays empty")
    let said = try machine.run("logs", ["task"])
    #expect(said.output.contains("category=process message=started"), "\(said)")
  }

  @Test(
    "refuse a port that is not a number from 1 to 65531, and start nothing",
    arguments: ["abc", "0", "-1", "65532", "99999999999999999999", "7400 "]
  )
  func invalidPort(port: String) throws {
    let machine = try LocalMachine()
    for script in ["up", "down", "status", "daybook"] {
      let refused = try machine.run(script, environment: ["DAYBOOK_PORT": port])
      #expect(refused.status == 1 && refused.output.isEmpty, "\(script): \(refused)")
      #expect(refused.errors.hasPrefix("daybook: DAYBOOK_PORT is “\(port)”"), "\(refused)")
      #expect(refused.errors.split(separator: "\n").count == 1, "\(refused)")
    }
    #expect(!FileManager.default.fileExists(atPath: machine.home.path))
  }

  @Test("read a port with leading zeros as a decimal number")
  func leadingZeros() throws {
    let status = try LocalMachine().run("status", environment: ["DAYBOOK_PORT": "07730"])
    #expect(status.output.contains("127.0.0.1:7730 "), "\(status)")
  }

  @Test("restart all of them when another port is chosen")
  func otherPort() throws {
    let machine = try LocalMachine()
    #expect(try machine.run("up").status == 0)
    let port = try FreePorts.neighbours(Installation.services.count)
    let moved = try machine.run("up", environment: ["DAYBOOK_PORT": "\(port)"])
    #expect(moved.status == 0, "\(moved)")
    let status = try machine.run("status", environment: ["DAYBOOK_PORT": "\(port)"])
    #expect(status.status == 0, "\(status)")
  }

  @Test("name the port that is taken, its holder and the variable, and start nothing")
  func portTaken() throws {
    let machine = try LocalMachine()
    let other = try LocalMachine()
    #expect(try other.run("up").status == 0)
    // The other installation's gateway has the port that this one's notification service needs.
    let port = other.port - 4
    let up = try machine.run("up", environment: ["DAYBOOK_PORT": "\(port)"])
    #expect(up.status == 1 && up.output.isEmpty, "\(up)")
    let holder = try #require(other.processes["gateway"])
    #expect(up.errors.contains("port \(other.port) of notification"), "\(up)")
    #expect(up.errors.contains("daybook-gateway (process \(holder))"), "\(up)")
    #expect(up.errors.contains("DAYBOOK_PORT"), "\(up)")
    #expect(machine.processes.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: machine.home.path))
  }

  @Test("show help with --help", arguments: ["up", "down", "logs", "status"])
  func help(script: String) throws {
    let machine = try LocalMachine()
    for flag in ["--help", "-h"] {
      let help = try machine.run(script, [flag])
      #expect(help.status == 0 && help.errors.isEmpty, "\(help)")
      #expect(help.output.contains("deploy/local/\(script)"), "\(help)")
      #expect(!help.output.contains("set -e"), "\(help)")
    }
    #expect(!FileManager.default.fileExists(atPath: machine.home.path))
  }

  @Test("continue in plaintext when certificates are created, and explain how to encrypt")
  func certificatesAlone() throws {
    let machine = try LocalMachine()
    #expect(try machine.run("up").status == 0)
    let made = try machine.run("certs")
    #expect(
      made.status == 0 && made.output.contains("deploy/local/up restarts them"),
      "\(made)"
    )
    let added = try machine.run("daybook", ["add", "Water the plants"])
    #expect(added.status == 0, "\(added)")
    #expect(try machine.run("status").status == 0)
    let processes = machine.processes
    let up = try machine.run("up")
    #expect(up.status == 0 && !up.output.contains("restarts them"), "\(up)")
    #expect(Set(machine.processes.values).isDisjoint(with: processes.values))
    let list = try machine.run("daybook", ["list", "--plain"])
    #expect(list.output.contains("Water the plants"), "\(list)")
  }

  @Test("create certificates again for an added name and for another key, and no others")
  func certificatesAnew() throws {
    let machine = try LocalMachine()
    func certs(_ names: String = "") throws -> [String] {
      let outcome = try machine.run("certs", environment: ["DAYBOOK_NAMES": names])
      #expect(outcome.status == 0, "\(outcome)")
      return outcome.output.split(separator: "\n").filter { $0.contains(": created") }.map {
        String($0.prefix { $0 != ":" }.drop { $0 == " " })
      }
    }
    #expect(try certs() == ["authority"] + Installation.services + ["operator"])
    #expect(try certs().isEmpty)
    // Hexadecimal letters alone are not an address, and digits with dots are not a name.
    #expect(try certs("cafe.de,192.168.1.5,fd00::5") == ["gateway"])
    #expect(try certs("cafe.de,192.168.1.5,fd00::5").isEmpty)
    let wrongs = [
      "cafe.de:7400", "1.2.3", "192.168.1.256", "cafe.de,10:7400", ":::", "127.0.0.01",
      "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7::8", "1::2::3", "12345::", "::1.2.3.256",
    ]
    // A star alone would be the files of the current folder.
    for wrong in wrongs + ["*", "*.*"] {
      let refused = try machine.run("certs", environment: ["DAYBOOK_NAMES": wrong])
      #expect(refused.status == 1 && refused.errors.contains("neither a name nor"), "\(refused)")
    }
    let wished = ["DNS:cafe.de", "IP Address:192.168.1.5", "IP Address:FD00:0:0:0:0:0:0:5"]
    let first = try machine.names(of: "gateway")
    #expect(first.isSuperset(of: wished), "\(first)")
    #expect(try certs().isEmpty, "names are kept")
    let keys = ["task", "catalog"].map { machine.home.appendingPathComponent("tls/\($0).key") }
    try Data(contentsOf: keys[1]).write(to: keys[0])
    #expect(try certs() == ["task"])

    try machine.endCertificate(of: "gateway", inDays: 10)
    #expect(try certs() == ["gateway"])
    #expect(try machine.names(of: "gateway") == first, "a renewal keeps all names")
    #expect(try certs("FD00:0::5,b.de") == ["gateway"])
    #expect(try machine.names(of: "gateway") == first.union(["DNS:b.de"]), "so does an added name")
    let renewal = try machine.run("certs", ["--renew"], environment: ["DAYBOOK_NAMES": "b.de"])
    #expect(renewal.output.contains("gateway: created"), "\(renewal)")
    let renewed = try machine.names(of: "gateway")
    #expect(
      renewed == first.subtracting(wished).union(["DNS:b.de"]),
      "names that are not given are removed"
    )
  }

  @Test("refuse the name of a process for a client, and the other way round")
  func kindsOfCertificates() throws {
    let machine = try LocalMachine()
    #expect(try machine.run("certs").status == 0)
    for name in ["operator", "task"] {
      let refused = try machine.run("certs", ["client", name])
      #expect(refused.status == 1 && refused.errors.contains("name of a process"), "\(refused)")
    }
    #expect(try machine.run("certs", ["client", "web"]).output.contains("web: created"))
    #expect(try machine.run("certs", ["client", "web"]).status == 0)
    let process = try machine.run("certs", ["process", "web"])
    #expect(process.status == 1 && process.errors.contains("not for daybook:process:web"))
    #expect(try machine.run("certs", ["--renew", "client", "web"]).status == 1)
    for kind in ["client", "process"] {
      let refused = try machine.run("certs", [kind, "authority"])
      #expect(refused.status == 1 && refused.errors.contains("name of the authority"), "\(refused)")
    }
  }

  @Test("keep the authority while its key is elsewhere, and create nothing without it")
  func authorityWithoutKey() throws {
    let machine = try LocalMachine()
    #expect(try machine.run("up", ["--tls"]).status == 0)
    let folder = machine.home.appendingPathComponent("tls")
    let authority = try Data(contentsOf: folder.appendingPathComponent("authority.pem"))
    let key = folder.appendingPathComponent("authority.key")
    let elsewhere = machine.home.appendingPathComponent("elsewhere.key")
    try machine.endCertificate(of: "task", inDays: 10)
    try FileManager.default.moveItem(at: key, to: elsewhere)
    let warned = try machine.run("up")
    #expect(warned.status == 0 && warned.errors.contains("task expires soon"), "\(warned)")
    try FileManager.default.moveItem(at: elsewhere, to: key)
    #expect(try machine.run("certs").output.contains("task: created"))
    try FileManager.default.moveItem(at: key, to: elsewhere)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()

    let quiet = try machine.run("certs")
    #expect(quiet.status == 0 && quiet.output.isEmpty && quiet.errors.isEmpty, "\(quiet)")
    #expect(try machine.run("up").status == 0)
    for arguments in [["--renew"], ["client", "web"]] {
      let refused = try machine.run("certs", arguments)
      #expect(refused.status == 1, "\(refused)")
      #expect(refused.errors.contains("authority.key is missing"), "\(refused)")
    }
    let named = try machine.run("certs", environment: ["DAYBOOK_NAMES": "cafe.de"])
    #expect(named.status == 1 && named.errors.contains("gateway needs a new"), "\(named)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == files
    )

    try FileManager.default.moveItem(at: elsewhere, to: key)
    #expect(try machine.run("certs", ["client", "web"]).output.contains("web: created"))
    #expect(try Data(contentsOf: folder.appendingPathComponent("authority.pem")) == authority)
  }

  @Test("warn of an authority that expires soon, and create nothing with an expired or broken one")
  func endOfTheAuthority() throws {
    let machine = try LocalMachine()
    #expect(try machine.run("certs").status == 0)
    try machine.endAuthority(inDays: 10)
    for _ in 0..<2 {
      let warned = try machine.run("certs")
      #expect(warned.status == 0 && warned.output.isEmpty, "\(warned)")
      #expect(warned.errors.contains("authority.pem expires "), "\(warned)")
    }
    try machine.endAuthority(inDays: 0)
    let ended = try machine.run("certs")
    #expect(ended.status == 1 && ended.output.isEmpty, "\(ended)")
    #expect(ended.errors.contains("authority.pem expired "), "\(ended)")

    let folder = machine.home.appendingPathComponent("tls")
    let authority = folder.appendingPathComponent("authority.pem")
    try Data("broken".utf8).write(to: authority)
    let broken = try machine.run("certs")
    #expect(broken.status == 1 && broken.errors.contains("cannot be read"), "\(broken)")

    try FileManager.default.removeItem(at: authority)
    let half = try machine.run("certs")
    #expect(half.status == 1 && half.errors.contains("authority.pem is missing"), "\(half)")
    let key = folder.appendingPathComponent("authority.key")
    try FileManager.default.removeItem(at: key)
    let anew = try machine.run("certs")
    #expect(anew.output.contains("authority: created"), "\(anew)")
    #expect(anew.output.contains("operator: created"), "\(anew)")

    try Data(contentsOf: folder.appendingPathComponent("task.key")).write(to: key)
    #expect(try machine.run("certs").status == 0, "there is nothing to create")
    let foreign = try machine.run("certs", ["client", "web"])
    #expect(foreign.status == 1 && foreign.errors.contains("not the key of"), "\(foreign)")
  }

  @Test("create one authority when several run at once")
  func certificatesAtOnce() throws {
    let machine = try LocalMachine()
    let runs = Mutex<[Outcome]>([])
    let all = DispatchGroup()
    for _ in 0..<4 {
      all.enter()
      Thread.detachNewThread {
        if let run = try? machine.run("certs") { runs.withLock { $0.append(run) } }
        all.leave()
      }
    }
    all.wait()
    let outcomes = runs.withLock { $0 }
    #expect(outcomes.count == 4 && outcomes.allSatisfy { $0.status == 0 }, "\(outcomes)")
    #expect(outcomes.count { $0.output.contains("authority: created") } == 1, "\(outcomes)")
    // “new” is not a leftover folder of an earlier run.
    for name in ["web", "new"] {
      #expect(try machine.run("certs", ["client", name]).output.contains("\(name): created"))
    }
    #expect(try machine.run("certs").status == 0)
    let kept = machine.home.appendingPathComponent("tls/new.key").path
    #expect(FileManager.default.fileExists(atPath: kept))
  }

  @Test("report that a backup key is new, and that it opens no earlier backup")
  func newBackupKey() throws {
    let machine = try LocalMachine()
    let first = try machine.run("up")
    #expect(first.output.contains("keys/backup.key is new"), "\(first)")
    #expect(!first.output.contains("encrypted with another"))
    #expect(try machine.run("daybook", ["operator", "backup"]).status == 0)
    #expect(try !machine.run("up").output.contains("backup.key"))
    let key = machine.home.appendingPathComponent("keys/backup.key")
    try FileManager.default.removeItem(at: key)
    let again = try machine.run("up")
    #expect(again.output.contains("encrypted with another"), "\(again)")
    #expect(again.status == 0)
  }

  @Test("report which service does not start, and its message, while the others run")
  func brokenDatabase() throws {
    let machine = try LocalMachine()
    #expect(try machine.run("up").status == 0)
    #expect(try machine.run("down").status == 0)
    let database = machine.home.appendingPathComponent("data/catalog.db")
    try Data("not a database, but long enough to be looked at as one".utf8).write(to: database)
    let up = try machine.run("up")
    #expect(up.status == 1)
    #expect(up.errors.contains("catalog does not serve: "), "\(up)")
    #expect(machine.processes.count == 5, "it stays up and reports why")
    #expect(try machine.run("daybook", ["today", "--plain"]).status == 0)
  }
}

/// A home folder and five consecutive ports, for the scripts and the programs of this build.
///
/// All started processes end with it.
private final class LocalMachine: Sendable {
  let home: URL
  let port: UInt16
  private static let scripts = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("deploy/local")

  init() throws {
    home = FileManager.default.temporaryDirectory
      .appendingPathComponent("daybook-local-\(UUID().uuidString.lowercased())")
    port = try FreePorts.neighbours(Installation.services.count)
  }

  deinit {
    for process in processes.values { kill(process, SIGKILL) }
    try? FileManager.default.removeItem(at: home)
  }

  func run(
    _ script: String,
    _ arguments: [String] = [],
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try Program.run(
      Self.scripts.appendingPathComponent(script),
      arguments,
      environment: [
        "DAYBOOK_BIN": Program.folder.path, "DAYBOOK_HOME": home.path, "DAYBOOK_PORT": "\(port)",
        "DAYBOOK_MEMBER": "Alex", "DAYBOOK_ZONE": "Europe/Berlin",
      ].merging(environment) { $1 }
    )
  }

  /// The process ids of the running services, from the scripts' files.
  var processes: [String: pid_t] {
    var found: [String: pid_t] = [:]
    for service in Installation.services {
      let file = home.appendingPathComponent("run/\(service).pid")
      guard let text = try? String(contentsOf: file, encoding: .utf8),
        let process = pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)),
        kill(process, 0) == 0
      else { continue }
      found[service] = process
    }
    return found
  }

  /// Gives the authority another expiry date; its name and key stay.
  func endAuthority(inDays days: Int) throws {
    let authority = home.appendingPathComponent("tls/authority").path
    let files = ["-in", "\(authority).pem", "-out", "\(authority).pem"]
    try openssl(["x509"] + files + ["-signkey", "\(authority).key", "-days", "\(days)"])
  }

  /// Gives a certificate another expiry date.
  func endCertificate(of name: String, inDays days: Int) throws {
    let folder = home.appendingPathComponent("tls").path
    let (file, request) = ("\(folder)/\(name).pem", "\(folder)/request")
    let same = ["-copy_extensions", "copyall"]
    try openssl(
      ["x509", "-x509toreq", "-in", file, "-signkey", "\(folder)/\(name).key", "-out", request]
        + same
    )
    try openssl(
      ["x509", "-req", "-in", request, "-out", file, "-days", "\(days)", "-set_serial", "7"]
        + ["-CA", "\(folder)/authority.pem", "-CAkey", "\(folder)/authority.key"] + same
    )
    try FileManager.default.removeItem(atPath: request)
  }

  /// Names and addresses in a certificate, as OpenSSL prints them, each once.
  func names(of certificate: String) throws -> Set<String> {
    let file = home.appendingPathComponent("tls/\(certificate).pem").path
    let text = try openssl(["x509", "-in", file, "-noout", "-ext", "subjectAltName"])
    let line = try #require(text.split(separator: "\n").last)
    let names = line.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(!names.isEmpty && Set(names).count == names.count, "\(names)")
    return Set(names)
  }

  @discardableResult
  private func openssl(_ arguments: [String]) throws -> String {
    let outcome = try Program.run(URL(fileURLWithPath: "/usr/bin/openssl"), arguments)
    #expect(outcome.status == 0, "\(outcome)")
    return outcome.output
  }

  func writeLog(_ service: String, bytes: UInt64) throws {
    let folder = home.appendingPathComponent("logs")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let log = folder.appendingPathComponent("\(service).log")
    try Data().write(to: log)
    try FileHandle(forWritingTo: log).truncate(atOffset: bytes)
  }

  func sizeOfLog(_ name: String) -> Int? {
    let path = home.appendingPathComponent("logs/\(name)").path
    return try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
  }
}
