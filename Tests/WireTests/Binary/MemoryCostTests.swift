import TestContracts
import Testing
import Wire

@Suite("The memory cost of a message")
struct MemoryCostTests {
  private typealias AllTypes = ProtobufTestMessagesProto3.TestAllTypesProto3

  static let costs: [(any Message, Int)] = [
    // Fifteen bytes lie in a text itself, more in a block.
    (AllTypes(repeatedString: ["", "fifteen letters"]), 2 * 16),
    (AllTypes(repeatedString: ["sixteen letters."]), 16 + 48),
    (AllTypes(repeatedBytes: [[], [7]]), 2 * 32 + 48),
    (AllTypes(optionalFieldMask: .init(paths: ["a", "sixteen_letters."])), 16 + 2 * 16 + 48),
    // The map's own storage, and two slots per entry.
    (TestV1.Everything(counts: ["a": 1]), 128 + 2 * 20),
    (TestV1.Everything(counts: ["a": 1, "sixteen letters.": 2]), 128 + 4 * 20 + 48),
    // A message in a oneof that is absent from JSON.
    (
      TestV1.Everything(
        value: .init(kind: .listValue(.init(values: [.init(kind: .boolValue(true))])))
      ),
      2 * MemoryLayout<GoogleProtobuf.Value>.stride + 16
    ),
    (TestV1.Everything(any: .init()), 16 + 32 + 8),
  ]

  @Test("is that of its elements, blocks and maps, in both forms", arguments: costs)
  func cost(message: any Message, cost: Int) throws {
    try check(message, cost)
  }

  private func check<Value: Message>(_ message: Value, _ cost: Int) throws {
    let bytes = message.encoded()
    let text = try message.jsonBytes()
    func isReadable(within memory: Int) -> [Bool] {
      let limits = WireLimits(memory: memory)
      return [
        (try? Value(decoding: bytes, limits: limits)) != nil,
        (try? Value(json: text, JSONOptions(limits: limits))) != nil,
      ]
    }
    #expect(isReadable(within: cost) == [true, true])
    #expect(isReadable(within: cost - 1) == [false, false])
  }
}
