import Foundation
import Measurement

/// The real gateway between a client and a service, compared with a direct call of the service.
extension CallComparison {
  static let gatewayLoads = [
    Load(title: "look 1x1, one core", shape: .look, connections: 1, inFlight: 1, isPinned: true),
    Load(title: "look 1x64", shape: .look, connections: 1, inFlight: 64),
    Load(title: "look 8x16", shape: .look, connections: 8, inFlight: 16),
  ]

  func measure(gateway program: String) throws {
    print("| µs of CPU a call | direct | through the gateway | the gateway alone |")
    print("|---|---:|---:|---:|")
    for load in Self.gatewayLoads {
      var (direct, whole, alone) = (Series(), Series(), Series())
      for _ in 0..<Self.rounds {
        let pin = load.isPinned ? Self.oneCore : []
        let installation = try GatewayUnderLoad(program, own: peers[0].command, pin: pin)
        defer { installation.end() }
        let straight = try client(load, installation.ports.service, [])
        direct.add(try cost(of: straight, with: [installation.service], alone: nil).all)
        let token = ["env", "DAYBOOK_BENCHMARK_TOKEN=\(installation.token)"]
        let cost = try cost(
          of: try client(load, installation.ports.gateway, token),
          with: installation.children,
          alone: installation.gateway
        )
        whole.add(cost.all)
        if let hop = cost.hop { alone.add(hop) }
      }
      print(
        "| \(load.title) | \(text(direct.median)) (1.00) | \(text(whole.median)) "
          + "(\(text(whole.median / direct.median))) | \(text(alone.median)) |"
      )
    }
  }

  private func client(_ load: Load, _ port: String, _ words: [String]) throws -> Child {
    try client(of: load, peers[0], port, words)
  }
}
