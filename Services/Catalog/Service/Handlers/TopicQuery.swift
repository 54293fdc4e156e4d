import CatalogDomain
import Contracts
import RPC

/// What a list was asked for, checked.
struct TopicQuery: Hashable {
  var filter = TopicFilter()
  var order = TopicOrder.catalogue
  var pageSize = TopicPage.defaultSize

  /// Characters of a search text; nobody types more, and folding takes time.
  static let maximumText = 200

  /// Reads the request.
  ///
  /// - Throws: INVALID_ARGUMENT with every field that is wrong, not only the first.
  init(_ request: CatalogV1.ListTopicsRequest) throws(RPCError) {
    var violations: [Violation] = []
    filter.category = request.category.isEmpty ? nil : request.category
    filter.isCompleted = request.completed
    filter.isFavorite = request.favorite
    if request.difficulty != .unspecified {
      filter.difficulty = Difficulty(rawValue: Int(request.difficulty.rawValue))
      if filter.difficulty == nil { violations.append(.unknownValue("difficulty")) }
    }
    if request.sort != .unspecified {
      let order = TopicOrder(rawValue: Int(request.sort.rawValue))
      if order == nil { violations.append(.unknownValue("sort")) }
      self.order = order ?? .catalogue
    }
    if TopicQuery.isTooLong(request.text) {
      violations.append(.tooMuch("text", "text_too_long", limit: TopicQuery.maximumText))
    } else if !request.text.isEmpty {
      filter.text = SearchText(request.text)
    }
    switch request.pageSize {
    case 0: break
    case 1...Int32(TopicPage.maximumSize): pageSize = Int(request.pageSize)
    default: violations.append(.tooMuch("page_size", "out_of_range", limit: TopicPage.maximumSize))
    }
    guard violations.isEmpty else {
      throw RPCError(
        .invalidArgument,
        "invalid_argument",
        "The list cannot be made as asked.",
        violations: violations
      )
    }
  }

  /// User-perceived characters count; 32 bytes for each are enough for any script.
  private static func isTooLong(_ text: String) -> Bool {
    text.utf8.count > maximumText * 32 || text.count > maximumText
  }
}

extension Violation {
  fileprivate static func unknownValue(_ field: String) -> Violation {
    Violation(field: field, code: "unknown_value", message: "This choice is not known.")
  }

  fileprivate static func tooMuch(_ field: String, _ code: String, limit: Int) -> Violation {
    Violation(
      field: field,
      code: code,
      message: "At most \(limit) are allowed.",
      limit: Int64(limit)
    )
  }
}
