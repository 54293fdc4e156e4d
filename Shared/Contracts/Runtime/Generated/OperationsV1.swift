// Made from package daybook.operations.v1 by protoc-gen-daybook; changes belong there.

package import Wire

/// Everything of `daybook.operations.v1`.
public enum OperationsV1 {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Message.Type] = [
    OperationsV1.BackupManifest.self,
    OperationsV1.StoredDatabase.self,
    OperationsV1.FeedCursor.self,
  ]
}
