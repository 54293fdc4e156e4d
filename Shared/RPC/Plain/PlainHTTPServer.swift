import Glibc

/// A minimal HTTP/1.1 server for short requests, one per connection.
///
/// Serves a few paths behind a proxy, not clients of Daybook. Connections, the head and body of a request, and the total
/// time of an exchange are limited.
package final class PlainHTTPServer: Sendable {
  /// The largest number of open connections; further ones are closed.
  package static let mostConnections = 64
  /// The largest head in bytes: the request line and the headers.
  package static let longestHead = 4_096
  /// The largest body in bytes; its content is ignored.
  package static let longestBody = 4_096
  /// The longest life of a connection, from accepting it to the last byte of the answer.
  package static let timeout: Duration = .seconds(15)

  /// A request without its headers and body.
  package struct Request: Sendable, Hashable {
    package let method: String
    /// The path without query and fragment.
    package let path: String

    package init(method: String, path: String) {
      self.method = method
      self.path = path
    }
  }

  /// An answer: a status and a line of text.
  package struct Answer: Sendable, Hashable {
    package let status: Int
    package let text: String
    /// Additional headers, such as `Allow: POST`.
    package let headers: [String]

    package init(_ status: Int, _ text: String, headers: [String] = []) {
      self.status = status
      self.text = text
      self.headers = headers
    }
  }

  private let transport: any Transport
  private let address: Address
  private let answer: @Sendable (Request) async -> Answer

  /// - Parameters:
  ///   - address: the address to listen on.
  ///   - transport: the transport, without TLS: the proxy in front terminates it.
  ///   - answer: handles a request; called on the transport's loop.
  package init(
    at address: Address,
    over transport: any Transport,
    answer: @escaping @Sendable (Request) async -> Answer
  ) {
    self.address = address
    self.transport = transport
    self.answer = answer
  }

  /// Listens until the task is cancelled.
  ///
  /// - Parameter onListening: receives the address it listens on, with the actual port.
  /// - Throws: ``TransportError`` when the address cannot be used; `CancellationError`.
  package func run(onListening: @escaping @Sendable (Address) -> Void = { _ in }) async throws {
    let connections = PlainHTTPConnections()
    let loop = transport.loop
    let listener = try await transport.listen(at: address) { [answer] link in
      PlainHTTPConnection(link, connections, answer).begin()
    }
    defer {
      listener.close()
      loop.perform { connections.closeAll() }
    }
    onListening(listener.address)
    while true { try await loop.sleep(for: .seconds(3_600)) }
  }
}

/// The open connections of a server.
///
/// Unchecked `Sendable`: used only on the loop.
private final class PlainHTTPConnections: @unchecked Sendable {
  private var open: [ObjectIdentifier: PlainHTTPConnection] = [:]

  func add(_ connection: PlainHTTPConnection) -> Bool {
    guard open.count < PlainHTTPServer.mostConnections else { return false }
    open[ObjectIdentifier(connection)] = connection
    return true
  }

  func remove(_ connection: PlainHTTPConnection) { open[ObjectIdentifier(connection)] = nil }

  func closeAll() { for connection in open.values { connection.close("the server stops") } }
}

/// One connection, which ends after one request and its answer.
///
/// Unchecked `Sendable`: used only on the loop.
private final class PlainHTTPConnection: LinkReceiver, @unchecked Sendable {
  private let link: Link
  private let connections: PlainHTTPConnections
  private let answer: @Sendable (PlainHTTPServer.Request) async -> PlainHTTPServer.Answer
  private var timer: TimerHandle?
  private var isAnswered = false

  init(
    _ link: Link,
    _ connections: PlainHTTPConnections,
    _ answer: @escaping @Sendable (PlainHTTPServer.Request) async -> PlainHTTPServer.Answer
  ) {
    self.link = link
    self.connections = connections
    self.answer = answer
  }

  func begin() {
    guard connections.add(self) else { return link.close("too many connections") }
    link.receiver = self
    timer = link.loop.schedule(after: PlainHTTPServer.timeout) { [weak self] in
      self?.close("the request took too long")
    }
  }

