// Made by protoc-gen-daybook of all files of one run; changes belong there.

package import Wire

/// Every message type of every package.
package enum EveryType {
  package static let messageTypes: [any Message.Type] = [
    Conformance.messageTypes,
    DaybookConformanceV1.messageTypes,
    EventsV1.messageTypes,
    ProtobufTestMessagesProto3.messageTypes,
    TestV1.messageTypes,
  ].flatMap(\.self)
}
