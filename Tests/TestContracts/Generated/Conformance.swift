// Made from package conformance by protoc-gen-daybook; changes belong there.

package import Wire

/// Everything of `conformance`.
package enum Conformance {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Message.Type] = [
    Conformance.FailureSet.self,
    Conformance.ConformanceRequest.self,
    Conformance.ConformanceResponse.self,
    Conformance.JspbEncodingConfig.self,
  ]
}
