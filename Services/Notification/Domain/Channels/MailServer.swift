/// The server that sends the installation's mail, as its operator configured it.
package struct MailServer: Hashable, Sendable {
  /// `smtps://` uses TLS from the start, `smtp://` requires STARTTLS; no mail is sent without TLS.
  package let address: EndpointAddress
  package let sender: MailAddress
  package let user: String
  package let password: String

  /// - Parameters:
  ///   - address: such as `smtps://mail.example.org`.
  ///   - sender: the sender address.
  ///   - user: the login name; empty if the server requires no login.
  ///   - password: the user's password.
  package init(address: EndpointAddress, sender: MailAddress, user: String, password: String) {
    self.address = address
    self.sender = sender
    self.user = user
    self.password = password
  }
}
