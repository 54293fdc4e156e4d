import CatalogContracts
import Testing

@testable import CommandLineTool

@Suite("A lesson's page")
struct LessonPageTests {
  private let style = Style(isColoured: false, isPlain: true, width: nil)

  @Test("reports a lesson without steps, and never fails (TOP-082)")
  func prepared() {
    let topic = CatalogV1.Topic(
      identifier: "knitting",
      title: "Knitting",
      subtitle: "Warm hands",
      category: "Household",
      difficulty: .beginner
    )
    #expect(
      LessonPage(CatalogV1.GetTopicResponse(topic: topic), style).lines == [
        "Knitting – Warm hands", "  Household · beginner · 0 of 0 steps (0 %)", "",
        "This lesson is being prepared.",
      ]
    )
    #expect(!LessonPage(CatalogV1.GetTopicResponse(), style).lines.isEmpty)
  }

  @Test(
    "writes shares with one decimal if it is not zero",
    arguments: [
      (0, "0 %"), (11.1, "11.1 %"), (50, "50 %"), (100, "100 %"), (-3, "0 %"), (400, "100 %"),
    ] as [(Double, String)]
  )
  func percent(percentage: Double, text: String) {
    #expect(TopicWords.percent(percentage) == text)
  }
}
