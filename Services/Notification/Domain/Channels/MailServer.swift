/// The server that sends the installation's mail, as its operator set it up.
package struct MailServer: Hashable, Sendable {
  /// `smtps://` begins with TLS, `smtp://` turns to it before anything is said; without TLS no mail leaves.
  package let address: EndpointAddress
  package let sender: MailAddress
  package let user: String
  package let password: String

  /// - Parameters:
  ///   - address: as `smtps://mail.example.org`.
  ///   - sender: from whom the mail comes.
  ///   - user: empty where the server asks for none.
  ///   - password: the user's.
  package init(address: EndpointAddress, sender: MailAddress, user: String, password: String) {
    self.address = address
    self.sender = sender
    self.user = user
    self.password = password
  }
}
