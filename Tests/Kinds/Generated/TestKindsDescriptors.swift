// Generated from the contracts by protoc-gen-daybook; do not edit.

/// The contracts of this module, as `google.protobuf.FileDescriptorProto`.
///
/// In base64, without comments; each after its imports.
package enum TestKindsDescriptors {
  package static let files: [StaticString] = [
    // kinds.proto
    """
    CgtraW5kcy5wcm90bxINdGVzdC5raW5kcy52MSIyCgRMaW5lEhIKBHRleHQYASABKAlSBHRleHQSFgoGbnVtYmVy\
    GAIgASgDUgZudW1iZXIy2QEKBUtpbmRzEi8KA0FzaxITLnRlc3Qua2luZHMudjEuTGluZRoTLnRlc3Qua2luZHMu\
    djEuTGluZRIyCgRUZWxsEhMudGVzdC5raW5kcy52MS5MaW5lGhMudGVzdC5raW5kcy52MS5MaW5lMAESNQoHQ29s\
    bGVjdBITLnRlc3Qua2luZHMudjEuTGluZRoTLnRlc3Qua2luZHMudjEuTGluZSgBEjQKBFRhbGsSEy50ZXN0Lmtp\
    bmRzLnYxLkxpbmUaEy50ZXN0LmtpbmRzLnYxLkxpbmUoATABYgZwcm90bzM=
    """
  ]
}
