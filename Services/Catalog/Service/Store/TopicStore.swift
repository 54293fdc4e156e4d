package import CatalogDomain
package import RPC
package import ServiceRuntime
package import Vocabulary
package import Wire

/// Where topics and learners' states live.
package protocol TopicStore: Sendable {
  /// All stored topics, retired ones included; ``Catalogue/empty`` before the first content.
  func catalogue() async throws -> Catalogue

  /// Takes new content, all of it or none.
  ///
  /// Steps that are gone leave everyone's progress; nothing else that members did changes.
  func replaceContent(_ change: CatalogueChange) async throws

  /// What is stored about one learner; topics never touched are not in it.
  func states(of learner: Learner) async throws -> [TopicIdentifier: TopicState]

  /// What is stored about one learner and one topic.
  func state(of learner: Learner, _ topic: TopicIdentifier) async throws -> TopicState?

  /// Runs a changing call once, however often it is made, and stores its answer with the change.
  ///
  /// - Throws: what `body` throws, after undoing everything; `request_id_required` and
  ///   `request_id_reused`; what the disk says.
  func change<Request: Message, Response: Message>(
    _ call: ServerCall,
    _ request: Request,
    _ caller: Caller,
    _ body: @escaping @Sendable (any TopicRows) throws -> Response
  ) async throws -> Response

  /// Runs a change that needs no request id, because repeating it does no harm.
  func write<Answer: Sendable>(
    _ caller: Caller,
    _ body: @escaping @Sendable (any TopicRows) throws -> Answer
  ) async throws -> Answer

  func close() async
}

/// One learner's rows inside one open transaction.
package protocol TopicRows {
  /// One moment for everything the transaction says about time.
  var now: Timestamp { get }

  func state(_ topic: TopicIdentifier) throws -> TopicState?

  /// Stores a change and appends its events; a change that changes nothing leaves no trace.
  func apply(_ change: TopicChange, of topic: Topic) throws
}

/// Whose states they are: the key that every row of a member's begins with.
package struct Learner: Hashable, Sendable {
  package let household: HouseholdID
  package let member: MemberID

  package init(household: HouseholdID, member: MemberID) {
    self.household = household
    self.member = member
  }

  /// Topics are always about the member who calls, never about another one's space (TOP-062).
  package init(_ caller: Caller) {
    self.init(household: caller.household, member: caller.member)
  }
}
