import Foundation
import GRPCCore
import GRPCProtobuf

/// The two measured calls.
struct TaskService: RegistrableRPCService {
  static let name = "daybook.task.v1.Tasks"
  static let createTask = MethodDescriptor(fullyQualifiedService: name, method: "CreateTask")
  static let getDay = MethodDescriptor(fullyQualifiedService: name, method: "GetDay")

  let store: TaskStore

  func registerMethods<Transport: ServerTransport>(with router: inout RPCRouter<Transport>) {
    let store = store
    router.registerHandler(
      forMethod: Self.createTask,
      deserializer: ProtobufDeserializer<TaskV1CreateTaskRequest>(),
      serializer: ProtobufSerializer<TaskV1CreateTaskResponse>()
    ) { stream, _ in
      let request = try await ServerRequest(stream: stream)
      let caller = try Caller(request.metadata)
      let answer = try await store.create(request.message, by: caller)
      return StreamingServerResponse(single: ServerResponse(message: answer))
    }
    router.registerHandler(
      forMethod: Self.getDay,
      deserializer: ProtobufDeserializer<TaskV1GetDayRequest>(),
      serializer: ProtobufSerializer<TaskV1GetDayResponse>()
    ) { stream, _ in
      let request = try await ServerRequest(stream: stream)
      let answer = try await store.day(of: try Caller(request.metadata))
      return StreamingServerResponse(single: ServerResponse(message: answer))
    }
  }
}

/// The caller, as the gateway would send it.
struct Caller {
  let household: UUID
  let member: UUID
  let request: UUID

  init(_ metadata: Metadata) throws {
    func id(_ key: String) throws -> UUID {
      guard let text = metadata[stringValues: key].first(where: { _ in true }),
        let id = UUID(uuidString: text)
      else { throw RPCError(code: .unauthenticated, message: "\(key) is missing") }
      return id
    }
    household = try id("daybook-household")
    member = try id("daybook-member")
    request = try id("request-id")
  }
}

extension UUID {
  /// The 16 bytes as the schema stores them.
  var bytes: Data { withUnsafeBytes(of: uuid) { Data($0) } }

  init(_ bytes: Data) {
    var value: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &value) { _ = bytes.copyBytes(to: $0) }
    self.init(uuid: value)
  }
}
