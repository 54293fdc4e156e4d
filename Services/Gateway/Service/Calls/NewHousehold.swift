import GatewayContracts
import GatewayDomain
import ServiceRuntime
import Vocabulary

/// Creates the household of a set-up request, with its first parent and that parent's first token.
struct NewHousehold {
  /// The created records.
  struct Made: Sendable {
    let home: Home
    let member: Member
    let token: Token
    let secret: TokenSecret

    func response() throws -> GatewayV1.SetUpResponse {
      GatewayV1.SetUpResponse(
        household: GatewayV1.Household(home.household),
        member: GatewayV1.Member(member),
        token: GatewayV1.Token(token),
        secret: secret.text
      )
    }
  }

  private let household: Household
  private let member: Member
  private let memberKey: String
  private let tokenName: String
  private let request: RequestID
  private let fingerprint: [UInt8]

  /// - Throws: ``DirectoryRefusal/invalid(_:)`` with all violations.
  init(
    _ request: GatewayV1.SetUpRequest,
    _ requestID: RequestID,
    _ fingerprint: [UInt8],
    _ context: WriteContext
  ) throws {
    var check = FieldCheck()
    let householdName = check.name(request.householdName, in: "household_name")
    let memberName = check.name(request.memberName, in: "member_name")
    let zone = check.zone(request.zone, in: "zone")
    tokenName =
      request.tokenName.isEmpty ? "first" : check.name(request.tokenName, in: "token_name")
    let weekStart = request.weekStart.weekStart
    if weekStart == nil { check.refuse("week_start", .unknownWeekStart) }
    try check.finish()
    household = Household(
      id: context.ids.make(),
      name: householdName,
      zone: zone ?? "UTC",
      weekStart: weekStart ?? .monday,
      createdAt: context.now
    )
    member = Member(
      id: context.ids.make(),
      household: household.id,
      name: memberName,
      role: .parent,
      createdAt: context.now
    )
    memberKey = try DirectoryName(memberName).key
    self.request = requestID
    self.fingerprint = fingerprint
  }

  func create(
    _ rows: DirectoryWriter,
    secret: TokenSecret,
    hash: TokenHash
  ) throws -> Made {
    let context = rows.context
    let token = Token(
      id: context.ids.make(),
      household: household.id,
      member: member.id,
      name: tokenName,
      scopes: .standard,
      life: TokenLifetime(createdAt: context.now)
    )
    try rows.insert(household)
    try rows.insert(member, key: memberKey)
    try rows.insert(token, hash: hash)
    try rows.noteSetup(
      StoredSetup.Use(
        request: request,
        fingerprint: fingerprint,
        household: household.id,
        member: member.id,
        token: token.id,
        at: context.now
      )
    )
    let home = Home(household: household, members: [member])
    try context.append(.householdCreated(household), stamp(home, context))
    try context.append(.memberAdded(member), stamp(home, context))
    return Made(home: home, member: member, token: token, secret: secret)
  }

  private func stamp(_ home: Home, _ context: WriteContext) -> EventStamp {
    EventStamp(
      at: context.now,
      localDay: home.calendar(of: member.id, at: context.now).day(of: context.now),
      household: household.id,
      space: nil,
      actor: member.id,
      request: request
    )
  }
}
