import Foundation
import TestContracts
import Testing
import Wire

/// Types differ in how much stack a level of them takes; a debug build takes several times as much.
@Suite("The stack")
struct StackTests {
  private typealias Wide = ProtobufTestMessagesProto3.TestAllTypesProto3

  /// `count` messages, each but the last with another as its `recursive_message`.
  private static func nested(_ count: Int) -> [UInt8] {
    var lengths: [[UInt8]] = []
    var size = 0
    for _ in 0..<count {
      var length: [UInt8] = []
      var rest = size
      repeat {
        length.append(UInt8(rest & 0x7F) | (rest > 0x7F ? 0x80 : 0))
        rest >>= 7
      } while rest > 0
      lengths.append(length)
      size += 2 + length.count
    }
    return lengths.reversed().flatMap { [0xDA, 0x01] + $0 }
  }

  private static func json(_ count: Int) -> String {
    String(repeating: #"{"recursiveMessage":"#, count: count) + "{}"
      + String(repeating: "}", count: count)
  }

  /// Runs `body` on a thread with as much stack as Linux and the runtime's loops give one.
  private func onThread(_ body: @escaping @Sendable () throws -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
      let thread = Thread { continuation.resume(with: Result(catching: body)) }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  @Test("holds a hundred levels of a type with 150 fields")
  func wide() async throws {
    try await onThread {
      let deepest = try Wide(decoding: Self.nested(100))
      #expect(try deepest.jsonString() == Self.json(100))
      #expect(try Wide(json: Self.json(100)) == deepest)
    }
  }

  @Test("is what ends reading and writing when more levels are allowed")
  func limit() async throws {
    let limits = WireLimits(depth: .max, memory: .max)
    let options = JSONOptions(limits: limits)
    try await onThread {
      let levels = 50_000
      let bytes = Self.nested(levels)
      let binary = #expect(throws: WireError.self) { try Wide(decoding: bytes, limits: limits) }
      #expect(binary?.reason == .tooDeep)
      let text = #expect(throws: JSONError.self) { try Wide(json: Self.json(levels), options) }
      #expect(text?.reason == .tooDeep)
    }
  }

  @Test("is not needed to say where a message is too deep")
  func path() async throws {
    try await onThread {
      let error = #expect(throws: WireError.self) { try Wide(decoding: Self.nested(50_000)) }
      #expect(error?.reason == .tooDeep)
      #expect(error?.path.split(separator: ".").count == 101)
    }
  }

  @Test("is what ends passing over groups when more levels are allowed")
  func groups() async throws {
    let limits = WireLimits(depth: .max, memory: .max)
    try await onThread {
      let bytes = [UInt8](repeating: 0x0B, count: 1_000_000)
      let error = #expect(throws: WireError.self) { try Wide(decoding: bytes, limits: limits) }
      #expect(error?.reason == .tooDeep)
    }
  }
}
