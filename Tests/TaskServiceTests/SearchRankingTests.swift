import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary

@testable import TaskService

/// A task in the ranking model, which computes search results without an index.
private struct Ranked {
  let task: TaskV1.Task
  let name: [String]
  let details: [String]

  init(_ task: TaskV1.Task) {
    self.task = task
    name = Words.of(task.name).map(\.text)
    details = Words.of(task.details).map(\.text)
  }

  /// The tier by TSK-133; `nil` when the task does not match.
  func tier(_ query: String, _ synonyms: Synonyms, isLiteral: Bool) -> Int32? {
    let words = Words.of(query).map(\.text)
    func holds(_ index: Int, related: Bool) -> Bool {
      let all = name + details
      let word = words[index]
      let isLast = index == words.count - 1
      if all.contains(where: { isLast ? $0.hasPrefix(word) : $0 == word }) { return true }
      return related && all.contains { synonyms.stems(of: word).contains(Stem.of($0)) }
    }
    let isThere = words.indices.allSatisfy { holds($0, related: false) }
    guard isThere || (!isLiteral && words.indices.allSatisfy { holds($0, related: true) }) else {
      let all = name + details
      return words.allSatisfy { word in all.contains { $0.hasPrefix(word) } } ? 7 : nil
    }
    if task.name.folded == query.folded { return 1 }
    if task.name.folded.hasPrefix(query.folded) { return 2 }
    if words.allSatisfy({ word in name.contains { $0.hasPrefix(word) } }) { return 3 }
    guard isThere else { return 6 }
    return words.allSatisfy { task.name.folded.contains($0) } ? 4 : 5
  }
}

@Suite("The ranking of a search")
struct SearchRankingTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  /// Names and tiers of all pages, one after the other.
  private func walk(
    _ query: String,
    pageSize: Int32,
    isLiteral: Bool = false
  ) async throws -> [TaskV1.SearchHit] {
    var hits: [TaskV1.SearchHit] = []
    var token = ""
    repeat {
      let page = try await home.search(query) {
        $0.pageSize = pageSize
        $0.pageToken = token
        $0.literalOnly = isLiteral
      }
      hits += page.hits
      token = page.nextPageToken
    } while !token.isEmpty
    return hits
  }

  @Test("has a tier for words inside the name, above words in the details only (TSK-133)")
  func insideName() async throws {
    try await home.create("Buttermilk porridge") { $0.details = "oat and milk" }
    try await home.create("Coated buttermilk") { $0.details = "oat and milk" }
    try await home.create("Groats") { $0.details = "oat and milk" }
    try await home.create("Goats, buttermilk")
    let hits = try await home.search("oat milk").hits
    #expect(hits.map { $0.task?.name } == ["Coated buttermilk", "Buttermilk porridge", "Groats"])
    #expect(hits.map(\.tier) == [4, 5, 5])
    #expect(hits.map(\.score) == [0.5, 2.0 / 6, 2.0 / 6])
  }

  @Test(
    "follows the rules for any words, in pages of any size (TSK-133, TSK-134, TSK-142)",
    arguments: [UInt64(1), 2, 3]
  )
  func random(seed: UInt64) async throws {
    var random = SeededNumbers(seed: seed)
    let vocabulary = [
      "milk", "buttermilk", "oat", "coated", "buy", "purchase", "buying", "Äpfel", "apfel", "clean",
      "tidy", "milkman",
    ]
    func text(_ count: ClosedRange<Int>) -> String {
      (0..<Int.random(in: count, using: &random)).map { _ in
        vocabulary.randomElement(using: &random) ?? "milk"
      }.joined(separator: " ")
    }
    for _ in 0..<120 {
      let id = try await home.create(text(1...3)) {
        $0.details = text(0...2)
        $0.priority = .init(rawValue: Int32.random(in: 1...4, using: &random))
        if Bool.random(using: &random) { $0.dueOn = LocalDay(text: "2025-03-20") }
      }.task?.id
      if Int.random(in: 0..<3, using: &random) == 0 { _ = try await home.complete(id) }
    }
    let all = try await home.list { $0.pageSize = 200 }.tasks.map(Ranked.init)
    #expect(all.count == 120)
    var tiers = Set<Int32>()
    for query in [
      "milk", "buy mil", "oat milk", "apfel", "tidy", "milk o", "buy", "coat", "oa mil bu",
    ] {
      for isLiteral in [false, true] {
        // The list is in the order of TSK-107 already.
        let expected = all.enumerated().compactMap { place, one in
          one.tier(query, .builtIn, isLiteral: isLiteral).map { (tier: $0, place: place, one: one) }
        }.sorted {
          ($0.tier, $0.one.task.isComplete ? 1 : 0, $0.place)
            < ($1.tier, $1.one.task.isComplete ? 1 : 0, $1.place)
        }
        tiers.formUnion(expected.map(\.tier))
        for size: Int32 in [1, 7, 200] {
          let hits = try await walk(query, pageSize: size, isLiteral: isLiteral)
          #expect(hits.map { $0.task?.id } == expected.map(\.one.task.id), "\(query), \(seed)")
          #expect(hits.map(\.tier) == expected.map(\.tier), "\(query), \(seed)")
        }
        #expect(
          try await home.search(query) { $0.literalOnly = isLiteral }.totalCount == expected.count
        )
      }
    }
    #expect(tiers.isSuperset(of: [2, 3, 4, 5, 6, 7]))
  }
}
