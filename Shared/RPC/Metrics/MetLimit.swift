/// A limit that was reached, as the metrics count it.
enum MetLimit: String, CaseIterable {
  case connections
  case descriptors
  case opening
  case slowPeer = "slow_peer"
  case keepalive
  case nuisance
  case protocolError = "protocol_error"
  case tooManyStreams = "too_many_streams"
  case overloaded
  case buffersFull = "buffers_full"
  case replyDropped = "reply_dropped"
  /// Of the above, and of calls refused as ``overloaded``, those that met the share of one address,
  /// or of all unauthenticated ones.
  case addressBuffers = "buffers_of_address"
  case unprovenBuffers = "buffers_unproven"
  /// The same for handlers.
  case addressHandlers = "handlers_of_address"
  case unprovenHandlers = "handlers_unproven"
  case messageTooLarge = "message_too_large"
  case metadataTooLarge = "metadata_too_large"
  case slowConsumer = "slow_consumer"
  case slowSender = "slow_sender"
  case rate = "rate_limited"

  /// The limit that ended a connection; `nil`: none.
  init?(_ code: ConnectionFault.Code) {
    switch code {
    case .full: self = .connections
    case .opening: self = .opening
    case .slow: self = .slowPeer
    case .keepalive: self = .keepalive
    case .calm: self = .nuisance
    case .protocol, .frameSize, .credit, .settings, .auth, .method: self = .protocolError
    case .none, .internal: return nil
    }
  }
}
