import StrangeContracts
import TestContracts
import Wire

/// Answers requests of a conformance runner: decodes a message in one form, encodes it in another.
package struct Testee: Sendable {
  private let types: TypeRegistry

  /// A testee for the types of the tests and those of `google.protobuf`.
  package init() {
    types = TypeRegistry.wellKnown
      .adding(EveryType.messageTypes)
      .adding(EveryStrangeType.messageTypes)
  }

  /// Answers one `conformance.ConformanceRequest`, both in the binary form.
  package func answer(_ bytes: [UInt8]) -> [UInt8] {
    var response = Conformance.ConformanceResponse()
    do {
      response.result = answer(to: try Conformance.ConformanceRequest(decoding: bytes))
    } catch  where error.reason == .invalidUTF8 && error.path.hasSuffix("_payload") {
      // Text that is not UTF-8 is refused as part of the request, but the error is in the payload.
      response.result = .parseError("\(error)")
    } catch {
      response.result = .runtimeError("the request is unreadable: \(error)")
    }
    return response.encoded()
  }

  private typealias Answer = Conformance.ConformanceResponse.OneOf_Result

  private func answer(to request: Conformance.ConformanceRequest) -> Answer {
    guard let type = types[request.messageType] else {
      return .skipped("\(request.messageType) is not generated in")
    }
    let options = JSONOptions(
      ignoresUnknownFields: request.testCategory == .jsonIgnoreUnknownParsingTest,
      types: types
    )
    let message: any Message
    do {
      switch request.payload {
      case .protobufPayload(let bytes)?: message = try type.init(decoding: bytes)
      case .jsonPayload(let text)?: message = try type.init(json: text, options)
      case .jspbPayload?, .textPayload?: return .skipped("the payload has a form we do not read")
      case nil: return .runtimeError("the request has no payload")
      }
    } catch {
      return .parseError("\(error)")
    }
    switch request.requestedOutputFormat {
    case .protobuf: return .protobufPayload(message.encoded()[...])
    case .json:
      do { return .jsonPayload(try message.jsonString(options)) } catch {
        return .serializeError("\(error)")
      }
    case .unspecified: return .runtimeError("the request asks for no form")
    case .jspb, .textFormat, .unrecognized: return .skipped("a form we do not write")
    }
  }
}
