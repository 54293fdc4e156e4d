extension SearchQuery {
  /// Whether a task is found by its name in one of the first three tiers: each word begins one of the name's, and
  /// those that are finished are there, or relatives of them (TSK-131, TSK-133, TSK-134).
  package func isBegun(in task: HouseholdTask, _ synonyms: Synonyms) -> Bool {
    let name = Words.of(task.name).map(\.text)
    func begins(_ word: String) -> Bool {
      name.contains { $0.unicodeScalars.starts(with: word.unicodeScalars) }
    }
    guard words.allSatisfy(begins) else { return false }
    let finished = words.dropLast().filter { !name.contains($0) }
    guard !finished.isEmpty else { return true }
    let all = name + (isNameOnly ? [] : Words.inDetails(task.details))
    let present = Set(all)
    let stems = findsRelated ? Set(all.map(Stem.of)) : []
    return finished.allSatisfy { word in
      present.contains(word) || (findsRelated && !synonyms.stems(of: word).isDisjoint(with: stems))
    }
  }

  /// Whether a folded name that it is begun in has each word written in it, character by character: what is
  /// written without blanks is found by its characters two by two.
  package var isSpaced: Bool { !words.contains(where: Words.isUnspaced) }
}
