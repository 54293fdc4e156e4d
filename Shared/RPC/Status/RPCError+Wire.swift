package import Wire

extension RPCError {
  /// A message that does not match its contract.
  ///
  /// A text of the wrong form (an id, a day) is the caller's mistake and names its field. Bytes
  /// that are no message are `INTERNAL`: the two ends disagree about the contract.
  package init(_ error: WireError, side: String) {
    let code: String
    switch error.reason {
    case .malformedText: code = "malformed"
    case .tooManyMarks: code = "too_many_marks"
    default:
      self.init(
        .internal,
        "malformed_message",
        "The \(side) could not be read.",
        debugDetail: error.description
      )
      isNuisance = side == "request"
      return
    }
    self.init(
      .invalidArgument,
      "invalid_argument",
      "A field of the \(side) does not have the form it needs.",
      violations: [
        Violation(
          field: error.path,
          code: code,
          message: error.reason.sentence,
          limit: error.reason == .tooManyMarks ? Int64(WireLimits.untrusted.marks) : nil
        )
      ],
      retryable: false
    )
  }
}

extension Message {
  /// Reads a request.
  ///
  /// - Throws: the error for its caller.
  @inline(__always)
  init(request source: EncodedSource) throws(RPCError) {
    do throws(WireError) {
      try self.init(decoding: source, limits: .untrusted)
    } catch {
      throw RPCError(error, side: "request")
    }
  }
}
