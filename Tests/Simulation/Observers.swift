import RPC

/// Observes the start and the end of every call of one channel.
///
/// Unchecked `Sendable`: one thread runs a simulation.
final class ClientObserver: ClientInterceptor, @unchecked Sendable {
  static let key = "sender"
  static let refusal = RPCError(.permissionDenied, "turned_away", "It was drawn so.")

  private let client: Int
  private let plans: [CallPlan]
  private let ledger: Ledger
  /// Admitted calls by method, and their statuses.
  private var begun: [String: Int] = [:]
  private var ended: [String: [StatusCode: Int]] = [:]

  init(_ client: Int, _ plans: [CallPlan], _ ledger: Ledger) {
    self.client = client
    self.plans = plans
    self.ledger = ledger
  }

  func intercept(_ method: MethodDescriptor, _ options: inout CallOptions) throws {
    guard let number = options.metadata[SimulatedService.orderKey].flatMap({ Int($0) }) else {
      return
    }
    if plans[number].isRefusedAtClient { throw Self.refusal }
    options.metadata.append(Self.key, "\(client)")
    begun[method.name, default: 0] += 1
  }

  func finished(_ method: MethodDescriptor, _ outcome: CallOutcome) {
    guard method.service == SimulatedService.service else { return }
    ended[method.name, default: [:]][outcome.code, default: 0] += 1
  }

  /// Checks that every admitted call ended once, with the status that its caller received.
  func judge() {
    for kind in CallPlan.Kind.allCases {
      let name = kind.method.name
      let (begun, ended) = (begun[name] ?? 0, ended[name] ?? [:])
      let sum = ended.values.reduce(0, +)
      ledger.expect(
        begun == sum,
        "\(begun) calls of \(name) began at an interceptor, and \(sum) ended"
      )
      guard kind.method.kind == .unary else { continue }
      let outcomes = plans.filter {
        $0.client == client && $0.kind == kind && !$0.isRefusedAtClient
      }
      .compactMap { ledger.outcomes[$0.number].map { $0.error?.code ?? .ok } }
      // Calls that were cancelled before they began were not admitted.
      for code in Set(outcomes).union(ended.keys) where code != .cancelled {
        let told = outcomes.count { $0 == code }
        ledger.expect(
          told == ended[code] ?? 0,
          "\(told) callers of \(name) received \(code), and an interceptor \(ended[code] ?? 0) times"
        )
      }
    }
  }
}

/// Observes the start and the end of every call at one server.
///
/// Unchecked `Sendable`: one thread runs a simulation.
final class ServerObserver: ServerInterceptor, @unchecked Sendable {
  static let refusal = RPCError(.permissionDenied, "barred", "It was drawn so.")

  private let place: String
  private let plans: [CallPlan]
  private let ledger: Ledger
  /// The number of open calls by attempt.
  private var open: [Ledger.Attempt: Int] = [:]

  init(_ place: String, _ plans: [CallPlan], _ ledger: Ledger) {
    self.place = place
    self.plans = plans
    self.ledger = ledger
  }

  func intercept(_ call: ServerCall) throws {
    guard let attempt = Ledger.Attempt(call) else { return }
    let plan = plans[attempt.plan]
    open[attempt, default: 0] += 1
    ledger.expect(
      call.metadata.all(ClientObserver.key) == ["\(plan.client)"],
      "#\(plan.number) came from \(call.metadata.all(ClientObserver.key))"
    )
    if plan.isRefusedAtServer { throw Self.refusal }
  }

  func finished(_ call: ServerCall, _ outcome: CallOutcome) {
    guard let attempt = Ledger.Attempt(call) else { return }
    open[attempt, default: 0] -= 1
    ledger.expect(
      open[attempt] ?? 0 >= 0,
      "#\(attempt.plan) ended more often at the interceptor of \(place) than it began"
    )
  }

  func judge() {
    let left = open.filter { $0.value != 0 }.map(\.key.plan).sorted()
    ledger.expect(left.isEmpty, "calls \(left) did not end at the interceptor of \(place)")
  }
}
