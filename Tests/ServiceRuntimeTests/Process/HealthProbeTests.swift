import Testing

@testable import ServiceRuntime

@Suite("The answer of `--health`")
struct HealthProbeTests {
  @Test("also names the problem of a service that serves")
  func words() {
    #expect(HealthProbe.answer(isServing: true, "") == (true, "serving"))
    #expect(
      HealthProbe.answer(isServing: true, "the log grows") == (true, "serving: the log grows")
    )
    #expect(HealthProbe.answer(isServing: false, "no disk") == (false, "not serving: no disk"))
    #expect(HealthProbe.answer(isServing: false, "") == (false, "not serving: its log says why"))
  }
}
