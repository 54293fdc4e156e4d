import Cryptography
import GatewayContracts
import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary
import Wire

extension HouseholdCalls {
  /// Creates the household and its first parent, once.
  ///
  /// Replies are stored by caller, and this call has none. So the row of the set-up stores which request used the
  /// code: a retry gets the same household. If the secret is no longer in memory, the token gets a new one;
  /// otherwise a client that lost the first reply would be locked out.
  func setUp(
    _ request: GatewayV1.SetUpRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.SetUpResponse {
    guard let requestID = try RequestID(call) else { throw LedgerRefusal.required }
    let fingerprint = SHA256.hash(of: request.encoded())
    let secret = try store.newSecret()
    let hash = TokenHash(of: secret)
    let shown = secrets
    let made = try await store.write { rows in
      let context = rows.context
      if let use = try rows.reader.setup()?.use, use.request == requestID,
        context.now - use.at < RequestLedger.keptFor
      {
        guard use.fingerprint == fingerprint else { throw LedgerRefusal.reused }
        return try repeated(use, rows, shown.secret(of: use.token) ?? secret)
      }
      try checkCode(request, rows.reader)
      let household = try NewHousehold(request, requestID, fingerprint, context)
      return try household.create(rows, secret: secret, hash: hash)
    }
    secrets.keep(made.secret, of: made.token.id)
    directory.forget(household: made.home.household.id)
    directory.forgetSecrets(of: made.token.id)
    codes.forget()
    return try made.response()
  }

  private func checkCode(_ request: GatewayV1.SetUpRequest, _ rows: DirectoryReader) throws {
    guard try !rows.hasHousehold() else { throw DirectoryRefusal.alreadySetUp }
    guard let code = SetupCode(typed: request.setupCode), let stored = try rows.setup(),
      stored.codeHash == TokenHash(of: code)
    else { throw DirectoryRefusal.wrongSetupCode }
  }

  /// Repeats the result of the first call, with a working secret.
  private func repeated(
    _ use: StoredSetup.Use,
    _ rows: DirectoryWriter,
    _ secret: TokenSecret
  ) throws -> NewHousehold.Made {
    guard let home = try rows.reader.home(use.household), let member = home.member(use.member),
      let token = try rows.reader.token(use.token, of: use.member, in: use.household)
    else { throw DirectoryRefusal.alreadySetUp }
    try rows.replaceHash(of: token, with: TokenHash(of: secret))
    return NewHousehold.Made(home: home, member: member, token: token, secret: secret)
  }
}
