package import Descriptors
import Synchronization
import Wire

/// The implementation of `daybook.rpc.v1.Reflection`: services, contracts and limits of one
/// process.
package struct Reflection: RPCV1.ReflectionService {
  private let services: [RPCV1.ServiceOffer]
  private let contracts: ReadContracts
  private let limits: [RPCV1.Limit]

  /// The reflection of a process.
  ///
  /// - Parameters:
  ///   - methods: what the process serves, besides health and this.
  ///   - contracts: descriptors of their files; those of RPC are included.
  ///   - limits: limits of the process, besides those of its server.
  package init(
    of methods: [MethodDescriptor],
    contracts: [StaticString],
    limits: [RPCV1.Limit] = []
  ) {
    let all = Set(methods + RPCV1.methods)
    let names = Dictionary(grouping: all) { String($0.service) }
    services = names.sorted { $0.key < $1.key }.map { name, methods in
      RPCV1.ServiceOffer(
        name: name,
        methods: methods.map { String($0.name.dropFirst(name.count + 1)) }.sorted()
      )
    }
    self.contracts = ReadContracts([WireDescriptors.files, RPCDescriptors.files, contracts])
    self.limits = limits
  }

  package func listServices(
    _ request: RPCV1.ListServicesRequest,
    _ call: ServerCall
  ) async throws -> RPCV1.ListServicesResponse {
    RPCV1.ListServicesResponse(services: services)
  }

  package func describeSymbol(
    _ request: RPCV1.DescribeSymbolRequest,
    _ call: ServerCall
  ) async throws -> RPCV1.DescribeSymbolResponse {
    guard let files = contracts.pool.closure(of: request.symbol) else {
      let sentence = "No contract here declares \(request.symbol.quoted)."
      throw RPCError(.notFound, "unknown_symbol", sentence)
    }
    return RPCV1.DescribeSymbolResponse(files: files.map { $0.bytes[...] })
  }

  package func listLimits(
    _ request: RPCV1.ListLimitsRequest,
    _ call: ServerCall
  ) async throws -> RPCV1.ListLimitsResponse {
    let settings = call.connection?.server.settings ?? ServerSettings()
    return RPCV1.ListLimitsResponse(limits: settings.announcedLimits + limits)
  }
}

/// The contracts of a process, decoded on the first request, so that a start does not wait.
private final class ReadContracts: Sendable {
  private let lists: [[StaticString]]
  private let read = Mutex<DescriptorPool?>(nil)

  init(_ lists: [[StaticString]]) { self.lists = lists }

  var pool: DescriptorPool {
    read.withLock { read in
      if let read { return read }
      let pool = DescriptorPool(base64: lists)
      read = pool
      return pool
    }
  }
}

extension DescriptorPool {
  /// Contracts in the generator's form.
  package init(base64 lists: [[StaticString]]) {
    self.init()
    for text in lists.joined() {
      guard
        let bytes = try? GoogleProtobuf.BytesValue(json: "\"\(text)\"").value,
        let file = try? FileType(Array(bytes))
      else { preconditionFailure("the generated descriptions are damaged") }
      add(file)
    }
  }
}
