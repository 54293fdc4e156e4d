import Foundation
import TestSupport
import Testing
import Vocabulary

@testable import TaskDomain

@Suite("Words")
struct WordsTests {
  @Test(
    "are split at blanks and punctuation, without case and accents (TSK-130, TSK-131)",
    arguments: [
      ("Buy milk", ["buy", "milk"]), ("  Äpfel & Öl ", ["apfel", "ol"]),
      ("e-mail: don't!", ["e", "mail", "don", "t"]), ("100 % (sure)", ["100", "sure"]),
      ("crème brûlée", ["creme", "brulee"]), ("🍎 pie", ["🍎", "pie"]),
      ("牛乳を買う", ["牛乳", "乳を", "を買", "買う", "う"]),
      ("TODOリスト 2", ["todo", "リス", "スト", "ト", "2"]), ("ภา ษ", ["ภา", "า", "ษ"]),
      ("か\u{3099}く", ["がく", "く"]), ("각가", ["각가"]),
      ("co\u{AD}operate", ["cooperate"]), ("zero\u{200B}width \u{2060}x", ["zerowidth", "x"]),
      ("中\u{2060}文", ["中文", "文"]), ("می\u{200C}خواهم", ["میخواهم"]), ("\u{FEFF}\u{200B}", []),
      ("👩\u{200D}👧", ["👩", "👧"]), ("❤\u{FE0F}", ["❤"]),
      ("%_'\"*:^(){}", []), ("", []), ("a\u{0}b", ["a", "b"]),
    ]
  )
  func split(text: String, words: [String]) {
    #expect(Words.of(text).map(\.text) == words)
  }

  @Test("have positions in code points (TSK-135)")
  func places() {
    let words = Words.of("é, Öl 🍎x")
    #expect(words.map(\.start) == [0, 3, 6])
    #expect(words.map(\.length) == [1, 2, 2])
    // The same letter as two code points is one longer.
    #expect(Words.of("e\u{301}a").map(\.length) == [3])
    // Invisible characters belong to the word that continues after them, and to no other.
    let hidden = Words.of("\u{200B}co\u{AD}op\u{200B} 中\u{200B}文")
    #expect(hidden.map(\.start) == [1, 8, 10] && hidden.map(\.length) == [5, 3, 1])
    let voiced = Words.of("か\u{3099}く")
    #expect(voiced.map(\.start) == [0, 2] && voiced.map(\.length) == [3, 1])
  }

  @Test("are the same in a pure ASCII text and beside other letters", arguments: 0..<UInt64(40))
  func ascii(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let bytes = (0..<200).map { _ in UInt8.random(in: 0...0x7f, using: &random) }
    let text = String(decoding: bytes, as: UTF8.self) + String(repeating: "xY9", count: 30)
    #expect(Words.of(text) == Array(Words.of(text + " é").dropLast()))
  }

  @Test("are folded on request: skipped characters stay, alone and in pairs")
  func foldedAlone() throws {
    let all = try (0x3000...0x9FFF).map { try #require(Unicode.Scalar(UInt32($0))) }
      .filter(\.isFoldedAlone)
    #expect(all.count == 86 + 90 + 6_592 + 20_992)
    for (one, other) in zip(all, all.reversed()) {
      let pair = "\(one)\(other)"
      #expect("\(one)".folded.utf8.elementsEqual("\(one)".utf8), "\(one)")
      #expect(pair.folded.utf8.elementsEqual(pair.utf8), "\(pair)")
    }
  }

  @Test("have a maximum length: a word of a million letters is cut")
  func long() {
    #expect(Words.of(String(repeating: "x", count: 1_000_000)).first?.text.count == 64)
  }

  @Test(
    "have the same stem in all their forms (TSK-134)",
    arguments: [
      ["clean", "cleaning", "cleaned", "cleans", "cleaner"], ["shop", "shopping", "shops"],
      ["call", "calls", "calling", "called"], ["buy", "buys", "buying"],
      ["party", "parties"], ["write", "writing", "writes"], ["dish", "dishes"],
    ]
  )
  func stems(forms: [String]) {
    #expect(Set(forms.map(Stem.of)).count == 1, "\(forms.map(Stem.of))")
  }

  @Test(
    "are not stemmed if they are short or of another script",
    arguments: ["as", "bus", "is", "дома", "glass"]
  )
  func kept(word: String) {
    #expect(Stem.of(word) == word)
  }

  @Test("have related words in at least 30 groups, which a file replaces (TSK-134)")
  func synonyms() {
    #expect(Synonyms.builtIn.count >= 60)
    #expect(Synonyms.builtIn.stems(of: "buying").contains(Stem.of("purchase")))
    #expect(Synonyms.builtIn.stems(of: "phone").contains("ring"))
    #expect(Synonyms.builtIn.stems(of: "xyzzy") == ["xyzzy"])
    let own = Synonyms("# mine\nfoo bars\n\n")
    #expect(own.stems(of: "foo") == ["foo", "bar"])
    #expect(own.stems(of: "buy") == ["buy"])
  }
}

@Suite("Folded text")
struct FoldedTextTests {
  @Test(
    "equates letters that people type without their strokes and ligatures (TSK-130)",
    arguments: [
      ("Straße", "STRASSE"), ("Großer Spaß", "grosser spass"), ("ΣΟΦΟΣ", "σοφός"),
      ("Łódź", "lodz"), ("Smørrebrød", "smorrebrod"), ("Æble", "aeble"), ("İzmir", "izmir"),
      ("ısı", "isi"), ("Œuvre", "oeuvre"), ("Đorđe", "dorde"), ("Žižek", "zizek"),
      ("שָׁלוֹם", "שלום"), ("مُحَمَّد", "محمد"), ("ＡＢＣ１", "abc1"), ("oﬃce ﬁsh", "office fish"),
      ("ﾊﾟﾝ", "パン"), ("ｶﾞｽ", "ガス"), ("ﬓ", "մն"), ("ﻻ", "لا"),
    ]
  )
  func equal(one: String, other: String) {
    #expect(one.folded == other.folded)
  }

