import GatewayContracts
import GatewayDomain
import ServiceRuntime
import Vocabulary

// The events of the directory, as the contract describes them.

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
