import RPC

/// Looks at every call of one channel, and at its end.
///
/// Unchecked `Sendable`: one thread runs a simulation.
final class Porter: ClientInterceptor, @unchecked Sendable {
  static let key = "porter"
  static let refusal = RPCError(.permissionDenied, "turned_away", "It was drawn so.")

  private let client: Int
  private let orders: [Order]
  private let ledger: Ledger
  /// Calls that it let through, by method, and how they ended.
  private var begun: [String: Int] = [:]
  private var ended: [String: [StatusCode: Int]] = [:]

  init(_ client: Int, _ orders: [Order], _ ledger: Ledger) {
    self.client = client
    self.orders = orders
    self.ledger = ledger
  }

  func intercept(_ method: MethodDescriptor, _ options: inout CallOptions) throws {
    guard let number = options.metadata[Depot.orderKey].flatMap({ Int($0) }) else { return }
    if orders[number].isTurnedAway { throw Self.refusal }
    options.metadata.append(Self.key, "\(client)")
    begun[method.name, default: 0] += 1
  }

  func finished(_ method: MethodDescriptor, _ outcome: CallOutcome) {
    guard method.service == Depot.service else { return }
    ended[method.name, default: [:]][outcome.code, default: 0] += 1
  }

  /// Every call that was let through has ended once, and as its caller was told.
  func judge() {
    for kind in Order.Kind.allCases {
      let name = kind.method.name
      let (begun, ended) = (begun[name] ?? 0, ended[name] ?? [:])
      let sum = ended.values.reduce(0, +)
      ledger.expect(begun == sum, "\(begun) calls of \(name) began at a door, and \(sum) ended")
      guard kind.method.kind == .unary else { continue }
      let outcomes = orders.filter { $0.client == client && $0.kind == kind && !$0.isTurnedAway }
        .compactMap { ledger.outcomes[$0.number].map { $0.error?.code ?? .ok } }
      // Those that were given up before they began were not let through.
      for code in Set(outcomes).union(ended.keys) where code != .cancelled {
        let told = outcomes.count { $0 == code }
        ledger.expect(
          told == ended[code] ?? 0,
          "\(told) callers of \(name) were told \(code), and a door \(ended[code] ?? 0) times"
        )
      }
    }
  }
}

/// Looks at every call in front of the handlers of one server, and at its end.
///
/// Unchecked `Sendable`: one thread runs a simulation.
final class Warden: ServerInterceptor, @unchecked Sendable {
  static let refusal = RPCError(.permissionDenied, "barred", "It was drawn so.")

  private let place: String
  private let orders: [Order]
  private let ledger: Ledger
  /// Calls that began and have not ended.
  private var open: [Ledger.Attempt: Int] = [:]

  init(_ place: String, _ orders: [Order], _ ledger: Ledger) {
    self.place = place
    self.orders = orders
    self.ledger = ledger
  }

  func intercept(_ call: ServerCall) throws {
    guard let attempt = Ledger.Attempt(call) else { return }
    let order = orders[attempt.order]
    open[attempt, default: 0] += 1
    ledger.expect(
      call.metadata.all(Porter.key) == ["\(order.client)"],
      "#\(order.number) came by \(call.metadata.all(Porter.key))"
    )
    if order.isBarred { throw Self.refusal }
  }

  func finished(_ call: ServerCall, _ outcome: CallOutcome) {
    guard let attempt = Ledger.Attempt(call) else { return }
    open[attempt, default: 0] -= 1
    ledger.expect(
      open[attempt] ?? 0 >= 0,
      "#\(attempt.order) ended more often at the door of \(place) than it began"
    )
  }

  func judge() {
    let left = open.filter { $0.value != 0 }.map(\.key.order).sorted()
    ledger.expect(left.isEmpty, "calls \(left) did not end at the door of \(place)")
  }
}
