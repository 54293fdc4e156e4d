import RPC
import ServiceRuntime
import TaskDomain
import Vocabulary

/// The start and the position of a walk through a list (TSK-142).
///
/// Its values: the start, the id, the number of group values, and the values of group and order.
struct PageToken: Equatable {
  /// When the walk began: later pages use the same "today" and "now" as the first.
  let start: Timestamp
  let place: PagePlace

  func text(for binding: PageBinding) -> String {
    binding.token(
      [
        .number(start.millisecondsSinceEpoch), .text(place.id.text),
        .number(Int64(place.group.count)),
      ] + (place.group + place.values).map(PageValue.init)
    )
  }

  /// Decodes a token that is bound to the same caller, space and query.
  ///
  /// - Throws: ``TaskRefusal/invalid(_:)`` with `invalid_page_token`.
  init(_ text: String, for binding: PageBinding) throws(TaskRefusal) {
    guard let token = binding.values(of: text).flatMap(PageToken.init(_:)) else {
      throw .invalid([TaskViolation("page_token", .invalidPageToken)])
    }
    self = token
  }

  init(start: Timestamp, place: PagePlace) {
    self.start = start
    self.place = place
  }

  private init?(_ values: [PageValue]) {
    guard values.count >= 3, case .number(let start) = values[0], case .text(let id) = values[1],
      case .number(let groups) = values[2], (0...Int64(values.count - 3)).contains(groups),
      let start = Timestamp(checked: start), let id = UniqueID(text: id)
    else { return nil }
    let rest = values.dropFirst(3).map(PlaceValue.init)
    self.start = start
    place = PagePlace(
      group: Array(rest.prefix(Int(groups))),
      Array(rest.dropFirst(Int(groups))),
      id: id
    )
  }
}

extension PageValue {
  fileprivate init(_ value: PlaceValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    }
  }
}

extension PlaceValue {
  fileprivate init(_ value: PageValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    }
  }
}
