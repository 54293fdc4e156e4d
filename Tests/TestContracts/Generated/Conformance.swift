// Generated from package conformance by protoc-gen-daybook; do not edit.

package import Wire

/// The contracts of `conformance`.
package enum Conformance {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Message.Type] = [
    Conformance.FailureSet.self,
    Conformance.ConformanceRequest.self,
    Conformance.ConformanceResponse.self,
    Conformance.JspbEncodingConfig.self,
  ]
}
