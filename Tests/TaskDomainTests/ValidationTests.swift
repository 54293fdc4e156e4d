@testable import TaskDomain
import Testing
import Vocabulary

@Suite("A request")
struct ValidationTests {
  @Test("may have a name of 200 characters at most (TSK-013, ERR-002)")
  func nameLength() throws {
    let longest = String(repeating: "n", count: 200)
    #expect(try TaskDraft(name: longest).made().task.name == longest)
    #expect(codes { try TaskDraft(name: longest + "n").made() } == ["name_too_long"])
    #expect(codes { try TaskDraft(name: " \(longest) ").made() } == [])
  }

  @Test("has no details if they are blank (TSK-014)")
  func blankDetails() throws {
    #expect(try TaskDraft(name: "x", details: " \n\t").made().task.details == nil)
    #expect(try TaskDraft(name: "x", details: " a\nb ").made().task.details == "a\nb")
  }

  @Test("may have details of 1000 characters at most (TSK-014, ERR-003)")
  func detailsLength() {
    let longest = String(repeating: "d", count: 1_000)
    #expect(codes { try TaskDraft(name: "x", details: longest).made() } == [])
    #expect(
      codes { try TaskDraft(name: "x", details: longest + "d").made() } == ["details_too_long"]
    )
  }

  @Test("gets every violation at once (TSK-050, ERR-001)")
  func allAtOnce() {
    let details = String(repeating: "d", count: 1_001)
    #expect(
      codes { try TaskDraft(name: "   ", details: details).made() } == [
        "empty_name", "details_too_long",
      ]
    )
    let draft = TaskDraft(
      id: TaskID(rawValue: .nilID),
      name: "",
      details: details,
      type: 9,
      priority: 0,
      dueAt: Berlin.instant("2025-03-10", "08:00"),
      dueOn: Berlin.day("2025-03-10"),
      project: .name("  "),
      reminder: Berlin.instant("2025-03-12", "09:59"),
      pastDue: .reject
    )
    #expect(
      codes { try draft.made() } == [
        "invalid_id", "empty_name", "details_too_long", "invalid_type", "invalid_priority",
        "two_due_dates", "invalid_due_date", "invalid_project", "invalid_reminder",
      ]
    )
  }

  @Test("is refused with a raw priority outside 1 to 4 (ERR-006, TSK-038)", arguments: [0, 5, -1])
  func priority(raw: Int32) {
    #expect(codes { try TaskDraft(name: "x", priority: raw).made() } == ["invalid_priority"])
  }

  @Test("is refused with a raw type outside 1 to 4 (ERR-007)", arguments: [0, 5])
  func type(raw: Int32) {
    #expect(codes { try TaskDraft(name: "x", type: raw).made() } == ["invalid_type"])
  }

  @Test("is refused with a reminder before now, not with one at now (ERR-008)")
  func reminder() {
    let now = Berlin.moment.now
    #expect(codes { try TaskDraft(name: "x", reminder: now).made() } == [])
    let before = now - .milliseconds(1)
    #expect(codes { try TaskDraft(name: "x", reminder: before).made() } == ["invalid_reminder"])
  }

  @Test("is refused with an invalid project name (TSK-054, ERR-005)")
  func projectName() {
    for name in [" ", String(repeating: "p", count: 101), "a\nb"] {
      #expect(
        codes { try TaskDraft(name: "x", project: .name(name)).made() } == ["invalid_project"]
      )
    }
  }

  @Test("gets the limit with the field (TSK-050)")
  func limits() {
    let long = TaskViolation("name", .nameTooLong)
    #expect(long.limit == 200)
    #expect(long.message == "Task name cannot exceed 200 characters")
    #expect(TaskViolation("details", .detailsTooLong).limit == 1_000)
  }
}

@Suite("Text")
struct TextTests {
  @Test("is counted in visible characters, not in bytes (TSK-006)")
  func characters() {
    let flags = String(repeating: "🇩🇪", count: 200)
    #expect(TextRule.taskName.faults(in: flags).isEmpty)
    #expect(TextRule.taskName.faults(in: flags + "🇩🇪") == [.tooLong])
  }

  @Test("is too long if few characters contain many bytes (TSK-006)")
  func stacked() {
    let tower = "a" + String(repeating: "\u{301}", count: 200 * 32)
    #expect(tower.count == 1)
    #expect(TextRule.taskName.faults(in: tower) == [.tooLong])
  }

  @Test("is one line in names and may have lines in details (TSK-014)")
  func lines() {
    #expect(TextRule.taskName.faults(in: "a\nb") == [.controlCharacter])
    #expect(TextRule.taskDetails.faults(in: "a\r\n\tb").isEmpty)
    #expect(TextRule.taskDetails.faults(in: "a\u{7}b") == [.controlCharacter])
  }

  @Test("of one line contains no direction controls, and may be right-to-left (TSK-006)")
  func directions() {
    for turning in ["\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}"] {
      #expect(TextRule.taskName.faults(in: "a\(turning)b") == [.controlCharacter])
      #expect(TextRule.tag.faults(in: "a\(turning)b") == [.controlCharacter])
      #expect(TextRule.taskDetails.faults(in: "a\(turning)b").isEmpty)
      #expect(TextRule.projectName.repaired("a\(turning)b") == "a b")
    }
    #expect(TextRule.taskName.faults(in: "שלום\u{200F} a\u{200D}b").isEmpty)
  }

  @Test("is trimmed of all kinds of white space, only at its ends (TSK-006)")
  func trimming() {
    #expect("\u{a0}\n Pay  rent \u{2028}".trimmed == "Pay  rent")
    #expect(" \n ".trimmed.isEmpty)
  }

  @Test("is empty if nothing in it is visible, and has no invisible ends (TSK-006)")
  func unseen() {
    let blanks = [
      "\u{200B}", "\u{FEFF}", "\u{AD}", "\u{2060}", "\u{180E}", "\u{2800}", "\u{3164}", "\u{200D}",
      "\u{200E}", "\u{FE0F}", " \u{200B}\n\u{200D} ",
    ]
    for blank in blanks {
      #expect(blank.trimmed.isEmpty)
      #expect(codes { try TaskDraft(name: blank).made() } == ["empty_name"])
    }
    #expect("\u{200B} Milk\u{AD} \u{FEFF}".trimmed == "Milk")
    // Characters that shape the one before, or change the text's direction, are part of the text.
    for text in ["❤\u{FE0F}", "ක\u{DCA}\u{200D}", "\u{200F}שלום", "a\u{200B}b"] {
      #expect(text.trimmed.unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }

  @Test("with many combining marks is cut in one pass, however long it is (MIG-010)")
  func manyMarks() {
    let rule = TextRule(limit: 20_000, allowsLines: true)
    let letter = "e" + String(repeating: "\u{301}", count: 60)
    let repaired = rule.repaired(String(repeating: letter, count: 20_000))
    #expect(repaired.utf8.count <= rule.maximumBytes)
    #expect(repaired.utf8.count > rule.maximumBytes - letter.utf8.count)
    #expect(repaired.hasSuffix(letter))
  }
}
