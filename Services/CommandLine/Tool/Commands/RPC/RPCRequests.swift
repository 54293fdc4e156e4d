import RPC
import Descriptors
import Foundation
import Wire

/// The requests of one call, in bytes, each as soon as it was given: in words, or typed.
struct RPCRequests: Sendable {
  /// One request in text: several times what a message may have in bytes.
  private static let largest = 16 << 20

  private let type: String
  private let isNumbered: Bool
  private let messages: DynamicMessage
  /// Where more comes from; `nil`: all is here.
  private var source: (any TextSource)?
  private var documents = JSONDocuments(limit: largest)
  private var count = 0

  /// Those that stand on the command line as `words`; where there are none, what `source` gives.
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

  /// More may come that nobody has seen.
  var isOpen: Bool { source != nil }

  /// Something has come after the last request.
  var hasMore: Bool { documents.hasMore }

  /// The next request, when it has come; `nil` at the end.
  mutating func next() async throws -> [UInt8]? {
    do {
      guard let json = try await document() else { return nil }
      return try messages.bytes(of: type, json: json)
    } catch let error as JSONError {
      throw refusal("\(error)")
    }
  }

  /// All that are here.
  ///
  /// - Throws: of the first that is broken, what is.
  mutating func all() async throws -> [[UInt8]] {
    var all: [[UInt8]] = []
    while let request = try await next() { all.append(request) }
    return all
  }

  /// Waits until something follows the last request; false when nothing does.
  mutating func waitForMore() async throws -> Bool {
    while !documents.hasMore {
      guard try await readMore() else { return false }
    }
    return true
  }

  /// What is wrong when something has come after the one request of `method`.
  func surplus(_ method: String) -> CommandFailure {
    let what = isFollowedByJSON ? "a second one came" : "what follows it is no JSON"
    return .usage(SafeText.line("\(method) takes one message, and \(what)."))
  }

  /// What came after the last request may be a second one, as far as it is here.
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

  /// The next request, if it has come whole.
  private mutating func ready() throws -> [UInt8]? {
    do {
      return source == nil ? try documents.last() : try documents.next()
    } catch {
      guard error.reason == .tooLarge else { throw error }
      throw refusal("more than \(Self.largest >> 20) MiB of JSON")
    }
  }

  /// - Returns: false when all had been read before.
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

  /// What is wrong with the request that was to be next.
  private func refusal(_ sentence: String) -> CommandFailure {
    guard isNumbered else { return .invalid("invalid_request", sentence) }
    let whole = "the message: "
    let text = sentence.hasPrefix(whole) ? String(sentence.dropFirst(whole.count)) : sentence
    return .invalid("invalid_request", "Message \(count): \(text)")
  }
}
