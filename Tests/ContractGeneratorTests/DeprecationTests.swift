import Testing

@testable import ContractGenerator

@Suite("Deprecated parts of a contract")
struct DeprecationTests {
  /// The code of `shop.proto`, package `shop`.
  private func code(_ parts: (inout Descriptor) -> Void) throws -> [String: String] {
    try Descriptor.answer { request in
      request.text(1, "shop.proto")
      request.message(15) { file in
        file.text(1, "shop.proto")
        file.text(2, "shop")
        parts(&file)
        file.text(12, "proto3")
      }
    }.files
  }

  private static let line = "/// Deprecated by its contract.\n"

  @Test("include a field, whose value is kept without a compiler warning")
  func field() throws {
    let files = try code { file in
      file.message(4) { message in
        message.text(1, "Order")
        message.message(2) { field in
          field.text(1, "note")
          field.number(3, 1)
          field.number(5, 9)
          field.message(8) { $0.number(3, 1) }
        }
      }
    }
    let code = try #require(files["Shop+Shop.swift"])
    #expect(code.contains("@available(*, deprecated)\n    package var note: String {"))
    #expect(code.contains("case 10: storedNote = try StringField.read(from: &reader)"))
  }

  @Test("include a service, for its callers and not for its implementation")
  func service() throws {
    let files = try code { file in
      file.message(6) { service in
        service.text(1, "Orders")
        service.message(3) { $0.number(33, 1) }
      }
    }
    let code = try #require(files["Shop+Shop+Services.swift"])
    #expect(code.contains("@available(*, deprecated)\n  package struct OrdersClient"))
    #expect(code.split(separator: "@available").count == 2)
  }

  @Test("include a message, and a field in a oneof")
  func message() throws {
    let files = try code { file in
      file.message(4) { message in
        message.text(1, "Order")
        message.message(2) { field in
          field.text(1, "note")
          field.number(3, 1)
          field.number(5, 9)
          field.message(8) { $0.number(3, 1) }
          field.number(9, 0)
        }
        message.message(7) { $0.number(3, 1) }
        message.message(8) { $0.text(1, "choice") }
      }
    }
    let code = try #require(files["Shop+Shop.swift"])
    #expect(code.contains("\(Self.line)  package struct Order"))
    #expect(code.contains("\(Self.line)    case note(String)"))
  }

  @Test("include an enum and its values; an alias is marked")
  func enumeration() throws {
    let files = try code { file in
      file.message(5) { type in
        type.text(1, "State")
        for name in ["OPEN", "STARTED"] {
          type.message(2) { value in
            value.text(1, name)
            value.number(2, 0)
            value.message(3) { $0.number(1, 1) }
          }
        }
        type.message(3) { $0.number(3, 1) }
      }
    }
    let code = try #require(files["Shop+Shop.swift"])
    #expect(code.contains("\(Self.line)  package enum State"))
    #expect(code.contains("\(Self.line)    case open\n"))
    #expect(code.contains("@available(*, deprecated)\n    package static let started"))
  }

  @Test("include everything in a deprecated file")
  func file() throws {
    let files = try code { file in
      file.message(4) { message in
        message.text(1, "Order")
        message.message(3) { $0.text(1, "Item") }
      }
      file.message(5) { type in
        type.text(1, "State")
        type.message(2) { $0.text(1, "OPEN") }
      }
      file.message(6) { $0.text(1, "Orders") }
      file.message(8) { $0.number(23, 1) }
      file.message(9) { source in
        source.message(1) { location in
          location.bytes(1, [4, 0])
          location.text(3, " An order. Of things.")
        }
      }
    }
    let code = try #require(files["Shop+Shop.swift"])
    #expect(
      code.contains(
        """
          /// An order.
          ///
          /// Deprecated by its contract.
          ///
          /// Of things.
          package struct Order
        """
      )
    )
    #expect(code.contains("\(Self.line)  package struct Item"))
    #expect(code.contains("\(Self.line)  package enum State"))
    let services = try #require(files["Shop+Shop+Services.swift"])
    #expect(services.contains("@available(*, deprecated)\n  package struct OrdersClient"))
  }
}
