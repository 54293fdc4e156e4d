import RPC

/// `--health`: asks the process that runs on this machine whether it is serving.
enum HealthProbe {
  private static let patience = Duration.seconds(3)

  /// Prints the answer.
  ///
  /// - Returns: the exit code: 0 when it is serving, else 1.
  static func ask(_ settings: Settings) -> Int32 {
    let loop = EventLoop(name: "health")
    let answer = Answer()
    loop.spawn {
      (answer.isServing, answer.words) = await ask(settings, TCPTransport(loop))
      loop.stop()
    }
    loop.run()
    print(answer.words)
    return answer.isServing ? 0 : 1
  }

  /// - Returns: whether it is serving, and a sentence that includes any problem.
  private static func ask(
    _ settings: Settings,
    _ transport: TCPTransport
  ) async -> (isServing: Bool, words: String) {
    do {
      let channel = Channel(
        address: settings.listen.asReachedFromHere,
        transport: try TransportSecurity.question(settings, over: transport),
        settings: .service(clusterKey: try ClusterKeys.read(settings)?.current)
      )
      defer { channel.close() }
      let health = try await channel.health(of: "", CallOptions(timeout: patience))
      return answer(isServing: health.status == .serving, health.reason)
    } catch {
      return (false, "\(error)")
    }
  }

  /// A serving process may also report a problem, such as a log that cannot be checkpointed.
  static func answer(isServing: Bool, _ reason: String) -> (isServing: Bool, words: String) {
    guard isServing else {
      return (false, "not serving: " + (reason.isEmpty ? "its log says why" : reason))
    }
    return (true, reason.isEmpty ? "serving" : "serving: " + reason)
  }

  /// Carries the answer from the task to the thread that runs the loop.
  ///
  /// `@unchecked Sendable`: written before the loop is told to stop, read after it has.
  private final class Answer: @unchecked Sendable {
    var isServing = false
    var words = ""
  }
}

extension Address {
  /// A wildcard address is reached over loopback.
  fileprivate var asReachedFromHere: Address {
    switch host {
    case "0.0.0.0": Address(host: "127.0.0.1", port: port)
    case "::": Address(host: "::1", port: port)
    default: self
    }
  }
}