  func close(_ why: String) { link.close(why) }

  func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int {
    // Bytes after the request are ignored.
    if isAnswered { return bytes.count }
    switch PlainHTTPHead.read(Array(bytes.prefix(PlainHTTPServer.longestHead + 1))) {
    case .incomplete: return 0
    case .refused(let status, let text):
      send(.init(status, text))
      return bytes.count
    case .request(let request, let length):
      guard bytes.count >= length else { return 0 }
      isAnswered = true
      let loop = link.loop
      loop.spawn { [self] in
        let answer = await answer(request)
        loop.perform { [self] in send(answer) }
      }
      return bytes.count
    }
  }

  func linkWillWrite() {}
  func linkDidWrite() {}

  func linkClosed(_ why: String) {
    timer?.cancel()
    connections.remove(self)
  }

  private func send(_ answer: PlainHTTPServer.Answer) {
    isAnswered = true
    guard !link.isClosed else { return }
    let text = Array("\(answer.text)\n".utf8)
    var head = [
      "HTTP/1.1 \(answer.status) \(PlainHTTPHead.reason(answer.status))",
      "Content-Type: text/plain; charset=utf-8", "Content-Length: \(text.count)",
      "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Connection: close",
    ]
    head += answer.headers
    link.output.append(contentsOf: Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + text)
    // Closing with unread input would reset the connection before the answer is read.
    link.endWhenWritten()
  }
}

/// The result of parsing the head of a request.
enum PlainHTTPHead: Equatable {
  case incomplete
  case refused(Int, String)
  /// The request, and the length of its head and body in bytes.
  case request(PlainHTTPServer.Request, length: Int)

  /// Parses the head of a request.
  ///
  /// - Parameter bytes: the bytes received so far, at most one more than the limit of a head.
  /// - Returns: the request, a refusal, or `incomplete` while the head may still end within its limit.
  static func read(_ bytes: [UInt8]) -> PlainHTTPHead {
    guard let end = endOfHead(bytes) else {
      return bytes.count > PlainHTTPServer.longestHead
        ? .refused(431, "The request's headers are too long.") : .incomplete
    }
    // Only ASCII without control characters, so that no byte is mistaken for the end of a line.
    guard bytes[..<end].allSatisfy({ $0 < 0x80 && ($0 >= 0x20 || $0 == 13 || $0 == 10) }) else {
      return .refused(400, "The request's headers may contain only printable ASCII characters.")
    }
    let head = String(decoding: bytes[..<(end - 4)], as: UTF8.self)
    let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0",
      words[1].first == "/", !words[0].isEmpty, words[0].allSatisfy(\.isLetter)
    else { return .refused(400, "This is not an HTTP/1.1 request.") }
    var body = 0
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else {
        return .refused(400, "A header of the request has no colon.")
      }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      switch line[..<colon].lowercased() {
      case "transfer-encoding": return .refused(411, "The request must have a Content-Length.")
      case "content-length":
        guard let length = Int(value), length >= 0, length <= PlainHTTPServer.longestBody else {
          return .refused(413, "The request's body is too long, or its Content-Length is invalid.")
        }
        body = length
      default: break
      }
    }
    let path = words[1].prefix { $0 != "?" && $0 != "#" }
    let request = PlainHTTPServer.Request(method: String(words[0]), path: String(path))
    return .request(request, length: end + body)
  }

  /// The offset after the empty line that ends the head; `nil` if there is none yet.
  private static func endOfHead(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 4 else { return nil }
    for start in 0...(min(bytes.count, PlainHTTPServer.longestHead) - 4)
    where bytes[start] == 13 && bytes[start + 1] == 10 && bytes[start + 2] == 13
      && bytes[start + 3] == 10
    {
      return start + 4
    }
    return nil
  }

  static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 400: "Bad Request"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 409: "Conflict"
    case 410: "Gone"
    case 411: "Length Required"
    case 413: "Content Too Large"
    case 431: "Request Header Fields Too Large"
    case 503: "Service Unavailable"
    default: "Answer"
    }
  }
}
