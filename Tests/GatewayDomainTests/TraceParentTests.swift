import GatewayDomain
import Testing

@Suite("A trace that a caller began")
struct TraceParentTests {
  private let trace = "4bf92f3577b34da6a3ce929d0e0e4736"

  @Test(
    "goes on under the same number with a span of our own, and nobody's wish to record (GTW-042)"
  )
  func child() throws {
    let parent = try #require(TraceParent(text: "00-\(trace)-00f067aa0ba902b7-01"))
    #expect(parent.child(span: 0xabc) == "00-\(trace)-0000000000000abc-00")
    #expect(parent.child(span: 0) == "00-\(trace)-0000000000000001-00")
    #expect(TraceParent(text: "cc-\(trace)-00f067aa0ba902b7-01-more") != nil)
  }

  @Test(
    "is none when the text is not what the standard says",
    arguments: [
      "", "00", "00-1-2-01", "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
      "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
      "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
      "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
      "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more",
      "00-4bf92f3577b34da6a3ce929d0e0e473é-00f067aa0ba902b7-01",
    ]
  )
  func malformed(text: String) {
    #expect(TraceParent(text: text) == nil)
  }
}
