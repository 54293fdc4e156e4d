import CommandLineTool
import RPC
import TestHousehold
import TestSupport
import Testing

/// The reminders that a member chooses on the last page of onboarding, against the services themselves.
@Suite("Reminders chosen in onboarding")
struct OnboardingRemindersTests {
  @Test("are in the member's settings at once, and ring (FST-091)")
  func chosen() throws {
    let machine = Machine(terminal: Terminal(isInput: true, isOutput: false, isErrors: true))
    let home = try Home(machine: machine)
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      // Welcome, weight, goal, fasting, water, skip; then the goal of a fast, drinking and bedtime.
      machine.type("", "82", "78", "16", "2l", "skip", "yes", "", "yes", "yes", "")
      let done = await home.daybook(["onboarding"])
      #expect(done.output.hasPrefix("You are all set."), "\(done)")
      let shown = await home.daybook(["notifications"])
      #expect(
        shown.lines.suffix(3) == [
          "Drink reminder every 2 hours, next today 11:00.",
          "Bedtime reminder 30 minutes before 22:00, next today 21:30.",
          "Also notified of: fasting goal.",
        ],
        "\(shown)"
      )
      try await home.loop.sleep(for: .seconds(13 * 3_600))
      let missed = await home.daybook(["reminders", "missed", "--plain"])
      #expect(missed.output.contains("Time to drink something."), "\(missed)")
      #expect(missed.output.contains("Bedtime in 30 min."), "\(missed)")
      await home.stopAll()
    }
  }
}
