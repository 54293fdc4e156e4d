import Testing
import Wire
import Vocabulary

@testable import RPC

@Suite("What goes beside the request of a call")
struct CallMetadataTests {
  private static let id = UniqueID(high: 0x0193_9ad4_5b6c_7def, low: 0x8abc_0123_4567_89ab)
  private static let trace = TraceParent(
    text: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"
  )

  /// The entries that a reader of the block finds.
  private func entries(of metadata: CallMetadata) throws -> Metadata {
    let block = [UInt8](byteCount: metadata.encodedByteCount) { metadata.write(to: $0.bytes) }
    return try block.withUnsafeBytes { try Metadata.read($0, limit: 8_192).get() }
  }

  @Test("is read as if each fact had been an entry, and counts as much")
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

  @Test("says each of them once, whatever the caller has among its own entries")
  func once() throws {
    let trace = try #require(Self.trace)
    let mine: Metadata = ["request-id": "mine", "a": "b", "traceparent": "mine", "a": "c"]
    let read = try entries(of: CallMetadata(mine, requestID: Self.id, trace: trace))
    #expect(read.all("request-id") == [Self.id.text])
    #expect(read.all("traceparent") == [trace.text])
    #expect(read.all("a") == ["b", "c"])
    #expect(try entries(of: CallMetadata(mine)) == mine)
  }

  @Test("is nothing where there is nothing to say")
  func nothing() throws {
    #expect(CallMetadata([:]).encodedByteCount == 0)
    #expect(CallMetadata([:]).countedSize == 0)
    #expect(try entries(of: CallMetadata([:])).isEmpty)
  }
}
