import GatewayDomain
import SQLite
import Vocabulary

extension DirectoryWriter {
  /// Inserts or replaces a PIN, without a lock.
  func setPin(
    of member: MemberID,
    in household: HouseholdID,
    salt: [UInt8],
    hash: [UInt8]
  ) throws {
    try connection.run(
      "INSERT OR REPLACE INTO pin (household, member, salt, hash, tries) VALUES (?, ?, ?, ?, 0)",
      household,
      member,
      salt,
      hash
    )
  }

  func removePin(of member: MemberID, in household: HouseholdID) throws {
    try connection.run("DELETE FROM pin WHERE household = ? AND member = ?", household, member)
  }

  func note(_ lock: PinLock, of pin: StoredPin) throws {
    try connection.run(
      "UPDATE pin SET tries = ?, locked_until = ? WHERE household = ? AND member = ?",
      lock.tries,
      lock.lockedUntil,
      pin.household,
      pin.member
    )
  }

  /// Stores the request that signed in, and clears the lock.
  func noteSignIn(of pin: StoredPin, request: RequestID, token: TokenID) throws {
    try connection.run(
      """
      UPDATE pin SET tries = 0, locked_until = NULL, request_id = ?, token = ?
      WHERE household = ? AND member = ?
      """,
      request,
      token,
      pin.household,
      pin.member
    )
  }
}
