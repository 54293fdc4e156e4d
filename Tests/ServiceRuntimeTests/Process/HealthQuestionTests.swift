import Testing

@testable import ServiceRuntime

@Suite("The answer of `--health`")
struct HealthQuestionTests {
  @Test("says also what is wrong with a service that serves")
  func words() {
    #expect(HealthQuestion.answer(isServing: true, "") == (true, "serving"))
    #expect(
      HealthQuestion.answer(isServing: true, "the log grows") == (true, "serving: the log grows")
    )
    #expect(HealthQuestion.answer(isServing: false, "no disk") == (false, "not serving: no disk"))
    #expect(HealthQuestion.answer(isServing: false, "") == (false, "not serving: its log says why"))
  }
}
