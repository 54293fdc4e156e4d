/// Why a channel cannot be kept, or used.
package enum ChannelRefusal: Error, Hashable, Sendable {
  /// The address is no URL that a message can be sent to.
  case malformedAddress
  /// Only an address that an operator listed may do without TLS.
  case httpsRequired
  /// It is inside the own network, or on a port that an operator has not listed.
  case addressNotAllowed
  case malformedTopic
  case tooManyEndpoints
  case unknownEndpoint
  /// Children's channels are opened by their parents.
  case parentsOnly
  /// Only a webhook has a secret.
  case noWebhook
  /// There is no key to seal secrets with, or another one than they were sealed with.
  case secretsUnavailable
}