  @Test(
    "distinguishes letters where a mark makes another letter or sound (TSK-130)",
    arguments: [("か", "が"), ("は", "ぱ"), ("कि", "कु"), ("ก้า", "ก่า"), ("각", "간")]
  )
  func different(one: String, other: String) {
    #expect(one.folded != other.folded)
    #expect(one.folded == one.decomposedStringWithCanonicalMapping.folded)
  }
}

@Suite("Near words")
struct NearWordsTests {
  @Test("are one edit away, complete and without duplicates (TSK-131)")
  func edits() {
    let near = NearWords.of("milk")
    for word in ["mlk", "ilk", "mil", "milks", "smilk", "mi1k", "mlik", "imlk", "silk", "milkk"] {
      #expect(near.contains(word), "\(word)")
    }
    #expect(Set(near).count == near.count && !near.contains("milk") && !near.contains("mlki"))
    #expect(near.allSatisfy { (3...5).contains($0.count) })
    #expect(NearWords.of("молоко").contains("молако"))
  }

  @Test(
    "do not exist for short and long words, and for unsupported scripts",
    arguments: ["ab", String(repeating: "a", count: 25), "牛乳瓶", "milkд", "🍎🍎🍎"]
  )
  func none(word: String) {
    #expect(NearWords.of(word).isEmpty)
  }
}

@Suite("A search query")
struct SearchQueryTests {
  @Test("has 1 to 200 characters and at least one word (TSK-131)")
  func limits() throws {
    #expect(codes { try SearchQuery("  ") } == ["empty_query"])
    #expect(codes { try SearchQuery("%*\"") } == ["empty_query"])
    #expect(codes { try SearchQuery(String(repeating: "x", count: 201)) } == ["query_too_long"])
    #expect(codes { try SearchQuery(String(repeating: "x ", count: 100)) } == ["query_too_long"])
    #expect(try SearchQuery(" Öl  kaufen ").words == ["ol", "kaufen"])
    let words = (0..<33).map { String($0) }
    #expect(try SearchQuery(words.dropLast().joined(separator: " ")).words.count == 32)
    #expect(codes { try SearchQuery(words.joined(separator: " ")) } == ["query_too_long"])
    let refusal = #expect(throws: TaskRefusal.self) {
      try SearchQuery(words.joined(separator: " "))
    }
    guard case .invalid(let violations) = refusal else { return }
    #expect(violations.map(\.limit) == [32])
  }

  @Test("contains each word once, and the last one as a beginning (TSK-131)")
  func repeatedWords() throws {
    let query = try SearchQuery(String(repeating: "milk bread ", count: 15) + "milk")
    #expect(query.words == ["milk", "bread", "milk"])
  }

