// Generated from package daybook.operations.v1 by protoc-gen-daybook; do not edit.

package import RPC
package import Wire

/// The contracts of `daybook.operations.v1`.
public enum OperationsV1 {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Message.Type] = [
    OperationsV1.BackupManifest.self,
    OperationsV1.StoredDatabase.self,
    OperationsV1.FeedCursor.self,
    OperationsV1.CountSpaceRequest.self,
    OperationsV1.CountSpaceResponse.self,
    OperationsV1.SpaceCount.self,
    OperationsV1.EraseSpaceRequest.self,
    OperationsV1.EraseSpaceResponse.self,
    OperationsV1.ExportSpaceRequest.self,
    OperationsV1.ExportSpaceResponse.self,
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = Spaces.Methods.all
}
