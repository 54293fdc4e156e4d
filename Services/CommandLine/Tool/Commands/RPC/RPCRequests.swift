import RPC
import Descriptors
import Foundation
import Wire

/// The encoded requests of one call, from words or from input, each as soon as it is complete.
struct RPCRequests: Sendable {
  /// The limit of one request as text: several times that of a message in bytes.
  private static let largest = 16 << 20

  private let type: String
  private let isNumbered: Bool
  private let messages: DynamicMessage
  /// The source of further requests; `nil` when there is none.
  private var source: (any TextSource)?
  private var documents = JSONDocuments(limit: largest)
  private var count = 0

  /// The requests in `words`; without words, those from `source`.
  init(
    _ method: ServiceType.Method,
    _ messages: DynamicMessage,
    words: [String],
    source: (any TextSource)?
  ) {
    type = method.input
    isNumbered = method.takesMany
    self.messages = messages
    documents.append(Array(words.joined(separator: "\n").utf8))
    self.source = words.isEmpty ? source : nil
  }

  /// Whether more requests may come.
  var isOpen: Bool { source != nil }

  /// Whether there is text after the last request.
  var hasMore: Bool { documents.hasMore }

  /// The next request, when it is complete; `nil` at the end.
  mutating func next() async throws -> [UInt8]? {
    do {
      guard let json = try await document() else { return nil }
      return try messages.bytes(of: type, json: json)
    } catch let error as JSONError {
      throw refusal("\(error)")
    }
  }

  /// All requests.
  ///
  /// - Throws: the failure of the first invalid one.
  mutating func all() async throws -> [[UInt8]] {
    var all: [[UInt8]] = []
    while let request = try await next() { all.append(request) }
    return all
  }

  /// Waits for text after the last request; `false` when there is none.
  mutating func waitForMore() async throws -> Bool {
    while !documents.hasMore {
      guard try await readMore() else { return false }
    }
    return true
  }

  /// The failure when there is text after the single request of `method`.
  func surplus(_ method: String) -> CommandFailure {
    let what = isFollowedByJSON ? "a second one came" : "what follows it is not JSON"
    return .usage(SafeText.line("\(method) takes one message, and \(what)."))
  }

  /// Whether the text after the last request may be another one, as far as it was read.
  private var isFollowedByJSON: Bool {
    var rest = documents
    do {
      guard let next = source == nil ? try rest.last() : try rest.next() else { return true }
      _ = try JSONSerialization.jsonObject(with: Data(next), options: .fragmentsAllowed)
      return true
    } catch let error as JSONError where error.reason == .tooLarge {
      return true
    } catch {
      return false
    }
  }

  private mutating func document() async throws -> [UInt8]? {
    count += 1
    while true {
      if let next = try ready() { return next }
      guard try await readMore() else { return nil }
    }
  }

  /// The next request, if it is complete.
  private mutating func ready() throws -> [UInt8]? {
    do {
      return source == nil ? try documents.last() : try documents.next()
    } catch {
      guard error.reason == .tooLarge else { throw error }
      throw refusal("more than \(Self.largest >> 20) MiB of JSON")
    }
  }

  /// - Returns: `false` when everything had been read.
  private mutating func readMore() async throws -> Bool {
    guard let source else { return false }
    do throws(FileFailure) {
      if let piece = try await source.readPiece() {
        documents.append(piece)
      } else {
        self.source = nil
      }
    } catch {
      throw CommandFailure.invalid("input_unusable", "Standard input \(error.sentence).")
    }
    return true
  }

  /// The failure of the next request.
  private func refusal(_ sentence: String) -> CommandFailure {
    guard isNumbered else { return .invalid("invalid_request", sentence) }
    let whole = "the message: "
    let text = sentence.hasPrefix(whole) ? String(sentence.dropFirst(whole.count)) : sentence
    return .invalid("invalid_request", "Message \(count): \(text)")
  }
}
