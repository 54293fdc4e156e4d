// Generated from package protobuf_test_messages.proto3 by protoc-gen-daybook; do not edit.

package import Wire

/// The contracts of `protobuf_test_messages.proto3`.
package enum ProtobufTestMessagesProto3 {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Message.Type] = [
    ProtobufTestMessagesProto3.TestAllTypesProto3.self,
    ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage.self,
    ProtobufTestMessagesProto3.ForeignMessage.self,
    ProtobufTestMessagesProto3.NullHypothesisProto3.self,
    ProtobufTestMessagesProto3.EnumOnlyProto3.self,
  ]
}
