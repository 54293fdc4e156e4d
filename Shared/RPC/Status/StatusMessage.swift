import Wire

/// Encodes an error as `daybook.rpc.v1.Status` and decodes it.
///
/// At most 8,000 bytes.
enum StatusMessage {
  static let maximumBytes = 8_000
  /// The most bytes of the message; cut at a character.
  static let maximumMessage = 1_024
  static let maximumReason = 64
  static let maximumViolations = 50

  /// The encoded status; fields that do not fit are left out whole, and `truncated` is set.
  static func encode(_ error: RPCError) -> [UInt8] {
    var status = RPCV1.Status()
    status.message = error.message.cut(toBytes: maximumMessage)
    status.reason = error.reason.cut(toBytes: maximumReason)
    status.retryable = error.retryable
    if let wait = error.retryAfter {
      status.retryAfterMs = UInt32(clamping: max(0, wait.wholeMilliseconds))
    }
    var room = maximumBytes - status.encodedSize() - 8
    for violation in error.violations.prefix(maximumViolations) {
      let violation = RPCV1.Violation(violation)
      room -= violation.encodedSize() + 4
      guard room >= 0 else { break }
      status.violations.append(violation)
    }
    for detail in error.details {
      room -= detail.encodedSize() + 4
      guard room >= 0 else { break }
      status.details.append(detail)
    }
    status.truncated =
      error.isTruncated || status.violations.count < error.violations.count
      || status.details.count < error.details.count
    return status.encoded()
  }

  /// The error of a status.
  ///
  /// Of an unreadable status only the code remains, and the call is not repeated, since the status
  /// may have forbidden it.
  static func decode(_ bytes: [UInt8], code: StatusCode) -> RPCError {
    var error = RPCError(code, "", "")
    if let status = try? RPCV1.Status(decoding: bytes) {
      error.message = status.message
      error.reason = status.reason
      error.retryable = status.retryable
      if status.retryAfterMs > 0 { error.retryAfter = .milliseconds(Int64(status.retryAfterMs)) }
      error.violations = status.violations.map(Violation.init)
      error.details = status.details
      error.isTruncated = status.truncated
    } else {
      error.retryable = false
    }
    // Last: changes to the error discard it.
    error.encodedStatus = bytes
    return error
  }
}

extension RPCV1.Violation {
  fileprivate init(_ violation: Violation) {
    self.init()
    field = violation.field
    code = violation.code
    message = violation.message
    limit = violation.limit
  }
}

extension Violation {
  fileprivate init(_ violation: RPCV1.Violation) {
    self.init(
      field: violation.field,
      code: violation.code,
      message: violation.message,
      limit: violation.limit
    )
  }
}
