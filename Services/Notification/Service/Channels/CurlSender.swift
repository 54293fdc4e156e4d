import CCurl
import Glibc
import NotificationDomain
import SQLite
import Synchronization

/// Sends messages with libcurl, each on a thread of its own (HOK-005).
///
/// Follows no redirects and uses no proxy. A callback checks each address that curl is about to connect to. So a
/// private address is refused, whatever its name resolved to before.
struct CurlSender: OutgoingSender {
  /// Private addresses that the operator listed, as `host:port`.
  let listed: Set<String>
  /// The timeout of an HTTP transfer in milliseconds (HOK-003); a mail server has twice as long.
  var timeout = 10_000
  /// A PEM file of certificate authorities that replaces the system's; `nil`: the system's.
  var authority: String?

  /// The largest number of bytes that is read of an answer.
  private static let longestAnswer = 4_096
  private static let isReady = curl_global_init(Int(CURL_GLOBAL_SSL)) == CURLE_OK

  func send(_ request: OutgoingRequest) async -> OutgoingReply {
    do {
      try request.address.check(listed: listed)
    } catch {
      return OutgoingReply(failure: .addressNotAllowed)
    }
    let exchange = Exchange(
      isListed: listed.contains(request.address.hostAndPort),
      body: request.body
    )
    return await withTaskCancellationHandler {
      do {
        return try await WorkerThread.run("outgoing") {
          perform(request, exchange)
        }
      } catch {
        return OutgoingReply(failure: .connectionFailed)
      }
    } onCancel: {
      exchange.cancel()
    }
  }

  /// The state of one transfer, shared with curl's callbacks.
  ///
  /// Unchecked `Sendable`: only the transfer's thread uses the mutable state, except for the atomic of ``cancel()``.
  private final class Exchange: @unchecked Sendable {
    let isListed: Bool
    let body: [UInt8]
    var isRefused = false
    var received = 0
    var sent = 0
    private let state = Atomic<Bool>(false)

    init(isListed: Bool, body: [UInt8]) {
      self.isListed = isListed
      self.body = body
    }

    func cancel() { state.store(true, ordering: .releasing) }

    var isCancelled: Bool { state.load(ordering: .acquiring) }
  }

  private func perform(_ request: OutgoingRequest, _ exchange: Exchange) -> OutgoingReply {
    guard Self.isReady, let handle = curl_easy_init() else {
      return OutgoingReply(failure: .connectionFailed)
    }
    defer { curl_easy_cleanup(handle) }
    var list: UnsafeMutablePointer<curl_slist>?
    defer { curl_slist_free_all(list) }
    let context = Unmanaged.passUnretained(exchange).toOpaque()
    var isSet = set(handle, request, context)
    if case .mail(let server, let receiver) = request.way {
      list = curl_slist_append(nil, "<\(receiver.text)>")
      isSet = isSet && Self.set(handle, server, list)
    } else {
      // `Expect` would cost a round trip.
      for header in request.headers + ["Expect:"] { list = curl_slist_append(list, header) }
      isSet = isSet && Self.set(handle, post: request, list)
    }
    guard isSet else { return OutgoingReply(failure: .connectionFailed) }
    let code = exchange.body.withUnsafeBufferPointer { body -> CURLcode in
      // curl reads a request body in place, and a mail through the read callback.
      var isSet = true
      if request.way == .post || request.way == .put {
        isSet = ccurl_set_number(handle, CURLOPT_POSTFIELDSIZE, body.count) == CURLE_OK
        if let bytes = body.baseAddress, !body.isEmpty {
          isSet = isSet && ccurl_set_pointer(handle, CURLOPT_POSTFIELDS, bytes) == CURLE_OK
        } else {
          isSet = isSet && ccurl_set_text(handle, CURLOPT_COPYPOSTFIELDS, "") == CURLE_OK
        }
      }
      guard isSet else { return CURLE_FAILED_INIT }
      return withExtendedLifetime(exchange) { curl_easy_perform(handle) }
    }
    return reply(handle, code, exchange, request)
  }

  private func reply(
    _ handle: UnsafeMutableRawPointer,
    _ code: CURLcode,
    _ exchange: Exchange,
    _ request: OutgoingRequest
  ) -> OutgoingReply {
    let status = ccurl_status(handle)
    if exchange.isCancelled { return OutgoingReply(failure: .cancelled) }
    // A truncated answer counts as an answer, and so does a refusal by a mail server.
    let isAnswered =
      code == CURLE_OK || (code == CURLE_WRITE_ERROR && status > 0)
      || (request.address.scheme.hasPrefix("smtp") && code != CURLE_LOGIN_DENIED
        && (400..<600).contains(status))
    // A name may have private and public addresses. A refused one matters only if no public one answered.
    guard isAnswered else {
      return OutgoingReply(failure: exchange.isRefused ? .addressNotAllowed : Self.failure(code))
    }
    var reply = OutgoingReply(status: status)
    let pause = ccurl_retry_after(handle)
    if pause > 0 { reply.retryAfter = .seconds(min(pause, 86_400)) }
    return reply
  }

