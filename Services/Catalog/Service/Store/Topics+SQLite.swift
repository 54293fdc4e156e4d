package import CatalogDomain
import SQLite

// How words of the catalogue stand in a column: as their raw values.

extension TopicIdentifier: SQLValue {}
extension StepID: SQLValue {}
extension Difficulty: SQLValue {}
extension LayoutClass: SQLValue {}
