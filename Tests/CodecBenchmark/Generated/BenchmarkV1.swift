// Generated from package daybook.benchmark.v1 by protoc-gen-daybook; do not edit.

package import Wire

/// The contracts of `daybook.benchmark.v1`.
package enum BenchmarkV1 {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Message.Type] = [
    BenchmarkV1.Step.self,
    BenchmarkV1.Photo.self,
    BenchmarkV1.Stock.self,
  ]
}
