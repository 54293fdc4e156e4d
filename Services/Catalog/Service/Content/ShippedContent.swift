package import CatalogDomain
import Foundation

/// Reads the shipped content (TOP-007).
package enum ShippedContent {
  /// The content of `Seeds/catalogue.json`.
  private struct Manifest: Decodable {
    let contentVersion: Int
    /// Identifiers in catalogue order; each is a file name.
    let topics: [String]

    enum CodingKeys: String, CodingKey {
      case contentVersion = "content_version"
      case topics
    }
  }

  /// The shipped catalogue, validated once per process.
  ///
  /// - Throws: ``ContentRejected`` if a file is missing, unreadable or invalid; nothing is used then
  ///   (TOP-009).
  package static func catalogue() throws(ContentRejected) -> Catalogue {
    try checked.get()
  }

  private static let checked = Result { () throws(ContentRejected) -> Catalogue in
    try draft(catalogue: SeedFiles.catalogue, topic: SeedFiles.topic).checked()
  }

  /// Reads seed files without validation.
  ///
  /// - Throws: ``ContentRejected`` if a file is missing or malformed.
  package static func draft(
    catalogue: [UInt8],
    topic: (String) -> [UInt8]?
  ) throws(ContentRejected) -> CatalogueDraft {
    let manifest = try read(Manifest.self, from: catalogue, of: "catalogue")
    var drafts: [TopicDraft] = []
    for identifier in manifest.topics {
      let draft = try read(TopicDraft.self, from: topic(identifier), of: identifier)
      guard draft.identifier == identifier else {
        throw rejected(identifier, "names itself \(draft.identifier)")
      }
      drafts.append(draft)
    }
    return CatalogueDraft(contentVersion: manifest.contentVersion, topics: drafts)
  }

  private static func read<Form: Decodable>(
    _ form: Form.Type,
    from bytes: [UInt8]?,
    of name: String
  ) throws(ContentRejected) -> Form {
    guard let bytes else { throw rejected(name, "is missing") }
    do {
      return try JSONDecoder().decode(form, from: Data(bytes))
    } catch {
      throw rejected(name, "is not a valid seed file: \(error)")
    }
  }

  private static func rejected(_ topic: String, _ reason: String) -> ContentRejected {
    ContentRejected(problems: [ContentProblem(topic: topic, field: "seed file", reason: reason)])
  }
}
