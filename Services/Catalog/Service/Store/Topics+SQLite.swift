package import CatalogDomain
import SQLite

// Stored as raw values.

extension TopicIdentifier: SQLValue {}
extension StepID: SQLValue {}
extension Difficulty: SQLValue {}
extension LayoutClass: SQLValue {}
