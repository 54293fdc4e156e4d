extension SearchQuery {
  /// Whether a task matches by its name in tiers 1 to 3.
  ///
  /// Each word begins a word of the name, and the finished words occur in the task, or words
  /// related to them (TSK-131, TSK-133, TSK-134).
  package func isBegun(in task: HouseholdTask, _ synonyms: Synonyms) -> Bool {
    let name = Words.of(task.name).map(\.text)
    func begins(_ word: String) -> Bool {
      name.contains { $0.unicodeScalars.starts(with: word.unicodeScalars) }
    }
    guard words.allSatisfy(begins) else { return false }
    func missing(_ finished: [String], in words: [String]) -> [String] {
      let missing = finished.filter { !words.contains($0) }
      guard findsRelated, !missing.isEmpty else { return missing }
      let stems = Set(words.map(Stem.of))
      return missing.filter { synonyms.stems(of: $0).isDisjoint(with: stems) }
    }
    // Details may be long, so they are split only for words that the name lacks.
    let others = missing(Array(words.dropLast()), in: name)
    guard !others.isEmpty, !isNameOnly else { return others.isEmpty }
    return missing(others, in: Words.inDetails(task.details)).isEmpty
  }

  /// Whether a matching folded name contains each word literally; words of scripts without blanks
  /// match by pairs of characters instead.
  package var isSpaced: Bool { !words.contains(where: Words.isUnspaced) }
}
