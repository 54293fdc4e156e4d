import CatalogContracts
import RPC

// Calls of brewing notes that the contract has and nobody serves yet.

extension RPCError {
  fileprivate static let notBuilt = RPCError(
    .unimplemented,
    "unimplemented",
    "This cannot be done yet."
  )
}

extension BrewingNoteCalls {
  func getBrewingNote(
    _ request: CatalogV1.GetBrewingNoteRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.GetBrewingNoteResponse { throw RPCError.notBuilt }

  func updateBrewingNote(
    _ request: CatalogV1.UpdateBrewingNoteRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.UpdateBrewingNoteResponse { throw RPCError.notBuilt }

  func deleteBrewingNote(
    _ request: CatalogV1.DeleteBrewingNoteRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.DeleteBrewingNoteResponse { throw RPCError.notBuilt }
}
