import Foundation
import RPC
import ServiceRuntime
import TestSupport
import Testing

private let form = SettingsForm(
  service: "analytics",
  version: "1.2.3",
  port: 7403,
  peers: ["task"],
  own: [.init("setup-code-file", "FILE", "where the code goes")]
)

private func settings(
  _ arguments: [String] = [],
  _ environment: [String: String] = [:]
) throws(SettingsError) -> Settings {
  try Settings(arguments, environment: environment, form: form)
}

@Suite("Settings")
struct SettingsTests {
  @Test("have defaults that work on one machine")
  func defaults() throws {
    let settings = try settings()
    #expect(settings.action == .serve)
    #expect(settings.listen.text == "127.0.0.1:7403")
    #expect(settings.databasePath("analytics") == "data/analytics.db")
    #expect(settings.clusterKeyFile == "data/cluster.key")
    #expect(settings.peer("task").text == "127.0.0.1:7401")
    #expect(settings.logFormat == .logfmt)
    #expect(settings.logLevel == .info)
    #expect(settings.own("setup-code-file") == nil)
  }

  @Test("come from the environment, and the command line takes precedence")
  func precedence() throws {
    let environment = [
      "DAYBOOK_DATA": "/env", "DAYBOOK_LOG_LEVEL": "debug", "DAYBOOK_TASK": "task:7401",
      "DAYBOOK_SETUP_CODE_FILE": "/code", "DAYBOOK_LISTEN": "", "DAYBOOK_UNRELATED": "x",
      "DAYBOOK_INSECURE_LISTEN": "1",
    ]
    let settings = try settings(["--data", "/flag", "--log-format=json"], environment)
    #expect(settings.dataDirectory == "/flag")
    #expect(settings.logLevel == .debug)
    #expect(settings.logFormat == .json)
    #expect(settings.peer("task").text == "task:7401")
    #expect(settings.own("setup-code-file") == "/code")
    #expect(settings.listen.port == 7403)
  }

  @Test(
    "that are invalid are refused with a sentence",
    arguments: [
      (["--dta", "x"], "There is no flag --dta."), (["--dta=x"], "There is no flag --dta."),
      (["--data"], "--data needs a value."),
      (["--data", "--health"], "--data needs a value."), (["x"], "\"x\" is not expected here."),
      (["--catalog", "c:1"], "There is no flag --catalog."),
      (
        ["--listen", "7401"],
        "--listen is \"7401\"; it must be an address like 127.0.0.1:7401."
      ),
      (
        ["--log-level", "loud"],
        "--log-level is \"loud\"; it must be debug or info or notice or warning or error."
      ),
      (["--capture-limit", "0"], "--capture-limit is \"0\"; it must be 1 to 256."),
      (["--log-size", "1025"], "--log-size is \"1025\"; it must be 1 to 1024."),
      (["--log-files", "many"], "--log-files is \"many\"; it must be 1 to 100."),
      (["--insecure-listen=maybe"], "--insecure-listen is \"maybe\"; it must be true or false."),
    ]
  )
  func refused(arguments: [String], sentence: String) {
    let error = #expect(throws: SettingsError.self) { try settings(arguments) }
    #expect(error?.description == sentence)
  }

  @Test("name the files of the log; without them it goes to standard error")
  func logFiles() throws {
    #expect(try settings(["--log-size", "3"]).logFiles == nil)
    let usual = try settings(["--log-file", "logs/task.log"]).logFiles
    #expect(usual?.path == "logs/task.log")
    #expect(usual?.size == 10 << 20 && usual?.files == 5)
    let own = try settings(
      ["--log-file", "t.log", "--log-size", "3"],
      ["DAYBOOK_LOG_FILES": "2"]
    ).logFiles
    #expect(own?.size == 3 << 20 && own?.files == 2)
  }

  @Test("do not let a process listen beyond the machine unless that is allowed explicitly")
  func insecureListen() throws {
    for address in ["0.0.0.0:7403", "[::]:7403", "192.168.1.2:7403", "home:7403"] {
      #expect(throws: SettingsError.self) { try settings(["--listen", address]) }
      _ = try settings(["--listen", address, "--insecure-listen"])
      _ = try settings(["--listen", address], ["DAYBOOK_INSECURE_LISTEN": "true"])
      #expect(throws: SettingsError.self) {
        try settings(["--listen", address], ["DAYBOOK_INSECURE_LISTEN": "false"])
      }
      _ = try settings(["--listen", address, "--health"])
      #expect(throws: SettingsError.self) { try settings(["--also-listen", address]) }
      let both = try settings(["--also-listen", address, "--insecure-listen"])
      #expect(both.alsoListen?.text == address && both.listen.isLoopback)
    }
    for address in ["127.0.0.1:1", "[::1]:1", "localhost:1"] {
      _ = try settings(["--listen", address])
    }
  }

  @Test("do not let a process connect beyond the machine in plaintext either")
  func insecurePeer() throws {
    let away = ["--task", "task.example:7401"]
    let error = #expect(throws: SettingsError.self) { try settings(away) }
    #expect(error?.description.contains("--tls-authority") == true)
    let own = ["--tls-certificate", "c.pem", "--tls-key", "c.key"]
    #expect(throws: SettingsError.self) { try settings(away + own) }
    _ = try settings(away + own + ["--tls-authority", "a.pem"])
    _ = try settings(away + ["--insecure-listen"])
    _ = try settings(away + ["--health"])
  }

  @Test("of TLS are given together, and let a process listen anywhere")
  func tls() throws {
    #expect(try settings().tls == nil)
    let own = ["--tls-certificate", "c.pem", "--tls-key", "c.key"]
    #expect(try settings(own).tls == TLSFiles(certificate: "c.pem", key: "c.key"))
    let mutual = try settings(own, ["DAYBOOK_TLS_AUTHORITY": "a.pem"]).tls
    #expect(mutual?.authority == "a.pem")
    #expect(mutual?.identity == .process("analytics"))
    _ = try settings(own + ["--listen", "0.0.0.0:7403"])
    for some in [["--tls-certificate", "c"], ["--tls-key", "k"], ["--tls-authority", "a"]] {
      let error = #expect(throws: SettingsError.self) { try settings(some) }
      #expect(error?.description.hasPrefix("TLS also needs --tls-") == true)
    }
  }

  @Test("have a help text")
  func usage() throws {
    #expect(try settings(["--help"]).action == .help)
    #expect(try settings(["--version"]).action == .version)
    for flag in ["--data DIR", "--task ADDR", "--setup-code-file FILE", "--health"] {
      #expect(form.usage.contains(flag))
    }
  }
}

@Suite("A cluster key")
struct ClusterKeyTests {
  private let path: String

  init() throws {
    path = try TemporaryFolder().file("cluster.key")
  }

  private func problem(_ bytes: Int, mode: Int = 0o600) throws -> ClusterKey.Problem? {
    try Data(count: bytes).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    do throws(ClusterKey.Problem) {
      #expect(try ClusterKey.read(path).count == 32)
      return nil
    } catch {
      return error
    }
  }

  @Test("is 32 bytes in a file that not everyone may read")
  func rules() throws {
    let missing = #expect(throws: ClusterKey.Problem.self) { try ClusterKey.read(path) }
    #expect(missing?.description.contains("head -c 32") == true)
    #expect(try problem(32) == nil)
    #expect(try problem(32, mode: 0o640) == nil)
    #expect(try problem(32, mode: 0o644) == .readableByOthers(path: path))
    for length in [0, 31, 33, 64] {
      #expect(try problem(length) == .wrongLength(path: path))
    }
  }
}
