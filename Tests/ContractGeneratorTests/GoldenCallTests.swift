import Foundation
import RPC
import RuntimeContracts
import TaskContracts
import Testing
import Wire

/// The golden bytes of PROTOCOL.md agree with the contracts; RPC tests the frames themselves.
@Suite("The golden calls")
struct GoldenCallTests {
  /// Types of request and reply of each method called there.
  private static let types: [String: (request: any Message.Type, reply: any Message.Type)] = [
    "daybook.task.v1.Tasks/CompleteTask": (
      TaskV1.CompleteTaskRequest.self, TaskV1.CompleteTaskResponse.self
    ),
    "daybook.rpc.v1.Health/Check": (
      RPCV1.HealthCheckRequest.self, RPCV1.HealthCheckResponse.self
    ),
    "daybook.feed.v1.Feed/Follow": (FeedV1.FollowRequest.self, FeedV1.FollowResponse.self),
    "daybook.task.v1.Tasks/CreateTasks": (
      TaskV1.CreateTasksRequest.self, TaskV1.CreateTasksResponse.self
    ),
  ]

  @Test("name methods that exist, of the kind that they are called as")
  func methods() throws {
    let known = TaskV1.methods + FeedV1.methods + RPCV1.methods
    let named = try Self.calls.compactMapValues(\.name)
    #expect(named.count == Self.types.count)
    for (label, name) in named {
      let method = try #require(known.first { $0.name == name }, "\(label): \(name)")
      #expect(method.kind == (label.hasPrefix("D") ? .serverStream : .unary), "\(label)")
      #expect(Self.types[name] != nil, "\(label): \(name)")
    }
  }

  @Test("carry messages of these methods, with known fields only")
  func messages() throws {
    let golden = try Self.golden
    let calls = try Self.calls
    func check(_ label: String, _ bytes: [UInt8], _ type: any Message.Type) throws {
      let message = try type.init(decoding: bytes)
      // Unknown fields are left out of JSON.
      let known = try type.init(json: message.jsonString())
      #expect(known.encoded() == bytes, "\(label)")
    }
    for (label, call) in calls {
      guard let name = call.name, let types = Self.types[name] else { continue }
      try check(label, call.message, types.request)
    }
    // After header, code and lengths of an END without a status; after cursor and header of a
    // MESSAGE.
    let complete = try #require(Self.types["daybook.task.v1.Tasks/CompleteTask"])
    try check("C2", Array(try #require(golden["C2"]).dropFirst(15)), complete.reply)
    let health = try #require(Self.types["daybook.rpc.v1.Health/Check"])
    try check("C5", Array(try #require(golden["C5"]).dropFirst(15)), health.reply)
    let follow = try #require(Self.types["daybook.feed.v1.Feed/Follow"])
    try check("D3", Array(try #require(golden["D3"]).dropFirst(27)), follow.reply)
    let create = try #require(Self.types["daybook.task.v1.Tasks/CreateTasks"])
    let pieces = try ["E2": 14, "E3": 10].sorted { $0.key < $1.key }.map { label, head in
      try #require(golden[label]).dropFirst(head)
    }
    try check("E2, E3", pieces.flatMap { $0 }, create.request)
  }

  /// The CALL frames, with the method's name if it is present.
  private static var calls: [String: (name: String?, message: [UInt8])] {
    get throws {
      try golden.filter { "CDE".contains($0.key.prefix(1)) && $0.value[4] == 3 }.mapValues {
        bytes in
        let flags = bytes[5]
        var rest = bytes.dropFirst(16)
        func take(_ count: Int) -> [UInt8] {
          defer { rest = rest.dropFirst(count) }
          return Array(rest.prefix(count))
        }
        let metadata = take(2).reduce(0) { $0 << 8 | Int($1) }
        var name: String?
        if flags & 1 != 0 { name = String(decoding: take(Int(take(1)[0])), as: UTF8.self) }
        _ = take(metadata)
        return (name, Array(rest))
      }
    }
  }

  /// The bytes by label; see `Golden` in the tests of RPC.
  private static var golden: [String: [UInt8]] {
    get throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Shared/RPC/PROTOCOL.md")
      let text = try String(contentsOf: file, encoding: .utf8)
      let parts = text.components(separatedBy: "<!-- golden -->")
      let block = try #require(parts.last?.components(separatedBy: "<!-- /golden -->").first)
      var golden: [String: [UInt8]] = [:]
      var label = ""
      for line in block.split(separator: "\n") where !line.hasPrefix("```") {
        var groups = line.prefix { $0 != ";" }.split(separator: " ")
        if !line.hasPrefix(" ") { label = String(groups.removeFirst()) }
        for group in groups {
          let parts = group.split(separator: "*")
          let digits = Array(
            parts[0].utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
          )
          let bytes = stride(from: 0, to: digits.count - 1, by: 2).map {
            UInt8(digits[$0] << 4 | digits[$0 + 1])
          }
          let count = parts.count == 2 ? try #require(Int(parts[1])) : 1
          golden[label, default: []] += Array(repeatElement(bytes, count: count).joined())
        }
      }
      return golden
    }
  }
}
