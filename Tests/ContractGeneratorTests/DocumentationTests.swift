import Testing

@testable import ContractGenerator

@Suite("A comment of a contract")
struct DocumentationTests {
  @Test("is the same whatever line endings its file has", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) {
    let comment = [" One line", " and its second.", "", " Another paragraph."].joined(
      separator: end
    )
    #expect(
      Documentation(comment).rows(width: 80) == [
        "One line and its second.", "", "Another paragraph.",
      ]
    )
  }

  @Test("begins with one sentence, which an abbreviation does not end")
  func summary() {
    let rows = Documentation(" Names, e.g. of tasks. And more, i.e. this").rows(width: 80)
    #expect(rows == ["Names, e.g.\u{A0}of tasks.", "", "And more, i.e. this"])
    #expect(Documentation(" - a\n - b").rows(width: 80) == ["a.", "", "- b"])
    #expect(Documentation("\n \n").rows(width: 80) == [])
  }

  @Test(
    "begins with one sentence that ends with a full stop, and loses no words",
    arguments: [
      ("Is this ok? (yes", ["Is this ok? (yes."]), ("Wow!", ["Wow."]), ("What?", ["What?."]),
      ("Is it? Yes. And so.", ["Is it? Yes.", "", "And so."]), ("And so…", ["And so…."]),
      ("世界。更多", ["世界.", "", "更多"]), ("It says “so.”", ["It says “so.”."]), ("!", ["!."]),
      ("The kinds:\n - one", ["The kinds.", "", "- one"]),
      ("The kinds. One of:\n - one", ["The kinds.", "", "One of:", "", "- one"]),
      ("- - one\n- two", ["\\- one.", "", "- two"]), ("# A title", ["\\# A title."]),
      ("> Quoted\n> words", ["\\> Quoted > words."]), ("1) one", ["1\\) one."]),
      ("[a]: b", ["\\[a]: b."]), ("| a | b |", ["| a | b |."]),
    ]
  )
  func sentence(comment: String, rows: [String]) {
    #expect(Documentation(comment).rows(width: 80) == rows)
  }

  @Test("begins no line with a list or heading marker")
  func rowBeginnings() {
    #expect(
      Documentation("one two - 1. # > three").rows(width: 8) == [
        "one two - 1.", "", "# >", "three",
      ]
    )
  }

  @Test("is the text before a declaration and after it")
  func trailing() {
    #expect(Comments(leading: " One.\n", trailing: " Two.\n").words == " One.\n\n\n Two.\n")
    #expect(Documentation(Comments(trailing: " Two.").words).rows(width: 80) == ["Two."])
  }

  @Test("keeps its lists")
  func lists() {
    let comment = " Kinds:\n - one\n   goes on\n * two. And so.\n\n 1. first\n 2. second"
    #expect(
      Documentation(comment).rows(width: 80) == [
        "Kinds.", "", "- one goes on", "- two. And so.", "", "1. first", "2. second",
      ]
    )
    #expect(
      Documentation(" Kinds.\n - one two three").rows(width: 9) == [
        "Kinds.", "", "- one two", "  three",
      ]
    )
  }

  @Test("keeps its examples as they are")
  func examples() {
    let comment = """
       As in:

           rules:
           - selector: a
             get: b

           - selector: c
       And on.

       - an item

             of its own
         goes on
      """
    #expect(
      Documentation(comment).rows(width: 10) == [
        "As in.", "", "    rules:", "    - selector: a", "      get: b", "", "    - selector: c",
        "",
        "And on.", "", "- an item", "", "      of its own", "", "goes on",
      ]
    )
    let fenced = " Yes.\n ```yaml\n - a\n\n \t- b \n ```\n And `no`\n ```more```"
    #expect(
      Documentation(fenced).rows(width: 80) == [
        "Yes.", "", "```yaml", "- a", "", "    - b", "```", "", "And `no` ```more```",
      ]
    )
    #expect(Documentation(" ```\n a").rows(width: 80) == ["An example.", "", "```", "a"])
  }

  @Test("has no example where it is indented as a whole, or where a list item continues")
  func indented() {
    #expect(Documentation("     One\n     two.").rows(width: 80) == ["One two."])
    #expect(
      Documentation(" One.\n\n - two\n\n     three").rows(width: 80) == [
        "One.", "", "- two", "", "three",
      ]
    )
  }

  @Test("uses no documentation keyword of Swift in a list item")
  func sections() {
    let comment =
      " Yes.\n - Returns: it\n * parameter a b: c\n - Returns it\n - Returnsé: it\n 1. Throws: it"
    #expect(
      Documentation(comment).rows(width: 80) == [
        "Yes.", "", "- *Returns*: it", "- *parameter* a b: c", "- Returns it", "- Returnsé: it",
        "1. *Throws*: it",
      ]
    )
  }

  @Test("may be one long line of characters that begin no list", .timeLimit(.minutes(1)))
  func longRow() {
    let words = Array(repeating: "-", count: 200_000).joined(separator: " ")
    let rows = Documentation(" Yes. a \(words)").rows(width: 80)
    #expect(rows == ["Yes.", "", "a \(words)"])
  }

  @Test("adds a note after its first sentence")
  func note() {
    var words = Documentation(" One. Two.")
    words.note = "Three."
    #expect(words.rows(width: 80) == ["One.", "", "Three.", "", "Two."])
  }
}
