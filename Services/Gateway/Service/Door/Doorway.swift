import GatewayDomain
import RPC
import Vocabulary

/// How calls of one method pass the door that nobody has to wait for: those whose caller is in memory.
///
/// The first call with some metadata takes each step; what it found out stays with the metadata (``Habit``),
/// and the next ones are let in, counted, and go on the way of those before them.
struct Doorway: Sendable {
  let door: Door
  let method: AuditedMethod
  let subjectField: [Int]
  let forwarder: Forwarder
  let area: Area

  func pass(_ call: consuming PassingCall) throws -> PassingCall.Decision {
    guard let habit = call.memory as? Habit, let route = try route(of: call, habit) else {
      return try passFirst(call)
    }
    // It is here as it was written, so that passing it on throws nothing, and its answer has its line.
    return try route.pass(call, habit.passedOn)
  }

  /// Lets one more call in, or says why not.
  ///
  /// Its message is here as it was written, as that of each call with a habit is; what is asked for behind the
  /// count has an answer.
  ///
  /// - Returns: `nil` where it has to take each step; nothing was counted.
  private func route(of call: borrowing PassingCall, _ habit: Habit) throws -> Route? {
    var member: MemberVisit?
    do {
      guard try door.admitAgain(habit.acquaintance, at: call.readAt) else { return nil }
      let named = try call.withMessageInPlace { try subject(in: $0) }
      guard let named else { return nil }
      let known = habit.route(of: method, to: named)
      if let known, known.isOpen { return known }
      let visit = try known?.member ?? door.visit(call.facts, { named }, habit.acquaintance)
      member = visit
      let route = try forwarder.route(of: method, for: visit, to: area, isForMany: true)
      if route.isOpen { habit.remember(route) }
      return route
    } catch {
      throw refusal(error, call.facts, member)
    }
  }

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
