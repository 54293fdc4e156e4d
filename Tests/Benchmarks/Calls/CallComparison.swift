import Measurement
import Foundation

/// Calls of several runtimes, measured in turns: processor time of all processes that take part.
///
/// Wall time on a shared machine says little, so it is not reported.
struct CallComparison {
  /// A runtime: a program that serves and calls as `Tests/Peers/README.md` says.
  struct Peer {
    let name: String
    let command: [String]
    var hasHop = false

    /// The floor has one shape only.
    func takes(_ load: Load) -> Bool { name != "C epoll" || load.shape == .ask }
  }

  struct Load {
    let title: String
    let shape: Shape
    let connections: Int
    let inFlight: Int
    /// All processes on one core: otherwise one call at a time measures the waking of idle cores.
    var isPinned = false
  }

  static let loads = [
    Load(title: "ask 1x1, one core", shape: .ask, connections: 1, inFlight: 1, isPinned: true),
    Load(title: "ask 1x64", shape: .ask, connections: 1, inFlight: 64),
    Load(title: "ask 8x16", shape: .ask, connections: 8, inFlight: 16),
    Load(title: "stream, a message", shape: .tell, connections: 1, inFlight: 1),
    Load(title: "1 MiB each way", shape: .large, connections: 1, inFlight: 1),
  ]
  /// Rounds of each load; the median counts.
  static let rounds = 3

  let peers: [Peer]
  let seconds: Int

  /// Compares ours with programs given as `NAME=PATH`.
  init(others: [String], seconds: Int) throws {
    let own = ["/proc/self/exe"].map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    peers =
      [Peer(name: "ours", command: own), Peer(name: "ours, a hop", command: own, hasHop: true)]
      + (try others.map { word in
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { throw Misuse(word: word) }
        return Peer(name: parts[0], command: [parts[1]])
      })
    self.seconds = seconds
  }

  func measure() throws {
    print("| µs of CPU a call | " + peers.map(\.name).joined(separator: " | ") + " |")
    print("|---|" + String(repeating: "---:|", count: peers.count))
    for load in Self.loads {
      var series = peers.map { _ in Series() }
      for _ in 0..<Self.rounds {
        for (index, peer) in peers.enumerated() {
          guard peer.takes(load), !peer.hasHop || load.shape == .ask else { continue }
          series[index].add(try cost(of: load, with: peer))
        }
      }
      let ours = series[0].median
      let cells = series.map { series in
        series.values.isEmpty
          ? "–" : "\(text(series.median)) (\(text(series.median / ours)))"
      }
      print("| \(load.title) | " + cells.joined(separator: " | ") + " |")
    }
  }

  /// Microseconds of processor time a call, of all processes together.
  private func cost(of load: Load, with peer: Peer) throws -> Double {
    let pin = load.isPinned ? ["taskset", "--cpu-list", "0"] : []
    let server = try Child(pin + peer.command + ["server"])
    defer { server.end() }
    var port = try server.line()
    var children = [server]
    if peer.hasHop {
      let hop = try Child(pin + peer.command + ["hop", port])
      children.append(hop)
      port = try hop.line()
    }
    defer { for child in children { child.end() } }
    let client = try Child(
      pin + peer.command + [
        "client", load.shape.rawValue, port, "\(load.connections)", "\(load.inFlight)",
        "\(seconds)",
      ]
    )
    children.append(client)
    guard try client.line() == "ready" else { throw Misuse(word: "\(peer.name) is not ready") }
    let before = children.reduce(0) { $0 + ProcessorTime.used(by: $1.processID) }
    try client.say("go")
    guard let calls = Double(try client.line()), calls > 0 else {
      throw Misuse(word: "\(peer.name) made no call")
    }
    let after = children.reduce(0) { $0 + ProcessorTime.used(by: $1.processID) }
    return Double(after - before) / calls / 1_000
  }

  /// Memory of idle connections, in a server and in a client of their own.
  static func measureIdle(connections: Int) throws {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let server = try Child([own, "server"])
    defer { server.end() }
    let port = try server.line()
    let client = try Child([own, "hold", port, "1"])
    defer { client.end() }
    guard try client.line() == "ready" else { throw Misuse(word: "the client is not ready") }
    let before = (try server.residentBytes(), try client.residentBytes())
    let many = try Child([own, "hold", port, "\(connections)"])
    defer { many.end() }
    guard try many.line() == "ready" else { throw Misuse(word: "the client is not ready") }
    let (atServer, atClient) = (
      (try server.residentBytes() - before.0) / connections,
      (try many.residentBytes() - before.1) / connections
    )
    print(
      "\(connections) idle connections: \(atServer) bytes each at the server, \(atClient) at the client"
    )
  }
}
