import RPC
import Testing

@testable import ServiceRuntime

@Suite("The log of broken connections")
struct ConnectionLogTests {
  @Test("has at most ten lines in ten seconds, and the next one counts the omitted lines")
  func window() throws {
    let capture = LogCapture()
    let simulation = Simulation(seed: 1)
    let loop = simulation.loop
    let log = ConnectionLog(capture.logger(), loop: loop)
    try simulation.run {
      for number in 0..<30 { log.ended("10.0.0.\(number):7400", "garbage") }
      #expect(capture.lines.count == 10)
      #expect(capture.lines[0].contains("10.0.0.0:7400"))
      #expect(capture.lines.allSatisfy { $0.contains("unwritten=0\n") })
      try await loop.sleep(for: .milliseconds(9_990))
      log.ended("10.0.0.30:7400", "garbage")
      #expect(capture.lines.count == 10, "the window is not over")
      try await loop.sleep(for: .milliseconds(20))
      for _ in 0..<30 { log.ended("10.0.0.31:7400", "garbage") }
      #expect(capture.lines.count == 20)
      #expect(capture.lines[10].contains("unwritten=21\n"))
      #expect(capture.lines[11].contains("unwritten=0\n"))
      try await loop.sleep(for: .seconds(60))
      log.ended("10.0.0.32:7400", "garbage")
      #expect(capture.lines.last?.contains("unwritten=20\n") == true)
    }
  }
  @Test("names who fills the message buffers, in lines with their own budget")
  func full() throws {
    let capture = LogCapture()
    let simulation = Simulation(seed: 1)
    let log = ConnectionLog(capture.logger(), loop: simulation.loop)
    for number in 0..<30 { log.full("10.0.0.\(number):7400", "9 bytes wait") }
    #expect(capture.lines.count == 10)
    #expect(capture.lines[0].contains("call or message refused"))
    #expect(capture.lines[0].contains("10.0.0.0:7400") && capture.lines[0].contains("9 bytes wait"))
    log.ended("10.0.0.1:7400", "garbage")
    #expect(capture.lines.count == 11)
  }
}
