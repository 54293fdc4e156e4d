/// Writes the protobuf binary form into bytes set aside by its owner.
package struct WireWriter {}

/// Reads the protobuf binary form.
package struct WireReader {}

/// Why bytes are not the message that was asked for.
package struct WireError: Error, Hashable {}

/// Writes the proto3 JSON form.
package struct JSONWriter {}

/// Why a message has no JSON form, or a text is not the message that was asked for.
package struct JSONError: Error, Hashable {}
