import TaskDomain
import Testing
import Vocabulary

@Suite("A project")
struct ProjectTests {
  func created(_ draft: ProjectDraft, holder: Project? = nil) throws -> Project {
    try draft.created(
      as: ProjectID(rawValue: UniqueID(high: 9, low: 9)),
      holder: holder,
      position: 4,
      at: Berlin.moment.now
    )
  }

  @Test("has a trimmed name and the defaults (PRJ-002, PRJ-006, PRJ-018, PRJ-026)")
  func defaults() throws {
    let project = try created(ProjectDraft(name: " Garden ", description: " "))
    #expect(project.name == "Garden")
    #expect(project.description == nil)
    #expect(project.color == .blue && project.defaultPriority == .medium)
    #expect(project.position == 4 && project.revision == 1 && !project.isDefault)
  }

  @Test("lists every violated rule (PRJ-002, PRJ-003, PRJ-035, PRJ-043)")
  func rules() {
    #expect(codes { try created(ProjectDraft(name: " ")) } == ["empty_project_name"])
    let long = String(repeating: "p", count: 101)
    #expect(codes { try created(ProjectDraft(name: long)) } == ["project_name_too_long"])
    for name in ["inbox", " INBOX ", "Inbox\u{200B}", "\u{FEFF}inbox \u{2060}"] {
      #expect(codes { try created(ProjectDraft(name: name)) } == ["name_reserved"])
    }
    let draft = ProjectDraft(
      name: "",
      description: String(repeating: "d", count: 1_001),
      color: 9,
      defaultPriority: 7
    )
    #expect(
      codes { try created(draft) } == [
        "empty_project_name", "description_too_long", "unknown_value", "invalid_priority",
      ]
    )
  }

  @Test("has a unique name, ignoring case and the form of accents (PRJ-002)")
  func duplicate() {
    #expect(throws: TaskRefusal.duplicateProjectName) {
      try created(ProjectDraft(name: "garden"), holder: .named("Garden", isArchived: true))
    }
    #expect(NameKey("  CAFÉ ") == NameKey("cafe\u{301}"))
    #expect(NameKey("cafe") != NameKey("café"))
    // Letters whose upper case equals that of another letter, or has several letters.
    for (name, other) in [
      ("Straße", "STRASSE"), ("STRAẞE", "strasse"), ("ΟΔΟΣ", "οδος"), ("ﬁn", "FIN"),
      ("ΐ", "Ϊ\u{301}"), ("ᾳ", "ΑΙ"), ("ǰ", "J\u{30C}"), ("ſ", "S"), ("İ", "i\u{307}"),
    ] {
      #expect(NameKey(name) == NameKey(other), "\(name) \(other)")
    }
    #expect(NameKey("ılık") != NameKey("ilik"), "two letters, and two words")
  }

  @Test("has a name that differs from others visibly (PRJ-002, PRJ-035)")
  func lookalikes() {
    let unseen = [
      "In\u{200B}box", "In\u{200D}box", "I\u{2060}n\u{AD}b\u{FE0F}ox", "Inbo\u{34F}x",
      "In\u{E0062}box",
    ]
    for name in unseen {
      #expect(NameKey(name) == .inbox)
      #expect(codes { try created(ProjectDraft(name: name)) } == ["name_reserved"])
    }
    // Joiners and variation selectors distinguish names; every name is shown as it was entered.
    let pairs = [
      ("👨\u{200D}👩\u{200D}👧", "👨👩👧"), ("نامه\u{200C}ای", "نامهای"),
      ("ක\u{DCA}\u{200D}ෂ", "ක\u{DCA}ෂ"),
      ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴"),
    ]
    for (name, other) in pairs { #expect(NameKey(name) != NameKey(other)) }
    #expect(NameKey("👨\u{200D}\u{200B}👩") == NameKey("👨\u{200D}👩"))
    #expect((try? created(ProjectDraft(name: "a\u{200D}b")))?.name == "a\u{200D}b")
  }

  @Test(
    "has no key for text that is too long for a name, which is compared as it is (PRJ-002, SEC-001)"
  )
  func longKeys() {
    // 100 characters of 32 bytes at most; composing more of them would take seconds.
    let longest = String(repeating: "A", count: 3_200)
    #expect(NameKey(longest).text == longest.lowercased())
    #expect(NameKey(longest + " ").text == longest.lowercased())
    let long = longest + "A"
    #expect(NameKey(long).text == long)
    let accents = String(repeating: "E\u{301}", count: 1_067)
    #expect(NameKey(accents).text.utf8.count == accents.utf8.count)
    #expect(NameKey(longest, atMost: .tag).text == longest)
  }

  @Test("is searched by 200 characters of text (PRJ-045)")
  func wishedText() throws {
    func codes(_ text: String) -> [String] {
      TaskDomainTests.codes {
        var draft = ProjectListingDraft()
        draft.text = text
        return try ProjectListing(draft)
      }
    }
    #expect(codes(" " + String(repeating: "é", count: 200)).isEmpty)
    #expect(codes(String(repeating: "e", count: 201)) == ["query_too_long"])
  }

  @Test("is searched by a valid tag (PRJ-045, PRJ-012)")
  func wishedTag() {
    func tagged(_ tag: String) -> [TaskViolation] {
      var draft = ProjectListingDraft()
      draft.tag = tag
      do throws(TaskRefusal) {
        _ = try ProjectListing(draft)
        return []
      } catch {
        guard case .invalid(let violations) = error else { return [] }
        return violations
      }
    }
    let longest = String(repeating: "é", count: 50)
    #expect(tagged(" \(longest) ").isEmpty)
    #expect(tagged(longest + "e").map(\.field) == ["tag"])
    #expect(tagged(longest + "e").map(\.rule) == [.invalidTag])
    #expect(tagged(longest + "e").map(\.limit) == [50])
  }

  @Test("named Inbox is the same in every space (PRJ-032, PRJ-005)")
  func inbox() {
    let inbox = Project.inbox
    #expect(inbox.id.text == "00000000-0000-0000-0000-000000000001")
    #expect(inbox.name == "Inbox" && inbox.isDefault && inbox.color == .gray)
    #expect(inbox.description == "Default project for uncategorized tasks")
    #expect(inbox.position == 0)
  }
}
