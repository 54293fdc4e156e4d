import RPC
import ServiceRuntime
import Testing

@Suite("The fields of a request")
struct RequestReaderTests {
  private enum Size: Int { case small = 1 }

  @Test("are read when they are valid, and are absent when they are left out")
  func right() throws {
    var fields = RequestReader()
    #expect(fields.pageSize(0) == 50)
    #expect(fields.pageSize(200) == 200)
    #expect(fields.pageSize(0, standard: 20, atMost: 30) == 20)
    #expect(fields.number(7, "days", in: 1...366) == 7)
    #expect(fields.text("", "text", atMost: 3) == nil)
    #expect(fields.text("👨‍👩‍👧é☕", "text", atMost: 3) == "👨‍👩‍👧é☕")
    #expect(fields.choice(1, "size") == Size.small)
    #expect(fields.choice(0, "size") == Size?.none)
    try fields.check()
  }

  @Test("are all named with their limits when they are invalid, with the first one's code")
  func wrong() throws {
    var fields = RequestReader()
    #expect(fields.pageSize(-1) == 50)
    #expect(fields.number(367, "days", in: 1...366) == nil)
    #expect(fields.text("four", "text", atMost: 3) == nil)
    #expect(fields.choice(9, "size") == Size?.none)
    let refusal = #expect(throws: RPCError.self) { try fields.check() }
    #expect(refusal?.code == .invalidArgument && refusal?.reason == "out_of_range")
    #expect(refusal?.violations.map(\.field) == ["page_size", "days", "text", "size"])
    #expect(
      refusal?.violations.map(\.code)
        == ["out_of_range", "out_of_range", "text_too_long", "unknown_value"]
    )
    #expect(refusal?.violations.map(\.limit) == [200, 366, 3, nil])
  }
}
