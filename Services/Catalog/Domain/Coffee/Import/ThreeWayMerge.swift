/// Merges the changes of an imported record and keeps local edits (IMP-002).
package struct ThreeWayMerge<Record> {
  /// The record as last imported.
  package let base: Record
  /// The record in the file.
  package let theirs: Record
  /// The stored record; changes are merged into it.
  package private(set) var current: Record

  package init(base: Record, theirs: Record, current: Record) {
    self.base = base
    self.theirs = theirs
    self.current = current
  }

  /// Takes the file's value of one field if it changed there and not here.
  package mutating func merge<Value: Equatable>(_ field: WritableKeyPath<Record, Value>) {
    guard theirs[keyPath: field] != base[keyPath: field],
      current[keyPath: field] == base[keyPath: field]
    else { return }
    current[keyPath: field] = theirs[keyPath: field]
  }
}

extension Coffee {
  /// The coffee with the changes made in the file since the last import.
  package func merging(_ theirs: Coffee, since base: Coffee) -> Coffee {
    var merge = ThreeWayMerge(base: base, theirs: theirs, current: self)
    merge.merge(\.name)
    merge.merge(\.roaster)
    merge.merge(\.origin)
    merge.merge(\.processing)
    merge.merge(\.roastLevel)
    merge.merge(\.dateAdded)
    merge.merge(\.roastedOn)
    merge.merge(\.openedOn)
    merge.merge(\.bagSize)
    merge.merge(\.isFinished)
    return merge.current
  }
}

extension Recipe {
  /// The recipe with the changes made in the file since the last import.
  package func merging(_ theirs: Recipe, since base: Recipe) -> Recipe {
    var merge = ThreeWayMerge(base: base, theirs: theirs, current: self)
    merge.merge(\.name)
    merge.merge(\.brewingMethod)
    merge.merge(\.family)
    merge.merge(\.grinder)
    merge.merge(\.grindSize)
    merge.merge(\.waterTemperature)
    merge.merge(\.dose)
    merge.merge(\.brewTime)
    merge.merge(\.bloomTime)
    merge.merge(\.secondPour)
    merge.merge(\.waterOut)
    merge.merge(\.aeropressType)
    return merge.current
  }
}

extension BrewingNote {
  /// The note with the changes made in the file since the last import.
  package func merging(_ theirs: BrewingNote, since base: BrewingNote) -> BrewingNote {
    var merge = ThreeWayMerge(base: base, theirs: theirs, current: self)
    merge.merge(\.coffee)
    merge.merge(\.recipe)
    merge.merge(\.notes)
    merge.merge(\.rating)
    merge.merge(\.dateCreated)
    merge.merge(\.grams)
    merge.merge(\.beverage)
    merge.merge(\.dissolvedSolids)
    return merge.current
  }
}
