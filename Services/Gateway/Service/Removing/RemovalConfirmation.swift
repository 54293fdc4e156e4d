import Cryptography
import RPC
import ServiceRuntime
import Vocabulary

/// The token that confirms a previewed removal.
///
/// Shape: `[expiry].[seal]` in hexadecimal digits. The seal is a keyed digest over household, caller, removed member
/// and expiry, so it confirms no other removal, and nothing has to be stored.
struct RemovalConfirmation {
  /// The validity of a preview.
  static let lifetime: Duration = .seconds(600)

  let seal: PageSeal
  let household: HouseholdID
  let caller: MemberID
  /// `nil` for the whole household.
  let member: MemberID?

  func text(at now: Timestamp) -> String {
    let end = (now + Self.lifetime).millisecondsSinceEpoch
    return "\(String(end, radix: 16)).\(digest(end))"
  }

  /// - Throws: INVALID_ARGUMENT `invalid_confirmation` for any other or an expired text.
  func check(_ text: String, at now: Timestamp) throws {
    let parts = text.utf8.count <= 128 ? text.split(separator: ".", maxSplits: 1) : []
    guard parts.count == 2, let end = Int64(parts[0], radix: 16),
      constantTimeEquals(Array(parts[1].utf8), Array(digest(end).utf8)),
      end >= now.millisecondsSinceEpoch
    else { throw InvalidConfirmation() }
  }

  private func digest(_ end: Int64) -> String {
    let content =
      household.rawValue.bytes + caller.rawValue.bytes + (member?.rawValue.bytes ?? [])
      + Array("removal \(end)".utf8)
    return seal.seal(content).map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }.joined()
  }
}

private struct InvalidConfirmation: Error, RPCErrorConvertible {
  var rpcError: RPCError {
    RPCError(
      .invalidArgument,
      "invalid_confirmation",
      "This confirmation belongs to another removal, or is older than ten minutes; preview the removal again.",
      violations: [Violation(field: "confirmation", code: "invalid_confirmation")]
    )
  }
}
