import Foundation
import Testing

/// A process after floods of connections over TCP.
@Suite("A process after a flood")
struct FloodTests {
  /// Openings with errors in different positions, and two valid ones.
  private static let sayings: [[UInt8]] = {
    let hello: [UInt8] = [0xda, 0x59, 0x42, 0x4b, 1, 1, 0, 0]
    let settings: [UInt8] = [0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    let large: [UInt8] = [0x7f, 0xff, 0xff, 0xff, 3, 0, 0, 0, 0, 1]
    let garbage = Array("GET / HTTP/1.1\r\nHost: x\r\n\r\n".utf8)
    let endless = hello + settings + [UInt8](repeating: 0xff, count: 16_384)
    return [
      [], garbage, hello, hello + settings, hello + settings.prefix(5), hello + large, endless,
    ]
  }()

  /// A process's resource usage, as the kernel counts it.
  private struct Usage {
    let descriptors: Int
    let kilobytes: Int

    init(_ process: ChildProcess) throws {
      let folder = "/proc/\(process.id)"
      descriptors = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/fd").count
      let status = try String(contentsOfFile: "\(folder)/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
      kilobytes = try #require(Int(line.filter(\.isNumber)))
    }
  }

  private static func flood(_ home: Installation) throws {
    let strangers = (0..<300).map { _ in RawSocket(home.port(of: "task")) }
    #expect(strangers.allSatisfy { $0.isConnected })
    for (index, stranger) in strangers.enumerated() { stranger.say(sayings[index % sayings.count]) }
    // Others are served meanwhile.
    try home.awaitHealth(of: "task")
    strangers.forEach { $0.leave() }
  }

  @Test("logs which peer it disconnected for too many pings (matrix 14)")
  func pings() throws {
    let home = try Installation()
    try home.start("gateway")
    let stranger = RawSocket(home.port(of: "gateway"))
    let opening: [UInt8] = [0xda, 0x59, 0x42, 0x4b, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    let ping: [UInt8] = [0, 0, 0, 8, 9, 0, 0, 0, 0, 0] + [UInt8](repeating: 7, count: 8)
    stranger.say(opening + ping + ping + ping + ping)
    try home.await("too_many_pings", of: "gateway")
    stranger.leave()
    #expect(try home.health(of: "gateway").status == 0)
    #expect(home.log(of: "gateway").split(separator: "too_many_pings").count == 2, "one line")
  }

  @Test("has the same number of descriptors and the same memory as before (matrix 1, 7, 8, 9, 11)")
  func baseline() throws {
    let home = try Installation()
    try home.start("task")
    let process = try #require(home.process("task"))
    let start = try Usage(process).descriptors
    // Caches that the first flood fills are kept for the next.
    try Self.flood(home)
    func calm(_ most: Int) throws -> Usage {
      var usage = try Usage(process)
      // Each health check starts a process, so nothing sleeps here.
      for _ in 0..<200 where usage.descriptors > most {
        try home.awaitHealth(of: "task")
        usage = try Usage(process)
      }
      return usage
    }
    let before = try calm(start)
    for _ in 0..<5 { try Self.flood(home) }
    let after = try calm(before.descriptors)
    #expect(after.descriptors <= before.descriptors)
    #expect(after.kilobytes - before.kilobytes < 4_096, "\(before) \(after)")
    #expect(home.terminate("task") == 0)
    // The number of lines about them is limited; see CallLog.
    #expect(home.log(of: "task").split(separator: "\n").count < 200)
  }
}
