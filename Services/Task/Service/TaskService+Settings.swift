import Foundation
package import ServiceRuntime
import TaskDomain

extension TaskService {
  private static let answerCache = SettingsForm.Option(
    "answer-cache",
    AnswerCache.Policy.allCases.map(\.rawValue).joined(separator: "|"),
    "how cached answers are evicted: by age, by use, both (default), or nothing is cached"
  )

  private static let synonymsFile = SettingsForm.Option(
    "synonyms-file",
    "FILE",
    "synonyms for searches, one group per line, instead of the built-in ones"
  )

  /// The settings of this service alone.
  package static var ownSettings: [SettingsForm.Option] { [answerCache, synonymsFile] }
}

extension TaskService.Choices {
  /// The size limit of a file of synonyms; the built-in ones have about 2,000 bytes.
  static let maximumSynonymBytes = 1 << 20

  /// Reads the operator's settings.
  ///
  /// - Throws: `SettingsError` for an unknown policy, or a file that is missing or too large.
  package init(_ settings: Settings) throws(SettingsError) {
    self.init()
    if let text = settings.own("answer-cache") {
      guard let policy = AnswerCache.Policy(rawValue: text) else {
        let all = AnswerCache.Policy.allCases.map(\.rawValue).joined(separator: ", ")
        throw .badValue(name: "answer-cache", value: text, expected: "one of \(all)")
      }
      cachePolicy = policy
    }
    if let path = settings.own("synonyms-file") { synonyms = try Self.synonyms(path) }
  }

  private static func synonyms(_ path: String) throws(SettingsError) -> Synonyms {
    let handle = FileHandle(forReadingAtPath: path)
    defer { try? handle?.close() }
    guard let data = try? handle?.read(upToCount: maximumSynonymBytes + 1),
      data.count <= maximumSynonymBytes, let text = String(data: data, encoding: .utf8)
    else {
      throw .badValue(
        name: "synonyms-file",
        value: path,
        expected: "a text file of at most 1 MiB, in UTF-8"
      )
    }
    return Synonyms(text)
  }
}
