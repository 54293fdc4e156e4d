import CCurl
import Glibc
import NotificationDomain
import SQLite

/// Sends messages with libcurl, each on its own thread (HOK-005).
///
/// It follows no redirects and uses no proxy. curl resolves the name, and a callback checks each address
/// before the connection: private addresses are refused, whatever the name resolved to earlier.
struct CurlSender: OutgoingSender {
  /// Addresses that the operator listed, as `host:port`; these may be private.
  let listed: Set<String>
  /// The time limit for the whole exchange, in milliseconds (HOK-003).
  var timeout = 10_000

  /// The largest number of bytes of an answer that is read.
  private static let longestAnswer = 4_096
  private static let isReady = curl_global_init(Int(CURL_GLOBAL_SSL)) == CURLE_OK

  func send(_ request: OutgoingRequest) async -> OutgoingReply {
    do {
      try request.address.check(listed: listed)
    } catch {
      return OutgoingReply(failure: .addressNotAllowed)
    }
    let isListed = listed.contains(request.address.hostAndPort)
    do {
      return try await WorkerThread.run("outgoing") { [timeout] in
        Self.post(request, isListed: isListed, within: timeout)
      }
    } catch {
      return OutgoingReply(failure: .connectionFailed)
    }
  }

  /// The state shared by the callbacks of one exchange.
  private final class Exchange {
    let isListed: Bool
    var isRefused = false
    var received = 0

    init(isListed: Bool) { self.isListed = isListed }
  }

  private static func post(
    _ request: OutgoingRequest,
    isListed: Bool,
    within timeout: Int
  ) -> OutgoingReply {
    guard isReady, let handle = curl_easy_init() else {
      return OutgoingReply(failure: .connectionFailed)
    }
    defer { curl_easy_cleanup(handle) }
    var headers: UnsafeMutablePointer<curl_slist>?
    defer { curl_slist_free_all(headers) }
    // Without this, curl would wait a round trip for `100 Continue`.
    for header in request.headers + ["Expect:"] { headers = curl_slist_append(headers, header) }
    let exchange = Exchange(isListed: isListed)
    let context = Unmanaged.passUnretained(exchange).toOpaque()
    let code = request.body.withUnsafeBufferPointer { body -> CURLcode in
      let isSet =
        set(handle, request, headers, context, timeout)
        && ccurl_set_number(handle, CURLOPT_POSTFIELDSIZE, body.count) == CURLE_OK
        && ccurl_set_pointer(handle, CURLOPT_POSTFIELDS, body.baseAddress) == CURLE_OK
      return isSet
        ? withExtendedLifetime(exchange) { curl_easy_perform(handle) } : CURLE_FAILED_INIT
    }
    var reply = OutgoingReply()
    let status = ccurl_status(handle)
    // A truncated answer counts as an answer.
    let isAnswered = code == CURLE_OK || (code == CURLE_WRITE_ERROR && status > 0)
    guard isAnswered, !exchange.isRefused else {
      reply.failure = exchange.isRefused ? .addressNotAllowed : failure(code)
      return reply
    }
    reply.status = status
    let pause = ccurl_retry_after(handle)
    if pause > 0 { reply.retryAfter = .seconds(min(pause, 86_400)) }
    return reply
  }

  private static func set(
    _ handle: UnsafeMutableRawPointer,
    _ request: OutgoingRequest,
    _ headers: UnsafeMutablePointer<curl_slist>?,
    _ context: UnsafeMutableRawPointer,
    _ timeout: Int
  ) -> Bool {
    let texts: [(CURLoption, String)] = [
      (CURLOPT_URL, request.address.text),
      (CURLOPT_PROTOCOLS_STR, request.address.isSecure ? "https" : "http"),
      (CURLOPT_PROXY, ""), (CURLOPT_USERAGENT, "daybook"),
    ]
    let numbers: [(CURLoption, Int)] = [
      (CURLOPT_POST, 1), (CURLOPT_FOLLOWLOCATION, 0), (CURLOPT_NOSIGNAL, 1),
      (CURLOPT_TIMEOUT_MS, timeout), (CURLOPT_CONNECTTIMEOUT_MS, timeout / 2),
      (CURLOPT_SSL_VERIFYPEER, 1), (CURLOPT_SSL_VERIFYHOST, 2),
      (CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1)), (CURLOPT_FRESH_CONNECT, 1),
    ]
    return texts.allSatisfy { ccurl_set_text(handle, $0.0, $0.1) == CURLE_OK }
      && numbers.allSatisfy { ccurl_set_number(handle, $0.0, $0.1) == CURLE_OK }
      && ccurl_set_pointer(handle, CURLOPT_HTTPHEADER, headers) == CURLE_OK
      && ccurl_set_writer(handle, take, context) == CURLE_OK
      && ccurl_set_opener(handle, open, context) == CURLE_OK
  }

  /// Counts the bytes of the answer, and stops reading at the limit.
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

  /// Checks an address before connecting to it.
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
    default: .connectionFailed
    }
  }
}
