import Contracts
import Vocabulary

/// What to look for in names and details.
///
/// ```swift
/// let found = try await daybook.tasks.search(TaskSearch("rent"))
/// ```
public struct TaskSearch: Hashable, Sendable {
  /// 1 to 200 characters; every word must match, the last one also as a beginning.
  public var text: String
  /// Where to look, joined with "or"; everywhere when empty.
  public var scopes: [Scope] = []
  /// Names alone.
  public var isNameOnly = false
  /// Without related words.
  public var isLiteral = false
  /// Narrows the search further.
  public var filter = TaskFilter()
  /// At most so many hits; the library asks for as many pages as that takes.
  public var limit = 50

  /// Where a search looks.
  public enum Scope: Hashable, Sendable, CaseIterable {
    /// Everywhere.
    case everything
    /// What is due today.
    case today
    /// What is open and due later than now.
    case upcoming
    /// What is late.
    case overdue
    /// What is finished.
    case complete
    /// What is not.
    case open
    /// The Inbox.
    case inbox
  }

  /// Makes a search everywhere.
  public init(_ text: String) {
    self.text = text
  }
}

/// A task that was found.
public struct SearchHit: Hashable, Sendable {
  /// What was found.
  public let task: DaybookTask
  /// 1, the name equals the text, to 6, related words only.
  public let tier: Int
  /// 1 for the best tier, less for each further one.
  public let score: Double
  /// Where the words stand, for marking them.
  public let matches: [Match]

  /// Where a word that was searched for stands, in Unicode code points.
  public struct Match: Hashable, Sendable {
    /// In the details, not in the name.
    public let isInDetails: Bool
    /// Code points before it.
    public let start: Int
    /// Its code points.
    public let length: Int
  }
}

/// Hits with the number of all that there are.
public struct SearchResult: Hashable, Sendable {
  /// The best first.
  public let hits: [SearchHit]
  /// How many there are, beyond the limit too.
  public let totalCount: Int
}

// MARK: - To and from the contract

extension TaskSearch.Scope: ContractOrder {}

extension TaskSearch {
  func request(for member: Member.ID?) -> TaskV1.SearchTasksRequest {
    var request = TaskV1.SearchTasksRequest()
    request.memberID = member.map(MemberID.init)
    request.query = text
    request.scopes = scopes.map { $0.contract() }
    request.nameOnly = isNameOnly
    request.literalOnly = isLiteral
    request.filter = filter.contract
    request.pageSize = Int32(clamping: min(max(limit, 1), TaskQuery.largestPage))
    return request
  }
}

extension SearchHit {
  init(_ hit: TaskV1.SearchHit) {
    task = DaybookTask(hit.task ?? TaskV1.Task())
    tier = Int(hit.tier)
    score = hit.score
    matches = hit.matches.map {
      Match(isInDetails: $0.field == .details, start: Int($0.start), length: Int($0.length))
    }
  }
}
