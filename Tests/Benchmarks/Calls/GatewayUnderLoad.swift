import Foundation
import GatewayContracts
import Measurement
import RPC
import Vocabulary

/// The real gateway in a temporary folder, with one household and one service behind it.
///
/// The service is ours (``CallServer/serveTasks()``) and does as little as possible per call.
struct GatewayUnderLoad {
  let service: Child
  let gateway: Child
  /// The addresses of the gateway and the service.
  let ports: (gateway: String, service: String)
  /// A parent's token.
  let token: String
  private let folder: URL

  var children: [Child] { [service, gateway] }

  /// - Parameters:
  ///   - program: `daybook-gateway`.
  ///   - own: the path of this program.
  ///   - pin: a prefix of each command.
  /// - Throws: ``Misuse`` when the gateway does not start.
  init(_ program: String, own: [String], pin: [String] = []) throws {
    let files = FileManager.default
    folder = files.temporaryDirectory.appending(path: "daybook-benchmark-\(UUID().uuidString)")
    try files.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    Started.add(folder: folder)
    let key = folder.appending(path: "cluster.key").path
    let isWritten = files.createFile(
      atPath: key,
      contents: Data((0..<32).map { _ in UInt8.random(in: 0...255) }),
      attributes: [.posixPermissions: 0o600]
    )
    guard isWritten else { throw Misuse(word: key) }
    service = try Child(pin + own + ["service", key], "the service behind the gateway")
    let servicePort = try service.line()
    let (code, log) = (folder.appending(path: "code"), folder.appending(path: "log"))
    // The allocator's setting and the log are those of deploy/local; the gateway's limits are not
    // measured.
    let rates = ["token", "household", "address"].flatMap { ["--\($0)-rate", "1000000:1000000"] }
    gateway = try Child(
      pin
        + [
          "env", "GLIBC_TUNABLES=glibc.malloc.tcache_count=100", "sh", "-c",
          "exec \"$@\" 2>>\"$0\"",
          log.path, program, "--data", folder.path, "--cluster-key-file", key,
          "--listen", "127.0.0.1:0", "--task", "127.0.0.1:\(servicePort)",
          "--setup-code-file", code.path,
        ] + rates,
      "the gateway"
    )
    let gatewayPort = try Self.port(in: log)
    ports = (gatewayPort, servicePort)
    let client = try Child(own + ["household", gatewayPort, code.path], "the gateway's household")
    defer { client.end() }
    token = try client.line()
  }

  func end() {
    gateway.end()
    service.end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// A process logs its address when it listens.
  private static func port(in log: URL) throws -> String {
    for _ in 0..<100 {
      let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
      if let match = text.firstMatch(of: /message=started address=127\.0\.0\.1:(\d+)/) {
        return String(match.1)
      }
      Thread.sleep(forTimeInterval: 0.1)
    }
    throw Misuse(word: "the gateway does not start; see \(log.path)")
  }

  /// Sets up the household of a new gateway, and prints its first token.
  static func setUp(port: UInt16, code: String) throws {
    let code = try String(contentsOfFile: code, encoding: .utf8)
    let loop = EventLoop.start(name: "caller")
    let channel = Channel(address: .loopback(port: port), transport: TCPTransport(loop))
    let done = DispatchSemaphore(value: 0)
    loop.spawn {
      do {
        let request = GatewayV1.SetUpRequest(
          setupCode: code.trimmingCharacters(in: .whitespacesAndNewlines),
          householdName: "Benchmark",
          memberName: "Measurer",
          zone: "Europe/Berlin"
        )
        let answer = try await GatewayV1.HouseholdsClient(channel).setUp(
          request,
          CallOptions(timeout: .seconds(60), requestID: loop.requestID, waitsForConnection: true)
        )
        print(answer.secret)
      } catch {
        print("no household: \(error)")
      }
      done.signal()
    }
    done.wait()
    channel.close()
  }
}

extension EventLoop {
  /// A fresh one, as the client library makes them; on the loop only.
  var requestID: UniqueID {
    UniqueID(
      high: randomNumber() & 0xffff_ffff_ffff_0fff | 0x4000,
      low: randomNumber() & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
    )
  }
}
