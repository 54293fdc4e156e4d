import GatewayContracts
import GatewayDomain
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

// Maps the directory's events to the contract.

extension NewEvent {
  static func householdCreated(_ household: Household) -> NewEvent {
    NewEvent(
      GatewayV1.HouseholdCreated(household: GatewayV1.Household(household)),
      entity: household.id.text,
      revision: 1
    )
  }

  static func memberAdded(_ member: Member) -> NewEvent {
    NewEvent(
      GatewayV1.MemberAdded(member: GatewayV1.Member(member)),
      entity: member.id.text,
      revision: 1
    )
  }
}

extension NewEvent {
  static func memberUpdated(_ member: Member, before: Member) -> NewEvent {
    NewEvent(
      GatewayV1.MemberUpdated(
        member: GatewayV1.Member(member),
        before: GatewayV1.Member(before)
      ),
      entity: member.id.text,
      revision: Int(clamping: member.revision),
      changedFields: member.changes(from: before)
    )
  }

  static func householdUpdated(_ household: Household, before: Household) -> NewEvent {
    NewEvent(
      GatewayV1.HouseholdUpdated(
        household: GatewayV1.Household(household),
        before: GatewayV1.Household(before)
      ),
      entity: household.id.text,
      revision: Int(clamping: household.revision),
      changedFields: household.changes(from: before)
    )
  }

  static func pinChanged(_ member: MemberID, hasPin: Bool) -> NewEvent {
    NewEvent(GatewayV1.PinChanged(memberID: member, hasPin: hasPin), entity: member.text)
  }

  static func pinAccepted(_ member: MemberID, token: TokenID) -> NewEvent {
    NewEvent(GatewayV1.PinAccepted(memberID: member, tokenID: token), entity: member.text)
  }

  static func pinLocked(_ member: MemberID, tries: Int, until: Timestamp) -> NewEvent {
    NewEvent(
      GatewayV1.PinLocked(
        memberID: member,
        tries: Int32(clamping: tries),
        lockedUntil: GoogleProtobuf.Timestamp(until)
      ),
      entity: member.text
    )
  }

  static func invitationCreated(_ invitation: Invitation) -> NewEvent {
    NewEvent(
      GatewayV1.InvitationCreated(invitation: GatewayV1.Invitation(invitation)),
      entity: invitation.id.text,
      revision: 1
    )
  }

  static func invitationAccepted(_ invitation: Invitation, token: TokenID) -> NewEvent {
    NewEvent(
      GatewayV1.InvitationAccepted(
        invitationID: invitation.id,
        memberID: invitation.member,
        tokenID: token
      ),
      entity: invitation.id.text,
      revision: 2
    )
  }
}
