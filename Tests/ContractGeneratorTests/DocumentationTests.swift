import Testing

@testable import ContractGenerator

@Suite("A comment of a contract")
struct DocumentationTests {
  @Test("is the same whichever line ends its file has", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) {
    let comment = [" One line", " and its second.", "", " Another paragraph."].joined(
      separator: end
    )
    #expect(
      Documentation.paragraphs(of: comment) == ["One line and its second.", "Another paragraph."]
    )
  }
}
