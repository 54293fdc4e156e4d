import TestSupport
import Testing
import Vocabulary
import Wire

@testable import RPC

/// What a connection's calls bring again and again.
@Suite("Metadata that came before")
struct FamiliarMetadataTests {
  private static let id = "0193abcd-5b6c-7def-8abc-0123456789ab"
  private static let token: Metadata = ["authorization": "Bearer dbk_0123456789"]

  private func bytes(_ metadata: Metadata) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: metadata.encodedByteCount)
    bytes.withUnsafeMutableBytes { metadata.write(to: $0) }
    return bytes
  }

  private func remember(_ metadata: Metadata, limit: Int = 8_192) -> FamiliarMetadata? {
    bytes(metadata).withUnsafeBytes {
      FamiliarMetadata($0, metadata, size: metadata.countedSize, limit: limit)
    }
  }

  private func again(_ familiar: FamiliarMetadata, _ metadata: Metadata) -> BroughtMetadata? {
    bytes(metadata).withUnsafeBytes { familiar.brought(by: $0) }
  }

  private func with(_ id: String?, _ rest: Metadata = token) -> Metadata {
    var metadata = Metadata()
    if let id { metadata.append("request-id", id) }
    metadata.append(contentsOf: rest)
    return metadata
  }

  @Test(
    "is known again with another request id in front, or without one",
    arguments: [true, false]
  )
  func known(hasID: Bool) throws {
    let familiar = try #require(remember(with(hasID ? Self.id : nil)))
    #expect(familiar.entries == Self.token)
    for id in [Self.id, UniqueID(high: 7, low: 9).text, nil] {
      let brought = try #require(again(familiar, with(id)))
      #expect(brought.requestID == id.flatMap { UniqueID(text: $0) })
      #expect(brought.all == with(id))
      #expect(!brought.hasTrace)
    }
  }

  @Test("is not known where one byte differs, or a request id is of another form or doubled")
  func others() throws {
    let familiar = try #require(remember(with(Self.id)))
    for metadata in [
      with(Self.id, ["authorization": "Bearer dbk_0123456788"]),
      with(Self.id, ["authorizatiom": "Bearer dbk_0123456789"]),
      with(Self.id, ["authorization": "Bearer dbk_012345678"]),
      with(Self.id.uppercased()), with("0193abcd-5b6c-7def-8abc-0123456789ag"),
      with(Self.id, with(Self.id)), Metadata(),
    ] {
      #expect(again(familiar, metadata) == nil, "\(metadata)")
    }
  }

  @Test("is not remembered where its bytes alone do not say what to do")
  func unremembered() {
    #expect(remember(with(Self.id.uppercased())) == nil)
    #expect(remember(with(Self.id, with(Self.id))) == nil)
    var resuming = with(Self.id)
    resuming.append("resume-bin", binary: [1])
    #expect(remember(resuming) == nil)
    var traced = with(Self.id)
    traced.append("traceparent", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01")
    #expect(remember(traced) == nil)
    // A request id more counts 10 + 36 + 32.
    let size = Self.token.countedSize
    #expect(remember(Self.token, limit: size + 77) == nil)
    #expect(remember(Self.token, limit: size + 78) != nil)
    #expect(remember(with(Self.id), limit: size + 78) != nil)
  }

  /// What a door was told of one call.
  private struct Told: Equatable {
    var remembered: Int?
    var metadata: Metadata
  }

  /// On one loop only.
  private final class Tellings: @unchecked Sendable {
    var all: [Told] = []
    var kept: [Bool] = []
  }

  private final class Memory: Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  @Test("has what a door remembered of it, as long as a connection's calls bring the same")
  func remembered() async throws {
    try await Carrier.simulation.run { world in
      let told = Tellings()
      let upstream = try await world.serve(House.router())
      var router = Router()
      router.registerPassing(House.echo) { call in
        let number = told.all.count
        told.all.append(
          Told(remembered: (call.memory as? Memory)?.number, metadata: call.metadata)
        )
        call.remember { _ in Memory(number) }
        let options = CallOptions(metadata: call.metadata)
        return try call.pass(over: upstream, options)
      } otherwise: { _, _, _ in
      }
      let channel = try await world.serve(router)
      let ids = (1...6).map { UniqueID(high: 0, low: $0) }
      let rests: [Metadata] = [
        ["hello": "a"], ["hello": "a"], ["hello": "a"], ["hello": "b"], ["hello": "a"], [:],
      ]
      for (id, rest) in zip(ids, rests) {
        let options = CallOptions(metadata: rest, requestID: id)
        let reply: Reply<Words> = try await channel.unaryReply(House.echo, Words("x"), options)
        #expect(reply.trailers["seen-request-id"] == id.text)
        #expect(reply.trailers["seen-hello"] == rest["hello"])
      }
      // The second of two is compared from then on, the third finds what was remembered of it.
      #expect(told.all.map(\.remembered) == [nil, nil, 1, nil, 2, nil])
      #expect(told.all.map(\.metadata) == zip(ids, rests).map { with($0.text, $1) })
    }
  }

  @Test(
    "is kept when it came twice in succession, as long as a door remembers something of it",
    arguments: [true, false]
  )
  func kept(doorRemembers: Bool) async throws {
    try await Carrier.simulation.run { world in
      let told = Tellings()
      let upstream = try await world.serve(House.router())
      var router = Router()
      router.registerPassing(House.echo) { call in
        told.kept.append(call.facts.origin.familiar != nil)
        if doorRemembers { call.remember { _ in Memory(1) } }
        return try call.pass(over: upstream, CallOptions())
      } otherwise: { _, _, _ in
      }
      let channel = try await world.serve(router)
      let long = String(repeating: "a", count: FamiliarMetadata.longest)
      for word in ["a", "a", "a", "b", "a", "c", "d", "c", "b", "b", "b", long, long, long] {
        let options = CallOptions(metadata: ["hello": word], requestID: UniqueID(high: 0, low: 1))
        let _: Words = try await channel.unary(House.echo, Words("x"), options)
      }
      let first = told.kept.firstIndex(of: true)
      #expect(first == 1)
      if doorRemembers {
        #expect(told.kept.dropFirst().allSatisfy { $0 })
      } else {
        // Only while the door decides on the second of a pair.
        let pairs = [1, 9]
        #expect(told.kept == (0..<14).map { pairs.contains($0) })
      }
    }
  }

  @Test("has a sign that differs where a byte does, and not with the request id in front")
  func signs() {
    let blocks = [
      with(Self.id), with(nil), with(Self.id, ["authorization": "Bearer dbk_0123456788"]),
      with(Self.id, ["authorizatiom": "Bearer dbk_0123456789"]), with(Self.id, ["a": "b"]),
      with(Self.id, ["a": "c"]), with(Self.id, [:]),
    ]
    let signs = blocks.map { bytes($0).withUnsafeBytes { FamiliarMetadata.sign(of: $0) } }
    #expect(signs[0] == signs[1])
    #expect(Set(signs).count == signs.count - 1)
    #expect(!signs.contains(0))
  }
}
