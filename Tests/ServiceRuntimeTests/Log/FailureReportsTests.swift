import RPC
import ServiceRuntime
import Testing

@Suite("A repeated failure")
struct FailureReportsTests {
  private let start = MonotonicInstant(nanoseconds: 0)

  @Test("is logged once, then at growing intervals, with the number of omitted reports")
  func growing() {
    var reports = FailureReports()
    var written: [(second: Int, left: Int64)] = []
    for second in 0..<20_000 {
      if let left = reports.failed(at: start + .seconds(second)) { written.append((second, left)) }
    }
    #expect(
      written.map(\.second)
        == [0, 10, 30, 70, 150, 310, 630, 1_270, 2_550, 5_110, 8_710, 12_310, 15_910, 19_510]
    )
    #expect(written.prefix(4).map(\.left) == [0, 9, 19, 39])
  }

  @Test("is logged at once when it returns after its end")
  func over() {
    var reports = FailureReports()
    #expect(reports.succeeded() == false)
    #expect(reports.failed(at: start) == 0)
    #expect(reports.failed(at: start + .seconds(1)) == nil)
    #expect(reports.succeeded() == true)
    #expect(reports.succeeded() == false)
    #expect(reports.failed(at: start + .seconds(2)) == 0)
    #expect(reports.failed(at: start + .seconds(13)) == 0)
  }
}
