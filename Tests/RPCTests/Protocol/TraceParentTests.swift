import Testing

@testable import RPC

@Suite("A trace that a caller began")
struct TraceParentTests {
  private let trace = "4bf92f3577b34da6a3ce929d0e0e4736"

  @Test("continues with the same trace id and another span (GTW-042)")
  func child() throws {
    let parent = try #require(TraceParent(text: "00-\(trace)-00f067aa0ba902b7-01"))
    #expect(parent.text == "00-\(trace)-00f067aa0ba902b7-01")
    #expect(parent.child(span: 0xabc).text == "00-\(trace)-0000000000000abc-01")
    #expect(parent.child(span: 0).unsampled.text == "00-\(trace)-0000000000000001-00")
  }

  @Test("may be of a later version, and continues in this one")
  func laterVersion() throws {
    let parent = try #require(TraceParent(text: "cc-\(trace)-00f067aa0ba902b7-ff-more"))
    #expect(parent.text == "00-\(trace)-00f067aa0ba902b7-01")
    #expect(TraceParent(text: "01-\(trace)-00f067aa0ba902b7-00")?.isSampled == false)
  }

  @Test(
    "is ignored when the text violates the standard",
    arguments: [
      "", "00", "00-1-2-01", "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
      "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
      "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
      "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
      "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more",
      "00-4bf92f3577b34da6a3ce929d0e0e473é-00f067aa0ba902b7-01",
      "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-0g",
      "00_4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
      "01-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01.",
    ]
  )
  func malformed(text: String) {
    #expect(TraceParent(text: text) == nil)
  }

  @Test("begins here with its own ids, the same for each request of them")
  func beginning() {
    let traces = Set((1...UInt32(1_000)).map { TraceParent(beginningFrom: 7, $0).text })
    #expect(traces.count == 1_000)
    #expect(traces.allSatisfy { TraceParent(text: $0)?.text == $0 })
    #expect(traces.contains(TraceParent(beginningFrom: 7, 500).text))
  }

  @Test("is ignored when it occurs twice")
  func twice() {
    var metadata: Metadata = ["traceparent": "00-\(trace)-00f067aa0ba902b7-01"]
    #expect(metadata.traceParent != nil)
    metadata.append("traceparent", "00-\(trace)-00f067aa0ba902b7-01")
    #expect(metadata.traceParent == nil)
  }
}
