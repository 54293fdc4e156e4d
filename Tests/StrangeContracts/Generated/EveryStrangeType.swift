// Made by protoc-gen-daybook of all files of one run; changes belong there.

package import Wire

/// Every message type of every package.
package enum EveryStrangeType {
  package static let messageTypes: [any Wire.Message.Type] = [
    Hidden.messageTypes,
    MyFile.messageTypes,
    OnlyEnums.messageTypes,
    Package1OddPrefix.messageTypes,
    Package3d.messageTypes,
    StrangeNames.messageTypes,
    TestAwkwardOtherV1.messageTypes,
    TestAwkwardV1.messageTypes,
    TestCollisions.messageTypes,
    TestHiding.messageTypes,
    TestRedacted.messageTypes,
    TestRetired.messageTypes,
    TestSame.messageTypes,
    TestWide.messageTypes,
    TypePackage.messageTypes,
  ].flatMap(\.self)
}