  /// Sets the options that HTTP and SMTP share.
  private func set(
    _ handle: UnsafeMutableRawPointer,
    _ request: OutgoingRequest,
    _ context: UnsafeMutableRawPointer
  ) -> Bool {
    let isMail = request.address.scheme.hasPrefix("smtp")
    let timeout = isMail ? 2 * self.timeout : self.timeout
    var texts: [(CURLoption, String)] = [
      (CURLOPT_URL, request.address.text), (CURLOPT_PROTOCOLS_STR, request.address.scheme),
      (CURLOPT_PROXY, ""), (CURLOPT_USERAGENT, "daybook"),
    ]
    if let authority { texts.append((CURLOPT_CAINFO, authority)) }
    let numbers: [(CURLoption, Int)] = [
      (CURLOPT_NOSIGNAL, 1), (CURLOPT_TIMEOUT_MS, timeout),
      (CURLOPT_CONNECTTIMEOUT_MS, timeout / 2), (CURLOPT_SSL_VERIFYPEER, 1),
      (CURLOPT_SSL_VERIFYHOST, 2), (CURLOPT_FRESH_CONNECT, 1), (CURLOPT_NOPROGRESS, 0),
    ]
    return texts.allSatisfy { ccurl_set_text(handle, $0.0, $0.1) == CURLE_OK }
      && numbers.allSatisfy { ccurl_set_number(handle, $0.0, $0.1) == CURLE_OK }
      && ccurl_set_writer(handle, Self.take, context) == CURLE_OK
      && ccurl_set_opener(handle, Self.open, context) == CURLE_OK
      && ccurl_set_reader(handle, Self.give, context) == CURLE_OK
      && ccurl_set_progress(handle, Self.watch, context) == CURLE_OK
  }

  private static func set(
    _ handle: UnsafeMutableRawPointer,
    post request: OutgoingRequest,
    _ headers: UnsafeMutablePointer<curl_slist>?
  ) -> Bool {
    let numbers: [(CURLoption, Int)] = [
      (CURLOPT_POST, 1), (CURLOPT_FOLLOWLOCATION, 0),
      (CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1)),
    ]
    return numbers.allSatisfy { ccurl_set_number(handle, $0.0, $0.1) == CURLE_OK }
      && (request.way != .put || ccurl_set_text(handle, CURLOPT_CUSTOMREQUEST, "PUT") == CURLE_OK)
      && ccurl_set_pointer(handle, CURLOPT_HTTPHEADER, headers) == CURLE_OK
  }

  /// Sets the options of SMTP, with TLS required.
  private static func set(
    _ handle: UnsafeMutableRawPointer,
    _ server: MailServer,
    _ receivers: UnsafeMutablePointer<curl_slist>?
  ) -> Bool {
    var texts: [(CURLoption, String)] = [(CURLOPT_MAIL_FROM, "<\(server.sender.text)>")]
    if !server.user.isEmpty {
      texts += [(CURLOPT_USERNAME, server.user), (CURLOPT_PASSWORD, server.password)]
    }
    return texts.allSatisfy { ccurl_set_text(handle, $0.0, $0.1) == CURLE_OK }
      && ccurl_set_number(handle, CURLOPT_USE_SSL, Int(CURLUSESSL_ALL.rawValue)) == CURLE_OK
      && ccurl_set_number(handle, CURLOPT_UPLOAD, 1) == CURLE_OK
      && ccurl_set_pointer(handle, CURLOPT_MAIL_RCPT, receivers) == CURLE_OK
  }

  /// Counts the bytes of the answer, and aborts the transfer if it is too long.
  private static let take:
    @convention(c) (UnsafeMutablePointer<CChar>?, Int, Int, UnsafeMutableRawPointer?) -> Int = {
      _,
      size,
      count,
      context in
      guard let context else { return 0 }
      let exchange = Unmanaged<Exchange>.fromOpaque(context).takeUnretainedValue()
      exchange.received += size * count
      return exchange.received > longestAnswer ? 0 : size * count
    }

  /// Supplies the next bytes of a mail.
  private static let give:
    @convention(c) (UnsafeMutablePointer<CChar>?, Int, Int, UnsafeMutableRawPointer?) -> Int = {
      room,
      size,
      count,
      context in
      guard let context, let room else { return 0 }
      let exchange = Unmanaged<Exchange>.fromOpaque(context).takeUnretainedValue()
      let piece = exchange.body.dropFirst(exchange.sent).prefix(size * count)
      piece.withUnsafeBytes { bytes in
        UnsafeMutableRawPointer(room).copyMemory(
          from: bytes.baseAddress ?? UnsafeRawPointer(room),
          byteCount: bytes.count
        )
      }
      exchange.sent += piece.count
      return piece.count
    }

  /// Aborts a cancelled transfer.
  private static let watch:
    @convention(c) (
      UnsafeMutableRawPointer?, curl_off_t, curl_off_t, curl_off_t, curl_off_t
    ) -> Int32 = { context, _, _, _, _ in
      guard let context else { return 1 }
      return Unmanaged<Exchange>.fromOpaque(context).takeUnretainedValue().isCancelled ? 1 : 0
    }

  /// Checks an address before curl connects to it, and opens the socket.
  private static let open:
    @convention(c) (UnsafeMutableRawPointer?, curlsocktype, UnsafeMutablePointer<curl_sockaddr>?) ->
      curl_socket_t = { context, _, place in
        guard let context, let place else { return -1 }
        let exchange = Unmanaged<Exchange>.fromOpaque(context).takeUnretainedValue()
        var bytes = [UInt8](repeating: 0, count: 16)
        let length = Int(ccurl_address(place, &bytes))
        guard exchange.isListed || PublicAddress.contains(Array(bytes.prefix(length))) else {
          exchange.isRefused = true
          return -1
        }
        return ccurl_socket(place)
      }

  private static func failure(_ code: CURLcode) -> OutgoingFailure {
    switch code {
    case CURLE_OPERATION_TIMEDOUT: .timedOut
    case CURLE_COULDNT_RESOLVE_HOST: .nameNotFound
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE: .notTrusted
    case CURLE_LOGIN_DENIED: .loginRefused
    case CURLE_USE_SSL_FAILED: .notEncrypted
    default: .connectionFailed
    }
  }
}
