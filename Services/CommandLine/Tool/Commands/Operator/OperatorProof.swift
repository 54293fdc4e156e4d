import GatewayContracts
import RPC

/// How an operator on the machine authenticates: with the installation's key, or with a certificate
/// where processes have one.
struct OperatorProof {
  static let options = [
    Manual.Option(
      name: "cluster-key-file",
      value: "FILE",
      help: "the installation's key (default: $DAYBOOK_HOME/keys/cluster.key, if it is there)"
    )
  ]

  /// A route to the gateway with the available credential.
  let route: Environment.Route
  /// Whether no token is needed in addition.
  let isComplete: Bool

  /// Finds a credential; with TLS it is `$DAYBOOK_HOME/tls/operator.pem` with its key.
  init(_ session: Session, _ arguments: ParsedArguments) throws(CommandFailure) {
    let credentials = try session.files.load(Credentials.file, as: Credentials.self)
    let address = session.server(credentials)
    var route = Environment.Route(address: address, tls: try session.tls(to: address, credentials))
    let home = session.files.home
    let files = session.environment.files
    if route.tls == nil {
      route.clusterKey = try RPCSession.key(session, arguments)
      let usual = "\(home)/keys/cluster.key"
      if route.clusterKey == nil, files.has(usual) {
        route.clusterKey = try RPCSession.key(session, at: usual)
      }
    } else if route.tls?.certificate == nil, files.has("\(home)/tls/operator.pem") {
      route.tls?.certificate = "\(home)/tls/operator.pem"
      route.tls?.key = "\(home)/tls/operator.key"
    }
    self.route = route
    isComplete = route.clusterKey != nil || route.tls?.certificate != nil
  }
}

extension Session {
  /// Requests the metrics of one process; an empty name means all.
  func metrics(
    of service: String,
    _ proof: OperatorProof
  ) async throws -> GatewayV1.GetMetricsResponse {
    try await GatewayV1.OperationsClient(channel(by: proof.route)).getMetrics(
      GatewayV1.GetMetricsRequest(service: service),
      try operatorOptions(proof)
    )
  }

  /// Call options for an operator, with a token if there is no other credential.
  func operatorOptions(_ proof: OperatorProof) throws -> CallOptions {
    var options = CallOptions(timeout: self.options.timeout)
    if !proof.isComplete, let token = try token() {
      options.metadata["authorization"] = "Bearer \(token)"
    }
    return options
  }
}

extension FileAccess {
  /// Whether a small file exists and is readable.
  fileprivate func has(_ path: String) -> Bool {
    (try? read(path, limit: 64 << 10)) != nil
  }
}
