extension SearchQuery {
  /// Whether a task is found by its name in one of the first three tiers: each word begins one of the name's, and
  /// those that are finished are there, or relatives of them (TSK-131, TSK-133, TSK-134).
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
    // Details may be long: they are split for what the name has not.
    let others = missing(Array(words.dropLast()), in: name)
    guard !others.isEmpty, !isNameOnly else { return others.isEmpty }
    return missing(others, in: Words.inDetails(task.details)).isEmpty
  }

  /// Whether a folded name that it is begun in has each word written in it, character by character: what is
  /// written without blanks is found by its characters two by two.
  package var isSpaced: Bool { !words.contains(where: Words.isUnspaced) }
}
