// Made from package test.library by protoc-gen-daybook; changes belong there.

package import Wire

/// Everything of `test.library`.
package enum TestLibrary {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Wire.Message.Type] = [
    TestLibrary.Bool.self,
    TestLibrary.Double.self,
    TestLibrary.Float.self,
    TestLibrary.Int.self,
    TestLibrary.Int32.self,
    TestLibrary.Int64.self,
    TestLibrary.UInt8.self,
    TestLibrary.UInt32.self,
    TestLibrary.UInt64.self,
    TestLibrary.StaticString.self,
    TestLibrary.Optional.self,
    TestLibrary.Dictionary.self,
    TestLibrary.Set.self,
    TestLibrary.`Any`.self,
    TestLibrary.Timestamp.self,
    TestLibrary.GoogleProtobufMessage.self,
    TestLibrary.FieldInfo.self,
    TestLibrary.Boxed.self,
    TestLibrary.UnknownFields.self,
    TestLibrary.WireReader.self,
    TestLibrary.WireWriter.self,
    TestLibrary.WireSink.self,
    TestLibrary.WireSizer.self,
    TestLibrary.WireError.self,
    TestLibrary.WireEnum.self,
    TestLibrary.JSONReader.self,
    TestLibrary.JSONWriter.self,
    TestLibrary.JSONError.self,
    TestLibrary.JSONFields.self,
    TestLibrary.StringField.self,
    TestLibrary.MessageField.self,
    TestLibrary.EnumField.self,
    TestLibrary.Codable.self,
    TestLibrary.Equatable.self,
    TestLibrary.CaseIterable.self,
    TestLibrary.CustomStringConvertible.self,
    TestLibrary.Result.self,
    TestLibrary.Task.self,
    TestLibrary.Never.self,
    TestLibrary.Character.self,
    TestLibrary.Foundation.self,
    TestLibrary.StrangeContracts.self,
    TestLibrary.StrangeTypes.self,
    TestLibrary.StringProcessing.self,
  ]
}
