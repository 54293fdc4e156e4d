import Cryptography
import GatewayContracts
import RPC
import ServiceRuntime
import Vocabulary

/// The token that confirms a previewed removal.
///
/// Shape: `[expiry].[digests of the counts].[seal]` in hexadecimal digits. The seal is a keyed digest over household,
/// caller, removed member, expiry and counts, so it confirms no other removal, and nothing has to be stored.
struct RemovalConfirmation {
  /// The validity of a preview.
  static let lifetime: Duration = .seconds(600)

  let seal: PageSeal
  let household: HouseholdID
  let caller: MemberID
  /// `nil` for the whole household.
  let member: MemberID?

  func text(of counts: RemovalCounts, at now: Timestamp) -> String {
    let end = (now + Self.lifetime).millisecondsSinceEpoch
    let digests = counts.digests
    return "\(String(end, radix: 16)).\(digests).\(digest(end, digests))"
  }

  /// - Parameters:
  ///   - text: what the caller sent.
  ///   - counts: what would be removed now. Services that cannot be reached are not compared.
  ///   - now: the time of the removal.
  /// - Throws: INVALID_ARGUMENT `invalid_confirmation` for any other or an expired text; ABORTED
  ///   `removal_changed` where the counts are no longer those of the preview.
  func check(_ text: String, counts: RemovalCounts, at now: Timestamp) throws {
    let parts = text.utf8.count <= 256 ? text.split(separator: ".", maxSplits: 2) : []
    guard parts.count == 3, let end = Int64(parts[0], radix: 16),
      constantTimeEquals(Array(parts[2].utf8), Array(digest(end, String(parts[1])).utf8)),
      end >= now.millisecondsSinceEpoch
    else { throw InvalidConfirmation() }
    guard counts.agree(with: String(parts[1])) else { throw RemovalChanged() }
  }

  private func digest(_ end: Int64, _ digests: String) -> String {
    let content =
      household.rawValue.bytes + caller.rawValue.bytes + (member?.rawValue.bytes ?? [])
      + Array("removal \(end) \(digests)".utf8)
    return RemovalCounts.hexadecimal(seal.seal(content))
  }
}

/// How many records of each kind the databases have of a space.
struct RemovalCounts: Sendable {
  /// By database, in the order in which they are asked; `nil`: it could not be asked.
  private var byService: [(service: String, counts: [GatewayV1.RemovalCount]?)] = []

  /// Hexadecimal digits of one database's digest: it tells counts apart, and the seal protects it.
  private static let digits = 8

  mutating func append(_ counts: [GatewayV1.RemovalCount]?, of service: String) {
    byService.append((service, counts))
  }

  /// All of them, database by database.
  var all: [GatewayV1.RemovalCount] { byService.flatMap { $0.counts ?? [] } }

  /// One digest for each database, in their order.
  var digests: String { byService.map { Self.digest($0.counts ?? []) }.joined() }

  /// Whether every database that could be asked has what `digests` say.
  func agree(with digests: String) -> Bool {
    guard digests.utf8.count == byService.count * Self.digits else { return false }
    return byService.enumerated().allSatisfy { place, entry in
      guard let counts = entry.counts else { return true }
      return digests.dropFirst(place * Self.digits).prefix(Self.digits) == Self.digest(counts)
    }
  }

  private static func digest(_ counts: [GatewayV1.RemovalCount]) -> String {
    let lines = counts.map { "\($0.kind) \($0.records)" }.sorted().joined(separator: "\n")
    return hexadecimal(Array(SHA256.hash(of: Array(lines.utf8)).prefix(digits / 2)))
  }

  fileprivate static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
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

private struct RemovalChanged: Error, RPCErrorConvertible {
  var rpcError: RPCError {
    RPCError(
      .aborted,
      "removal_changed",
      "The data has changed since the preview. Nothing was removed; check the new counts and confirm again.",
      retryable: false
    )
  }
}
