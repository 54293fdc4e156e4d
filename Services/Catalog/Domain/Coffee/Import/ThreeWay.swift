/// Takes over what changed in an imported record, and leaves what was edited here (IMP-002).
package struct ThreeWay<Record> {
  /// The record as it was imported last.
  package let base: Record
  /// The record as the file has it now.
  package let theirs: Record
  /// The record as it is here; takes the changes.
  package private(set) var current: Record

  package init(base: Record, theirs: Record, current: Record) {
    self.base = base
    self.theirs = theirs
    self.current = current
  }

  /// Takes one field if the file's value changed and ours did not.
  package mutating func merge<Value: Equatable>(_ field: WritableKeyPath<Record, Value>) {
    guard theirs[keyPath: field] != base[keyPath: field],
      current[keyPath: field] == base[keyPath: field]
    else { return }
    current[keyPath: field] = theirs[keyPath: field]
  }
}

extension Coffee {
  /// The coffee with what changed in the file since it was imported.
  package func merging(_ theirs: Coffee, since base: Coffee) -> Coffee {
    var merge = ThreeWay(base: base, theirs: theirs, current: self)
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
  /// The recipe with what changed in the file since it was imported.
  package func merging(_ theirs: Recipe, since base: Recipe) -> Recipe {
    var merge = ThreeWay(base: base, theirs: theirs, current: self)
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
  /// The note with what changed in the file since it was imported.
  package func merging(_ theirs: BrewingNote, since base: BrewingNote) -> BrewingNote {
    var merge = ThreeWay(base: base, theirs: theirs, current: self)
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
