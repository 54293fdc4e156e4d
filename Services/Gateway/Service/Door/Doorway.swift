import GatewayDomain
import RPC
import Vocabulary

/// How calls of one method pass the door that nobody has to wait for: those whose caller is in memory.
///
/// The first calls with some metadata take each step; what they found out stays with the metadata (``Habit``),
/// and the next ones are let in, counted, and go on the way of those before them.
struct Doorway: Sendable {
  private let door: Door
  private let method: AuditedMethod
  private let subjectField: [Int]
  private let forwarder: Forwarder
  private let area: Area

  /// Of a method that asks who calls.
  init(
    of method: MethodDescriptor,
    _ audited: AuditedMethod,
    _ door: Door,
    _ forwarder: Forwarder,
    to area: Area
  ) {
    precondition(AccessRule(method.access) != .anyone, "nobody is let in for what anyone may call")
    self.door = door
    self.method = audited
    subjectField = method.subjectField
    self.forwarder = forwarder
    self.area = area
  }

  func pass(_ call: consuming PassingCall) throws -> PassingCall.Decision {
    guard let habit = Habit.of(call.memory), try isLetInAgain(call, habit) else {
      return try passFirst(call)
    }
    // It was counted, and ends here: with an answer, or with its way.
    switch try way(of: call, habit) {
    case .known(let known): return try known.pass(call, habit.passedOn)
    case .single(let route): return try route.pass(call, habit.passedOn)
    }
  }

  // MARK: Calls like those before them

  private enum Way {
    case known(KnownRoute)
    case single(Route)
  }

  /// Lets one more call in, or says why not.
  ///
  /// - Returns: false where it has to take each step; nothing was counted.
  private func isLetInAgain(_ call: borrowing PassingCall, _ habit: Habit) throws -> Bool {
    do {
      return try door.admitAgain(habit.acquaintance, at: call.readAt)
    } catch {
      throw refusal(error, call.facts, nil)
    }
  }

  /// The way of a call that was let in, whose message is here as it was written.
  private func way(of call: borrowing PassingCall, _ habit: Habit) throws -> Way {
    var member: MemberVisit?
    do {
      let named = try call.withMessageInPlace { try subject(in: $0) }
      let known = habit.route(of: method, to: named)
      if let known, known.isOpen { return .known(known) }
      let visit = try known?.route.member ?? door.visit(call.facts, { named }, habit.acquaintance)
      member = visit
      let isForMany = known != nil || habit.makesRoom()
      let route = try forwarder.route(of: method, for: visit, to: area, isForMany: isForMany)
      guard isForMany, let kept = route.kept(for: call, habit.passedOn) else {
        return .single(route)
      }
      habit.remember(kept)
      return .known(kept)
    } catch {
      throw refusal(error, call.facts, member)
    }
  }

  // MARK: The first calls

  private func passFirst(_ call: consuming PassingCall) throws -> PassingCall.Decision {
    let facts = call.facts
    var member: MemberVisit?
    do {
      member = try door.admitAtOnce(facts) {
        // What names nobody is not read, nor inflated, for who may not call.
        subjectField.isEmpty ? .caller : try call.withMessage { try subject(in: $0) }
      }
      guard let member else { return call.handle() }
      // What cannot be read ends here: a call that was let through as a breaker's probe has to be made.
      try call.withMessage { _ in }
      if let known = facts.memory as? Acquaintance { call.remember { Habit(known, $0) } }
      return try forwarder.pass(call, facts, of: member, to: area, method)
    } catch {
      throw refusal(error, facts, member)
    }
  }

  private func subject(in message: RawSpan) throws -> NamedSubject {
    subjectField.isEmpty ? .caller : try SubjectScan.subject(at: subjectField, in: message)
  }

  /// What a call is told that goes no further, and its line.
  private func refusal(
    _ error: any Error,
    _ call: CallFacts,
    _ member: MemberVisit?
  ) -> RPCError {
    let refusal = RPCError(describing: error)
    AuditedCall(call, method).ended(refusal.code, member, at: call.loop.now)
    return refusal
  }
}
