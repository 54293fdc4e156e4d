import RPC
import Testing

@testable import ServiceRuntime

@Suite("The amount that a change wrote")
struct WrittenAmountTests {
  @Test("is read from the text it was written to, and from no other")
  func text() {
    let written = WrittenAmount(records: 500, bytes: 1_234_567)
    #expect(written.text == "500 1234567")
    #expect(WrittenAmount(text: written.text) == written)
    #expect(WrittenAmount(records: 0, bytes: 7).records == 1, "a change without an event")
    for text in ["", "1", "0 1", "-1 1", "1 -1", "1 2 3", "a b", "99999999999999999999 1"] {
      #expect(WrittenAmount(text: text) == nil, "\(text)")
    }
  }
}
