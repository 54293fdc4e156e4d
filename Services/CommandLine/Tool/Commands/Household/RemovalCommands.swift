import GatewayClient
import GatewayContracts
import RPC
import RuntimeContracts
import Vocabulary
import Wire

/// `daybook members remove`: removes a member and all their data.
struct MembersRemoveCommand: Command {
  static let manual = Manual(
    name: ["members", "remove"],
    summary: "remove a child, or yourself, with all data; asks first unless --yes",
    operands: [.householdMember],
    notes: [
      "First shows how many records there are. The member is signed out everywhere at once; the services delete",
      "the data within minutes. Backups contain it until they expire.",
      "The last parent cannot be removed; “daybook household delete” removes everything.",
    ],
    examples: ["daybook members remove Mia"]
  )

  private let name: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands[0]
  }

  func run(_ session: Session) async throws {
    let member = try await session.member(named: name)
    let gateway = try session.gateway
    let name = SafeText.line(member.name)
    let answer = try await session.remove("“\(name)”") {
      let preview = try await gateway.removals.previewMemberRemoval(
        GatewayV1.PreviewMemberRemovalRequest(memberID: member.id)
      )
      return (preview.counts, preview.confirmation)
    } confirmed: { confirmation in
      try await gateway.removals.removeMember(
        GatewayV1.RemoveMemberRequest(memberID: member.id, confirmation: confirmation)
      )
    }
    try await session.answer(answer) {
      [
        "Removed “\(name)” and signed them out everywhere.",
        "The data is being deleted; “daybook members removed” shows when that is complete.",
      ]
    }
  }
}

/// `daybook members removed`: the removals of this household.
struct MembersRemovedCommand: Command {
  static let manual = Manual(
    name: ["members", "removed"],
    summary: "list removals and whether all data is deleted",
    examples: ["daybook members removed"]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.removals.listRemovals(GatewayV1.ListRemovalsRequest())
    let times = try await session.times()
    let people = try await session.members()
    try await session.answer(answer) {
      guard !answer.removals.isEmpty else { return ["No member was removed."] }
      return answer.removals.map { removal in
        let by = people.first { $0.id == removal.removedBy }?.name ?? "a former member"
        let began = removal.startedAt.flatMap { Timestamp($0) }.map(times.friendly) ?? "?"
        let finished = removal.finishedAt.flatMap { Timestamp($0) }.map(times.friendly)
        let state = finished.map { "all data was deleted \($0)" } ?? "the data is being deleted"
        return "\(began)  by \(SafeText.line(by)), \(state)"
      }
    }
  }
}

/// `daybook household delete`: removes the household with all members and data.
struct HouseholdDeleteCommand: Command {
  static let manual = Manual(
    name: ["household", "delete"],
    summary: "remove the household with all members and data; asks first unless --yes",
    notes: [
      "First shows how many records there are. All members are signed out at once; the services delete the data",
      "within minutes. Backups contain it until they expire. “daybook export” saves a copy first.",
    ],
    examples: ["daybook household delete"]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let household = try await session.whoAmI().household ?? GatewayV1.Household()
    let name = SafeText.line(household.name)
    let answer = try await session.remove("the household “\(name)”") {
      let preview = try await gateway.removals.previewHouseholdRemoval(
        GatewayV1.PreviewHouseholdRemovalRequest()
      )
      return (preview.counts, preview.confirmation)
    } confirmed: { confirmation in
      try await gateway.removals.removeHousehold(
        GatewayV1.RemoveHouseholdRequest(confirmation: confirmation)
      )
    }
    try session.files.remove(Credentials.file)
    try await session.answer(answer) {
      ["Removed the household “\(name)” and signed out all members. The data is being deleted."]
    }
  }
}

extension Session {
  /// The largest number of previews, if the counts change each time before they are confirmed.
  private static let mostPreviews = 5

  /// Previews a removal, asks for confirmation, and removes.
  ///
  /// If the counts change meanwhile, it shows the new ones and asks again.
  fileprivate func remove<Answer>(
    _ whom: String,
    preview: () async throws -> (counts: [GatewayV1.RemovalCount], confirmation: String),
    confirmed remove: (String) async throws -> Answer
  ) async throws -> Answer {
    var previews = 1
    while true {
      let (counts, confirmation) = try await preview()
      try confirmRemoval(of: whom, counts)
      do {
        return try await remove(confirmation)
      } catch let error as RPCError
        where error.reason == "removal_changed" && previews < Self.mostPreviews
      {
        previews += 1
        if !options.assumesYes {
          remark(["The data has changed meanwhile. Nothing was removed; check the new counts."])
        }
      }
    }
  }

  /// Shows how much would be removed, and asks for confirmation.
  fileprivate func confirmRemoval(
    of whom: String,
    _ counts: [GatewayV1.RemovalCount]
  ) throws(CommandFailure) {
    guard !options.assumesYes else { return }
    let total = counts.reduce(Int64(0)) { $0 + $1.records }
    if environment.terminal.isInput, environment.terminal.isErrors {
      remark(
        counts.map { count in
          let kind = SafeText.line(count.kind).replacing("_", with: " ")
          let records = TextWidth.padded(String(count.records), to: 8, atRight: true)
          return "  \(records)  \(kind)"
        }
      )
    }
    try confirm("Remove \(whom) with \(counted(total, "record"))? This cannot be undone.")
  }
}
