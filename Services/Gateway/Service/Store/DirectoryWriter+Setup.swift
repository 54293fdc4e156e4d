import GatewayDomain
import SQLite
import Vocabulary

extension DirectoryWriter {
  /// Stores a code, which replaces any earlier one.
  func keep(setupCode hash: TokenHash, at now: Timestamp) throws {
    try connection.run("DELETE FROM setup")
    try connection.run(
      "INSERT INTO setup (only_row, code_hash, made_at) VALUES (1, ?, ?)",
      hash.bytes,
      now
    )
  }

  func noteSetup(_ use: StoredSetup.Use) throws {
    try connection.run(
      """
      UPDATE setup
      SET used_at = ?, request_id = ?, fingerprint = ?, household = ?, member = ?, token = ?
      """,
      use.at,
      use.request,
      use.fingerprint,
      use.household,
      use.member,
      use.token
    )
  }
}
