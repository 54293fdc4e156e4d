import Cryptography
import GatewayDomain
import RPC
import SQLite
package import ServiceRuntime
import Vocabulary
import Wire

/// The directory's tables in the gateway's database.
package struct DirectoryStore: Sendable {
  package let store: ServiceStore

  package init(_ store: ServiceStore) { self.store = store }

  /// Reads a snapshot.
  ///
  /// - Parameters:
  ///   - owner: the member or household for the fair queue; `nil` for none.
  ///   - body: the reads.
  /// - Returns: the result of `body`.
  /// - Throws: as ``ServiceStore/read(of:_:)``.
  func read<Answer: Sendable>(
    of owner: UniqueID? = nil,
    _ body: @escaping @Sendable (DirectoryReader) throws -> Answer
  ) async throws -> Answer {
    try await store.read(of: owner) { try body(DirectoryReader($0)) }
  }

  /// Runs a write without a request id.
  @discardableResult
  func write<Answer: Sendable>(
    of household: HouseholdID? = nil,
    _ body: @escaping @Sendable (DirectoryWriter) throws -> Answer
  ) async throws -> Answer {
    try await store.write(of: household) { try body(DirectoryWriter($0)) }
  }

  /// Runs a changing call once per request id.
  ///
  /// - Throws: as ``ServiceStore/change(_:_:_:_:)``.
  func change<Request: Message, Response: Message>(
    _ caller: Caller,
    _ method: String,
    _ request: Request,
    _ body: @escaping @Sendable (DirectoryWriter, ChangeContext) throws -> Response
  ) async throws -> ServiceStore.Changed<Response> {
    try await store.change(caller, method, request) { try body(DirectoryWriter($0), $0) }
  }

  var now: Timestamp { store.clock.now() }

  /// Creates the secret of a new token.
  func newSecret() throws(CryptographyError) -> TokenSecret {
    guard let secret = TokenSecret(bytes: store.random.bytes(TokenSecret.byteCount)) else {
      throw .noRandomness
    }
    return secret
  }
}
