import Cryptography
import NotificationDomain
import ServiceRuntime
import Vocabulary

/// How a list of reminders is continued: the last one shown, bound to the caller and the question.
///
/// Shape: `<check>.<s or p>.<due in milliseconds>.<id>`, `s` for scheduled and `p` for past; the check
/// is eight bytes of SHA-256. It keeps honest clients from mixing lists up and guards no secret,
/// because a token opens nothing that its caller may not see.
struct ReminderPageToken {
  let caller: Caller
  let includesPast: Bool

  func text(_ place: ReminderPlace) -> String {
    let place = [
      place.isScheduled ? "s" : "p", String(place.dueAt.millisecondsSinceEpoch), place.id.text,
    ].joined(separator: ".")
    return "\(check(place)).\(place)"
  }

  /// The place a token stands for; `nil` for an empty one, which begins the list.
  ///
  /// - Throws: ``ListRefusal/invalidPageToken`` for a token of another caller or another question.
  func place(_ token: String) throws(ListRefusal) -> ReminderPlace? {
    if token.isEmpty { return nil }
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == check(parts[1...].joined(separator: ".")),
      let milliseconds = Int64(parts[2]), let id = ReminderID(text: parts[3])
    else { throw .invalidPageToken }
    return ReminderPlace(
      isScheduled: parts[1] == "s",
      dueAt: Timestamp(millisecondsSinceEpoch: milliseconds),
      id: id
    )
  }

  private func check(_ place: String) -> String {
    let bound = [
      caller.household.text, caller.member.text, caller.subject.text, String(includesPast), place,
    ].joined(separator: "/")
    return SHA256.hash(of: Array(bound.utf8)).prefix(8)
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      .joined()
  }
}
