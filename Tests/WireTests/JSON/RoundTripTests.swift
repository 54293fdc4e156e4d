import TestContracts
import Testing
import Wire

@Suite("The JSON form")
struct JSONTests {
  @Test("restores every message")
  func roundTrip() throws {
    let message = TestV1.Everything.full
    let text = try message.jsonString(.everything)
    #expect(try TestV1.Everything(json: text, .everything) == message)
    let pretty = try message.jsonString(.pretty)
    #expect(try TestV1.Everything(json: pretty, .everything) == message)
    #expect(try TestV1.Everything(decoding: message.encoded()) == message)
  }
}
