// Made from package daybook.benchmark.v1 by protoc-gen-daybook; changes belong there.

package import Wire

/// Everything of `daybook.benchmark.v1`.
package enum BenchmarkV1 {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Message.Type] = [
    BenchmarkV1.Step.self,
    BenchmarkV1.Photo.self,
    BenchmarkV1.Stock.self,
  ]
}
