import Foundation
import StrangeContracts
import TestContracts
import Testing
import Wire

/// The stack per level differs between types; a debug build takes several times as much.
@Suite("The stack")
struct StackTests {
  private typealias Usual = ProtobufTestMessagesProto3.TestAllTypesProto3

  private typealias Wide = TestWide.Wide

  /// `count` messages, each but the last with another as the field behind `tag`.
  private static func nested(_ count: Int, _ tag: [UInt8] = recursiveMessage) -> [UInt8] {
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
      size += tag.count + length.count
    }
    return lengths.reversed().flatMap { tag + $0 }
  }

  private static let recursiveMessage: [UInt8] = [0xDA, 0x01]

  private static func json(_ count: Int) -> String {
    String(repeating: #"{"recursiveMessage":"#, count: count) + "{}"
      + String(repeating: "}", count: count)
  }

  /// Runs `body` on a thread with as much stack as Linux and the runtime's loops give one.
  private func onThread<Value: Sendable>(
    stack: Int = 8 << 20,
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let thread = Thread { continuation.resume(with: Result(catching: body)) }
      thread.stackSize = stack
      thread.start()
    }
  }

  @Test("holds a hundred levels of a type with 150 fields")
  func wide() async throws {
    try await onThread {
      let deepest = try Usual(decoding: Self.nested(100))
      #expect(try deepest.jsonString() == Self.json(100))
      #expect(try Usual(json: Self.json(100)) == deepest)
    }
  }

  /// A single field, and a repeated one, of the type itself.
  private static let tags: [[UInt8]] = [[0x2A], [0x6A]]

  @Test("holds a hundred levels of a type with 100 fields of all kinds", arguments: tags)
  func wider(tag: [UInt8]) async throws {
    // Without optimization, a level takes several times as much.
    try await onThread(stack: 64 << 20) {
      let bytes = Self.nested(100, tag)
      let message = try Wide(decoding: bytes)
      #expect(message.encoded() == bytes)
      #expect(GoogleProtobuf.`Any`(packing: message).value == bytes[...])
      let text = try message.jsonString()
      let again = try Wide(json: text)
      #expect(again == message)
      #expect(again.hashValue == message.hashValue)
      #expect(message.description == "\(Wide.fullName) \(text)")
    }
  }

  @Test("of a small thread is not exceeded", arguments: tags)
  func smallThread(tag: [UInt8]) async throws {
    try await onThread(stack: 2 << 20) {
      let refused = (1...100).first { levels in
        let bytes = Self.nested(levels, tag)
        guard let message = try? Wide(decoding: bytes) else { return true }
        #expect(message.encoded() == bytes)
        #expect(message.description.hasPrefix(Wide.fullName))
        return false
      }
      if let refused {
        // A few more, because this call is at another depth of the stack.
        let bytes = Self.nested(refused + 4, tag)
        let error = #expect(throws: WireError.self) { try Wide(decoding: bytes) }
        #expect(error?.reason == .tooDeep)
      }
    }
  }

  /// Stacks of threads on which nothing may end the process.
  private static let smallStacks = [512 << 10, 1 << 20, 4 << 20]

  @Test(
    "of a small thread is not exceeded by writing, which moves to a larger one where needed",
    arguments: smallStacks
  )
  func writing(stack: Int) async throws {
    for tag in Self.tags {
      let bytes = Self.nested(100, tag)
      // Created with enough stack; a refused message is not created at all.
      let (message, text) = try await onThread(stack: 64 << 20) {
        let message = try Wide(decoding: bytes)
        return ([message], try message.jsonString())
      }
      try await onThread(stack: stack) { () throws in
        #expect(message[0].encoded() == bytes)
        #expect(message[0].encodedParts().bytes == bytes)
        #expect(try message[0].jsonString() == text)
        #expect(message[0].description.hasSuffix(text))
        #expect(message[0] == message[0])
        #expect(message[0].hashValue == message[0].hashValue)
      }
    }
  }

  @Test("does not grow with the absent messages of a oneof", arguments: smallStacks)
  func oneof(stack: Int) async throws {
    let text =
      String(repeating: #"{"again":"#, count: 98) + #"{"wide20":{"field1":"end"}}"#
      + String(repeating: "}", count: 98)
    let (message, bytes) = try await onThread(stack: 64 << 20) {
      let message = try TestWide.WideChoice(json: text)
      return ([message], message.encoded())
    }
    try await onThread(stack: stack) { () throws in
      #expect(message[0].encoded() == bytes)
      #expect(try message[0].jsonString() == text)
      #expect(message[0].description.hasSuffix(text))
      #expect(message == message)
    }
    try await onThread(stack: 64 << 20) { () throws in
      #expect(try TestWide.WideChoice(decoding: bytes) == message[0])
    }
  }

  @Test(
    "of a small thread is enough for a field mask, or the mask is refused",
    arguments: smallStacks
  )
  func mask(stack: Int) async throws {
    let (messages, expected) = try await onThread(stack: 64 << 20) {
      let deep = try Wide(decoding: Self.nested(60))
      var inner = Wide()
      inner.field1 = "inner"
      func changed(_ message: Wide) -> Wide {
        var message = message
        message.field1 = "new"
        message.field5 = inner
        return message
      }
      return ([deep, changed(Wide())], [changed(deep)])
    }
    try await onThread(stack: stack) { () throws in
      do {
        var changed = messages[0]
        let mask = GoogleProtobuf.FieldMask(paths: ["field_1", "field_5"])
        try changed.update(from: messages[1], mask: mask)
        #expect(changed == expected[0])
      } catch let error as WireError {
        #expect(error.reason == .tooDeep)
      }
    }
  }

  @Test("of a small thread refuses what it cannot read", arguments: smallStacks)
  func refusing(stack: Int) async throws {
    try await onThread(stack: stack) { () throws in
      let bytes = Self.nested(100)
      let text = Self.json(100)
      do throws(WireError) { _ = try Usual(decoding: bytes) } catch {
        #expect(error.reason == .tooDeep)
      }
      do throws(JSONError) { _ = try Usual(json: text) } catch { #expect(error.reason == .tooDeep) }
      do throws(WireError) { _ = try Wide(decoding: Self.nested(100, Self.tags[0])) } catch {
        #expect(error.reason == .tooDeep)
      }
    }
  }

  @Test("is the limit of reading and writing when more levels are allowed")
  func limit() async throws {
    let limits = WireLimits(depth: .max, memory: .max)
    let options = JSONOptions(limits: limits)
    try await onThread {
      let levels = 50_000
      let bytes = Self.nested(levels)
      let binary = #expect(throws: WireError.self) { try Usual(decoding: bytes, limits: limits) }
      #expect(binary?.reason == .tooDeep)
      let text = #expect(throws: JSONError.self) { try Usual(json: Self.json(levels), options) }
      #expect(text?.reason == .tooDeep)
    }
  }

  @Test("is not needed to report where a message is too deep")
  func path() async throws {
    try await onThread {
      let error = #expect(throws: WireError.self) { try Usual(decoding: Self.nested(50_000)) }
      #expect(error?.reason == .tooDeep)
      #expect(error?.path.split(separator: ".").count == 101)
    }
  }

  @Test("is the limit of skipped groups when more levels are allowed")
  func groups() async throws {
    let limits = WireLimits(depth: .max, memory: .max)
    try await onThread {
      let bytes = [UInt8](repeating: 0x0B, count: 1_000_000)
      let error = #expect(throws: WireError.self) { try Usual(decoding: bytes, limits: limits) }
      #expect(error?.reason == .tooDeep)
    }
  }
}