  @Test("marks the matches, beginnings and related words too (TSK-135)")
  func matches() throws {
    let task = try TaskDraft(name: "Buy milk", details: "purchased at the Milkshop").made().task
    let found = try SearchQuery("buy mil").matches(in: task, .builtIn)
    #expect(
      found == [
        SearchMatch(field: .name, start: 0, length: 3),
        SearchMatch(field: .name, start: 4, length: 3),
        SearchMatch(field: .details, start: 0, length: 9),
        SearchMatch(field: .details, start: 17, length: 3),
      ]
    )
    let literal = try SearchQuery("buy mil", findsRelated: false, isNameOnly: true)
    #expect(literal.matches(in: task, .builtIn).count == 2)
  }

  @Test(
    "marks as much of a word as the query has, whatever the length of its letters in code points (TSK-135)",
    arguments: [
      ("가", "가게", 0, 1), ("한", "한국", 0, 1), ("가나", "가나다라", 0, 2), ("각각", "각각각각각각", 0, 2),
      ("が", "がく", 0, 1), ("が", "か\u{3099}く", 0, 2), ("हिन", "हिन्दी", 0, 4), ("🇩", "🇩🇪 flag", 0, 1),
      ("stras", "Straße", 0, 5), ("strass", "Straße", 0, 5), ("cafe", "cafe\u{301}s", 0, 5),
      ("리스", "구매 리스트", 3, 2), ("物リ", "買い物リスト", 2, 2), ("物リスト", "買い物リスト", 2, 4),
      ("ト", "買い物リスト", 5, 1), ("ภาษา", "ไทยภาษา", 3, 4),
    ]
  )
  func lengths(query: String, name: String, start: Int, length: Int) throws {
    let task = try TaskDraft(name: name).made().task
    let found = try SearchQuery(query).matches(in: task, .builtIn)
    #expect(found == [SearchMatch(field: .name, start: start, length: length)])
  }

  @Test("marks a letter with all its combining marks, however many (TSK-135)")
  func manyMarks() throws {
    let details = "क" + String(repeating: "\u{93F}", count: 5_000)
    let task = try TaskDraft(name: "x", details: details).made().task
    let found = try SearchQuery("क").matches(in: task, .builtIn)
    #expect(found == [SearchMatch(field: .details, start: 0, length: 5_001)])
  }

  @Test(
    "for another letter marks nothing (TSK-130)",
    arguments: [("か", "がく"), ("가", "각각"), ("は", "ばら")]
  )
  func otherLetters(query: String, name: String) throws {
    let task = try TaskDraft(name: name).made().task
    #expect(try SearchQuery(query).matches(in: task, .builtIn).isEmpty)
  }

  @Test("without blanks is one word, however long (TSK-131)")
  func unspaced() throws {
    let text = String(repeating: "買", count: 100) + String(repeating: "物", count: 100)
    #expect(try SearchQuery(text).words == ["買買", "買物", "物物", "物物"])
    #expect(try SearchQuery("買").words == ["買"] && SearchQuery("買物 x").words == ["買物", "x"])
  }

  @Test("refuses unknown scopes (TSK-132)")
  func scopes() throws {
    let query = try SearchQuery("x")
    func search(_ scopes: [Int32], _ size: Int32 = 0) throws -> TaskSearch {
      try TaskSearch(query, scopes: scopes, filter: FilterDraft(), pageSize: size)
    }
    #expect(try search([0, 2]).scopes == [.all, .today])
    #expect(codes { try search([9]) } == ["unknown_value"])
    #expect(codes { try search(Array(repeating: 1, count: 8)) } == ["too_many_items"])
    #expect(codes { try search([], 1_000_000_000) } == ["out_of_range"])
  }
}

@Suite("Statistics of tasks")
struct StatisticsRuleTests {
  @Test("use the median of the times, and their mean (TSK-160)")
  func times() {
    var statistics = TaskStatistics()
    #expect(statistics.medianTime == nil && statistics.averageTime == nil)
    for (hours, due) in [(1, "2025-03-12"), (2, "2025-03-11"), (9, nil), (4, "2025-03-13")] {
      let at = Berlin.moment.now
      statistics.count(
        completion: Completion(at: at, day: Berlin.day("2025-03-12")),
        added: at - .seconds(hours * 3_600),
        due: due.map { .on(Berlin.day($0)) },
        Berlin.calendar
      )
    }
    #expect(statistics.averageTime == .seconds(4 * 3_600))
    #expect(statistics.medianTime == .seconds(3 * 3_600))
    #expect(statistics.onTime == 2 && statistics.withDueDate == 3)
    #expect(statistics.days[Berlin.day("2025-03-12")]?.completed == 4)
  }

  @Test("cover 30 days by default, at most 366 (TSK-160)")
  func period() throws {
    let standard = try StatisticsPeriod(DayRange(), at: Berlin.moment)
    #expect(standard.first == Berlin.day("2025-02-11"))
    #expect(standard.last == Berlin.day("2025-03-12"))
    func range(_ first: String, _ last: String) -> DayRange {
      DayRange(first: Berlin.day(first), last: Berlin.day(last))
    }
    #expect(
      codes { try StatisticsPeriod(range("2025-03-12", "2025-03-11"), at: Berlin.moment) } == [
        "invalid_range"
      ]
    )
    #expect(
      codes { try StatisticsPeriod(range("2024-01-01", "2025-01-01"), at: Berlin.moment) } == [
        "out_of_range"
      ]
    )
    _ = try StatisticsPeriod(range("2024-01-01", "2024-12-31"), at: Berlin.moment)
  }
}
