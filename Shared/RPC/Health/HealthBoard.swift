import Synchronization

/// What `daybook.rpc.v1.Health/Check` answers: whether the process, or one of its services, serves.
///
/// The empty name is the whole process. An unknown name is `NOT_FOUND`.
package final class HealthBoard: Sendable {
  /// What a service says about itself, with the contract's numbers.
  package enum Status: UInt8, Sendable {
    case unknown = 0
    case serving = 1
    case notServing = 2
  }

  package static let method = MethodDescriptor(
    name: "daybook.rpc.v1.Health/Check",
    kind: .unary,
    access: .anyone,
    isIdempotent: true,
    hasNoSideEffects: true
  )

  private let statuses: Mutex<[String: Status]>

  package init(services: [String]) {
    var statuses: [String: Status] = ["": .serving]
    for service in services { statuses[service] = .serving }
    self.statuses = Mutex(statuses)
  }

  /// From any thread.
  ///
  /// The empty name is the whole process.
  package func set(_ service: String = "", serving: Bool) {
    statuses.withLock { $0[service] = serving ? .serving : .notServing }
  }

  package func setAll(serving: Bool) {
    statuses.withLock { statuses in
      for service in statuses.keys { statuses[service] = serving ? .serving : .notServing }
    }
  }

  package func status(of service: String = "") -> Status? {
    statuses.withLock { $0[service] }
  }

  func register(in router: inout Router) {
    router.registerRaw(Self.method) { [self] request, _, replies in
      guard let status = status(of: HealthWire.service(in: request)) else {
        throw RPCError(.notFound, "service_unknown", "There is no such service here.")
      }
      try await replies.send(HealthWire.response(status))
    }
  }
}

/// The two messages of a health check: `{1: service}` and `{1: status}`.
package enum HealthWire {
  package static func request(_ service: String) -> [UInt8] {
    var writer = FieldWriter()
    writer.text(1, service)
    return writer.bytes
  }

  static func service(in request: [UInt8]) -> String {
    var reader = FieldReader(request[...])
    var service = ""
    while let field = reader.next() {
      if case (1, .bytes(let text)) = field { service = String(decoding: text, as: UTF8.self) }
    }
    return service
  }

  static func response(_ status: HealthBoard.Status) -> [UInt8] {
    var writer = FieldWriter()
    writer.number(1, UInt64(status.rawValue))
    return writer.bytes
  }

  package static func status(in response: [UInt8]) -> HealthBoard.Status {
    var reader = FieldReader(response[...])
    var status = HealthBoard.Status.unknown
    while let field = reader.next() {
      if case (1, .number(let number)) = field {
        status = HealthBoard.Status(rawValue: UInt8(clamping: number)) ?? .unknown
      }
    }
    return status
  }
}

extension CallChannel {
  /// Asks whether a process, or one of its services, serves.
  package func checkHealth(
    of service: String = "",
    _ options: CallOptions = CallOptions()
  ) async throws -> HealthBoard.Status {
    let reply = try await unaryRaw(HealthBoard.method, HealthWire.request(service), options)
    return HealthWire.status(in: reply.message)
  }
}
