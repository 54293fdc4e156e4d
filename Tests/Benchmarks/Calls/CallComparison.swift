import Measurement
import Foundation

/// Calls of several runtimes, measured alternately: processor time of all processes involved.
///
/// Wall time is not reported, because the machine is shared.
struct CallComparison {
  /// A runtime: a program that serves and calls as described in `Tests/Peers/README.md`.
  struct Peer {
    let name: String
    let command: [String]
    var hasHop = false

    /// The floors have one shape only.
    func takes(_ load: Load) -> Bool { !Self.floors.contains(name) || load.shape == .ask }

    private static let floors = ["C epoll", "Swift tasks"]
  }

  struct Load {
    let title: String
    let shape: Shape
    let connections: Int
    let inFlight: Int
    /// Whether all processes share one core; otherwise sequential calls measure the waking of idle
    /// cores.
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
  static let oneCore = ["taskset", "--cpu-list", "0"]

  /// Microseconds of processor time a call.
  struct Cost {
    /// Of all processes involved.
    let all: Double
    /// Of the proxy; `nil` without one.
    let hop: Double?
  }

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
    print(
      "| µs of CPU a call | " + peers.map(\.name).joined(separator: " | ") + " | the hop alone |"
    )
    print("|---|" + String(repeating: "---:|", count: peers.count + 1))
    for load in Self.loads {
      var series = peers.map { _ in Series() }
      var hop = Series()
      for _ in 0..<Self.rounds {
        for (index, peer) in peers.enumerated() {
          guard peer.takes(load), !peer.hasHop || load.shape == .ask else { continue }
          let cost = try cost(of: load, with: peer)
          series[index].add(cost.all)
          if let alone = cost.hop { hop.add(alone) }
        }
      }
      let ours = series[0].median
      let cells = series.map { series in
        series.values.isEmpty
          ? "–" : "\(text(series.median)) (\(text(series.median / ours)))"
      }
      let alone = hop.values.isEmpty ? "–" : text(hop.median)
      print("| \(load.title) | " + cells.joined(separator: " | ") + " | \(alone) |")
    }
  }

  private func cost(of load: Load, with peer: Peer) throws -> Cost {
    let pin = load.isPinned ? Self.oneCore : []
    let server = try Child(pin + peer.command + ["server"], "\(peer.name), server")
    defer { server.end() }
    var port = try server.line()
    var children = [server]
    let hop = peer.hasHop ? try Child(pin + peer.command + ["hop", port], peer.name) : nil
    if let hop {
      children.append(hop)
      port = try hop.line()
    }
    defer { for child in children { child.end() } }
    let client = try client(of: load, peer, port)
    return try cost(of: client, with: children, alone: hop)
  }

  /// Starts a client that warms up.
  func client(of load: Load, _ peer: Peer, _ port: String, _ words: [String] = []) throws -> Child {
    try Child(
      (load.isPinned ? Self.oneCore : []) + words + peer.command + [
        "client", load.shape.rawValue, port, "\(load.connections)", "\(load.inFlight)",
        "\(seconds)",
      ],
      "\(peer.name), client of \(load.title)"
    )
  }

  /// Runs a client against servers, and ends it.
  func cost(of client: Child, with servers: [Child], alone: Child?) throws -> Cost {
    defer { client.end() }
    guard try client.line() == "ready" else { throw PeerFailure("\(client.name) is not ready") }
    let children = servers + [client]
    func used() -> (all: UInt64, hop: UInt64?) {
      let all = children.reduce(0) { $0 + ProcessorTime.used(by: $1.processID) }
      return (all, alone.map { ProcessorTime.used(by: $0.processID) })
    }
    let before = used()
    try client.say("go")
    guard let calls = Double(try client.line(within: seconds + Child.patience)), calls > 0 else {
      throw PeerFailure("\(client.name) made no call")
    }
    let after = used()
    func each(_ nanoseconds: UInt64) -> Double { Double(nanoseconds) / calls / 1_000 }
    let hop = after.hop.flatMap { end in before.hop.map { each(end - $0) } }
    return Cost(all: each(after.all - before.all), hop: hop)
  }

  /// Memory of idle connections, in a server and in a client of their own.
  static func measureIdle(connections: Int) throws {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let server = try Child([own, "server"])
    defer { server.end() }
    let port = try server.line()
    let client = try Child([own, "hold", port, "1"])
    defer { client.end() }
    guard try client.line() == "ready" else { throw PeerFailure("\(client.name) is not ready") }
    let before = (try server.residentBytes(), try client.residentBytes())
    let many = try Child([own, "hold", port, "\(connections)"])
    defer { many.end() }
    guard try many.line() == "ready" else { throw PeerFailure("\(many.name) is not ready") }
    let (atServer, atClient) = (
      (try server.residentBytes() - before.0) / connections,
      (try many.residentBytes() - before.1) / connections
    )
    print(
      "\(connections) idle connections: \(atServer) bytes each at the server, \(atClient) at the client"
    )
  }

  /// The memory that a process keeps after it forwarded many large calls at once.
  static func measureBurst(calls: Int) throws {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let server = try Child([own, "server"])
    defer { server.end() }
    let hop = try Child([own, "hop", try server.line()])
    defer { hop.end() }
    let port = try hop.line()
    func make(_ shape: String, _ words: String...) throws {
      let client = try Child([own, "count", shape, port] + words)
      defer { client.end() }
      try client.wait(within: 10 * Child.patience)
    }
    try make("ask", "1", "1", "100")
    let before = try hop.residentBytes()
    try make("large", "4", "16", "\(calls)")
    let after = try hop.residentBytes()
    // A flood is over after a second or two.
    sleep(4)
    let later = try hop.residentBytes()
    print(
      "\(calls) calls of 1 MiB, 64 at once: \(before >> 10) kB before, \(after >> 10) after, "
        + "\(later >> 10) four seconds later"
    )
  }
}
