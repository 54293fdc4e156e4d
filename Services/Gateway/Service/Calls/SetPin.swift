import Cryptography
import GatewayContracts
import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary

extension PinCalls {
  /// Sets or removes a child's PIN, and clears its locks.
  ///
  /// Stored replies keep a fast hash of their request, from which six digits could be guessed. So the PIN is left
  /// out of it, and the same request id with another PIN gets the first reply.
  func setPin(
    _ request: GatewayV1.SetPinRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.SetPinResponse {
    let context = try call.callerContext
    guard context.home.member(context.subject)?.role == .child else { throw PinRefusal.notAChild }
    let pin = request.pin.isEmpty ? nil : Pin(request.pin)
    guard pin != nil || request.pin.isEmpty else { throw PinRefusal.malformed }
    let salt = store.store.random.bytes(SlowHash.saltLength)
    let hash = if let pin { try await hashed(pin, salt: salt) } else { [UInt8]?.none }
    var named = request
    named.pin = ""
    let (reply, isReplay) = try await changeOnce(call, named) { rows, change in
      let member = context.subject
      // The role may have changed while the PIN was hashed.
      guard try rows.reader.home(context.household)?.member(member)?.role == .child else {
        throw PinRefusal.notAChild
      }
      if let hash {
        try rows.setPin(of: member, in: context.household, salt: salt, hash: hash)
      } else {
        try rows.removePin(of: member, in: context.household)
      }
      try change.append(.pinChanged(member, hasPin: hash != nil))
      return GatewayV1.SetPinResponse(hasPin: hash != nil)
    }
    if !isReplay { hashing.forget(context.subject) }
    return reply
  }

  private func hashed(_ pin: Pin, salt: [UInt8]) async throws -> [UInt8] {
    try hashing.acquire()
    defer { hashing.release() }
    return try await hashing.hash(pin, salt: salt)
  }
}
