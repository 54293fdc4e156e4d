// Generated from package google.protobuf by protoc-gen-daybook; do not edit.

/// The contracts of `google.protobuf`.
public enum GoogleProtobuf {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Message.Type] = [
    GoogleProtobuf.`Any`.self,
    GoogleProtobuf.SourceContext.self,
    GoogleProtobuf.TypeMessage.self,
    GoogleProtobuf.Field.self,
    GoogleProtobuf.Enum.self,
    GoogleProtobuf.EnumValue.self,
    GoogleProtobuf.Option.self,
    GoogleProtobuf.Api.self,
    GoogleProtobuf.Method.self,
    GoogleProtobuf.Mixin.self,
    GoogleProtobuf.Duration.self,
    GoogleProtobuf.Empty.self,
    GoogleProtobuf.FieldMask.self,
    GoogleProtobuf.Struct.self,
    GoogleProtobuf.Value.self,
    GoogleProtobuf.ListValue.self,
    GoogleProtobuf.Timestamp.self,
    GoogleProtobuf.DoubleValue.self,
    GoogleProtobuf.FloatValue.self,
    GoogleProtobuf.Int64Value.self,
    GoogleProtobuf.UInt64Value.self,
    GoogleProtobuf.Int32Value.self,
    GoogleProtobuf.UInt32Value.self,
    GoogleProtobuf.BoolValue.self,
    GoogleProtobuf.StringValue.self,
    GoogleProtobuf.BytesValue.self,
  ]
}
