/// Why a channel cannot be stored or used.
package enum ChannelRefusal: Error, Hashable, Sendable {
  /// The address is not a URL that messages can be sent to.
  case malformedAddress
  /// Plain HTTP is allowed only to addresses that the operator listed.
  case httpsRequired
  /// The address is in a private network, or on a port other than 443 and 8443, and is not listed.
  case addressNotAllowed
  case malformedTopic
  case malformedMailAddress
  /// The access token has characters that an HTTP header cannot contain, or its channel is not ntfy.
  case malformedToken
  /// The operator has configured no mail server.
  case noMailServer
  case tooManyTests
  case unknownDelivery
  /// The channel is off, so it sends nothing.
  case endpointDisabled
  case tooManyEndpoints
  case unknownEndpoint
  /// Only a parent manages a child's channels.
  case parentsOnly
  /// Only a webhook has a secret.
  case noWebhook
  /// The service has no key to seal secrets, or not the one that sealed this secret.
  case secretsUnavailable
}
