import Testing
import Wire
import Vocabulary

@testable import RPC

@Suite("Metadata of a call")
struct CallMetadataTests {
  @Test("is looked up by key: the last text, and the number of entries")
  func lastOfKey() {
    var metadata = Metadata()
    metadata.append("a", "1")
    metadata.append("b-bin", binary: [1])
    metadata.append("a", "2")
    #expect(metadata.last("a").text == "2")
    #expect(metadata.last("a").count == 2)
    #expect(metadata.last("b-bin").count == 0)
    #expect(metadata.last("c").text == nil)
    #expect(metadata["a"] == "1")
  }

  private static let id = UniqueID(high: 0x0193_9ad4_5b6c_7def, low: 0x8abc_0123_4567_89ab)
  private static let trace = TraceParent(
    text: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"
  )

  /// The entries that a reader of the block finds.
  private func entries(of metadata: CallMetadata) throws -> Metadata {
    let block = [UInt8](byteCount: metadata.encodedByteCount) { metadata.write(to: $0.bytes) }
    return try block.withUnsafeBytes { try Metadata.read($0, limit: 8_192).get() }
  }

  @Test("is read as if each header field had been an entry, and counts as much")
  func facts() throws {
    let trace = try #require(Self.trace)
    let metadata = CallMetadata(["device-id": "kitchen"], requestID: Self.id, trace: trace)
    let read = try entries(of: metadata)
    let same: Metadata = [
      "request-id": "01939ad4-5b6c-7def-8abc-0123456789ab",
      "traceparent": "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
      "device-id": "kitchen",
    ]
    #expect(read == same)
    #expect(metadata.countedSize == same.countedSize)
    #expect(metadata.encodedByteCount == same.encodedByteCount)
  }

  @Test("has each of them once, whatever the caller's own entries are")
  func once() throws {
    let trace = try #require(Self.trace)
    let mine: Metadata = ["request-id": "mine", "a": "b", "traceparent": "mine", "a": "c"]
    let read = try entries(of: CallMetadata(mine, requestID: Self.id, trace: trace))
    #expect(read.all("request-id") == [Self.id.text])
    #expect(read.all("traceparent") == [trace.text])
    #expect(read.all("a") == ["b", "c"])
    #expect(try entries(of: CallMetadata(mine)) == mine)
  }

  @Test("includes prepared entries after its own, and counts them")
  func prepared() throws {
    let passport: Metadata = ["daybook-member": Self.id.text, "daybook-role": "parent"]
    let prepared = try #require(PreparedMetadata(passport))
    let metadata = CallMetadata(["a": "b"], prepared: prepared, requestID: Self.id)
    var same: Metadata = ["request-id": Self.id.text, "a": "b"]
    same.append(contentsOf: passport)
    #expect(try entries(of: metadata) == same)
    #expect(metadata.countedSize == same.countedSize)
    #expect(metadata.encodedByteCount == same.encodedByteCount)
  }

  @Test(
    "is not prepared for keys that may not be sent, or that the call itself writes",
    arguments: [
      ["A": "b"], ["a": "ä"], ["a-bin": "text"], ["": "b"], ["request-id": "b"],
      ["traceparent": "b"],
    ] as [Metadata]
  )
  func unprepared(metadata: Metadata) {
    #expect(PreparedMetadata(metadata) == nil)
  }

  @Test("allows only these characters in keys and texts, at any position")
  func characters() throws {
    for byte in UInt8.min...UInt8.max {
      let character = Character(Unicode.Scalar(byte))
      for length in [1, 7, 8, 9, 16, 64] {
        for place in [0, length / 2, length - 1] {
          var text = [Character](repeating: "x", count: length)
          text[place] = character
          let isKey = "0123456789abcdefghijklmnopqrstuvwxyz_.-".contains(character)
          let key: Metadata = [String(text): "value"]
          #expect((key.mistake == nil) == isKey, "\(byte) at \(place) of \(length)")
          let value: Metadata = ["key": String(text)]
          #expect((value.mistake == nil) == (0x20...0x7e).contains(byte), "\(byte) at \(place)")
        }
      }
    }
    #expect(([String(repeating: "k", count: 65): "v"] as Metadata).mistake == .invalid)
  }

  @Test("is empty if there is nothing to send")
  func nothing() throws {
    #expect(CallMetadata([:]).encodedByteCount == 0)
    #expect(CallMetadata([:]).countedSize == 0)
    #expect(try entries(of: CallMetadata([:])).isEmpty)
  }
}
