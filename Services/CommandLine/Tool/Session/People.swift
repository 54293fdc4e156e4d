import GatewayClient
import GatewayContracts
import RPC
import TaskContracts
import Vocabulary

extension Session {
  /// The member given by `--member` or `--child`; `nil` for the caller.
  func member() async throws -> MemberID? {
    guard let text = arguments.value("member") ?? arguments.value("child") else { return nil }
    if let namedMember { return namedMember }
    namedMember = try await member(named: text).id
    return namedMember
  }

  /// The household's members, requested once.
  func members() async throws -> [GatewayV1.Member] {
    if let people { return people }
    let gateway = try gateway
    let found = try await gateway.households.listMembers(GatewayV1.ListMembersRequest()).members
    people = found
    return found
  }

  /// Finds a member by id or by name, ignoring case.
  func member(named text: String) async throws -> GatewayV1.Member {
    let members = try await members()
    let wanted = text.trimmed.lowercased()
    if let found = members.first(where: {
      $0.id?.text == wanted || $0.name.lowercased() == wanted
    }) {
      return found
    }
    let guess = Suggestion.nearest(to: wanted, among: members.map { $0.name.lowercased() })
    throw CommandFailure(
      .notFound,
      "member_not_found",
      "There is no “\(SafeText.line(text))” in this household.",
      hint: guess.map { "Did you mean “\(SafeText.line($0))”?" }
        ?? "“daybook members” lists everyone."
    )
  }

  /// Finds a project by id or by name.
  func project(_ text: String, of member: MemberID?) async throws -> TaskV1.Project {
    let gateway = try gateway
    var request = TaskV1.GetProjectRequest()
    request.memberID = member
    if let id = ProjectID(text: text.trimmed) {
      request.projectID = id
    } else {
      request.name = text
    }
    do {
      return try await gateway.projects.getProject(request).project ?? TaskV1.Project()
    } catch let error as RPCError where error.code == .notFound {
      throw CommandFailure(
        .notFound,
        error.reason,
        "There is no project “\(SafeText.line(text))”.",
        hint: "“daybook projects” lists them; “daybook projects add NAME” creates one."
      )
    }
  }
}
