import Testing
import Wire

@testable import ContractGenerator

@Suite("The plug-in")
struct GeneratorTests {
  /// A request for `shop.proto`, package `shop.v1`, with one message of one field.
  private func answer(
    syntax: String = "proto3",
    parameter: String = "",
    importing: String = "daybook/options/v1/options.proto",
    field: (inout Descriptor) -> Void = { $0.number(5, 9) }
  ) throws -> PluginAnswer {
    try Descriptor.answer { request in
      request.text(1, "shop.proto")
      request.text(2, parameter)
      request.message(15) { file in
        file.text(1, "shop.proto")
        file.text(2, "shop.v1")
        file.text(3, importing)
        file.message(4) { message in
          message.text(1, "Order")
          message.message(2) { descriptor in
            descriptor.text(1, "customer_id")
            descriptor.number(3, 1)
            descriptor.text(10, "customerId")
            field(&descriptor)
          }
        }
        file.text(12, syntax)
      }
    }
  }

  @Test("generates a file for each contract and one for the namespace")
  func files() throws {
    let answer = try answer()
    #expect(answer.error == nil)
    #expect(answer.files.keys.sorted() == ["ShopV1+Shop.swift", "ShopV1.swift"])
    let code = try #require(answer.files["ShopV1+Shop.swift"])
    #expect(code.contains("package struct Order: Message"))
    #expect(code.contains("package var customerID: String = \"\""))
    #expect(code.contains("case 10: customerID = try StringField.read(from: &reader)"))
  }

  @Test("refuses proto2 with a reason")
  func proto2() throws {
    let error = try #require(answer(syntax: "proto2").error)
    #expect(error == #"shop.proto: syntax proto2 is not supported; write syntax = "proto3""#)
  }

  @Test("refuses unknown editions with a reason")
  func editions() throws {
    let error = try #require(answer(syntax: "editions").error)
    #expect(error.hasPrefix("shop.proto: syntax editions is not supported"))
  }

  @Test("hides fields with protobuf's own option, as for redact")
  func debugRedact() throws {
    let answer = try answer { field in
      field.number(5, 9)
      field.message(8) { $0.number(16, 1) }
    }
    let code = try #require(answer.files["ShopV1+Shop.swift"])
    #expect(code.contains("StringField.self, isRedacted: true"))
  }

  @Test("makes declarations public on request, with a sentence for each")
  func publicAccess() throws {
    let answer = try answer(parameter: "access=public,forms=Forms") { field in
      field.number(5, 9)
      field.message(8) { $0.text(50_001, "OrderID") }
    }
    let code = try #require(answer.files["ShopV1+Shop.swift"])
    #expect(code.contains("public struct Order: Message"))
    #expect(code.contains("/// Every field at its default.\n    public init() {}"))
    #expect(code.contains("public import Vocabulary"))
    #expect(code.contains("\nimport Forms\n"))
    let namespace = try #require(answer.files["ShopV1.swift"])
    #expect(namespace.contains("public enum ShopV1"))
    #expect(namespace.contains("package static let messageTypes"))
    #expect(try self.answer(parameter: "access=open").error?.hasPrefix("access=package") == true)
  }

  @Test("refuses unknown parameters")
  func parameters() throws {
    #expect(try answer(parameter: "speed=high").error == "unknown parameter speed=high")
    #expect(try answer(parameter: "module=Shop,place=a.b:C").error == nil)
    #expect(try answer(parameter: "place=a.b").error == "place=PACKAGE:MODULE, not place=a.b")
  }

  @Test("allows ids for text only")
  func uuidOfNumber() throws {
    let answer = try answer { field in
      field.number(5, 5)
      field.message(8) { $0.text(50001, "CustomerID") }
    }
    #expect(
      answer.error == "shop.v1.Order.customer_id: uuid and local_day are options of string fields"
    )
  }

  @Test("generates an id, its import and its optional for a uuid field")
  func uuid() throws {
    let answer = try answer { field in
      field.number(5, 9)
      field.message(8) { $0.text(50001, "CustomerID") }
    }
    let code = try #require(answer.files["ShopV1+Shop.swift"])
    #expect(code.contains("package import Vocabulary"))
    #expect(code.contains("package var customerID: CustomerID?"))
    #expect(code.contains("case 10: customerID = try reader.text(CustomerID.self)"))
  }

  @Test("generates a slice of bytes")
  func sliceOfBytes() throws {
    let answer = try answer { $0.number(5, 12) }
    let code = try #require(answer.files["ShopV1+Shop.swift"])
    #expect(code.contains("package var customerID: ArraySlice<UInt8> = []"))
    #expect(code.contains("case 10: customerID = try BytesField.read(from: &reader)"))
  }

  @Test("ignores foreign options that have the numbers of ours")
  func strangersOptions() throws {
    let number = try answer(importing: "shop/options.proto") { field in
      field.number(5, 5)
      field.message(8) { $0.text(50001, "CustomerID") }
    }
    #expect(number.error == nil)
    let bytes = try answer(importing: "shop/options.proto") { field in
      field.number(5, 9)
      field.message(8) { options in
        options.bytes(50001, [0xFF, 0xFE])
        options.text(50002, "day")
        options.number(50004, 1)
      }
    }
    let code = try #require(bytes.files["ShopV1+Shop.swift"])
    #expect(code.contains("package var customerID: String = \"\""))
    #expect(!code.contains("isRedacted"))
  }

  @Test("finds our options through a public import")
  func publicImport() throws {
    let answer = try Descriptor.answer { request in
      request.text(1, "shop.proto")
      request.message(15) { file in
        file.text(1, "options.proto")
        file.text(3, "daybook/options/v1/options.proto")
        file.number(10, 0)
        file.text(12, "proto3")
      }
      request.message(15) { file in
        file.text(1, "shop.proto")
        file.text(3, "options.proto")
        file.message(4) { message in
          message.text(1, "Order")
          message.message(2) { field in
            field.text(1, "id")
            field.number(3, 1)
            field.number(5, 9)
            field.message(8) { $0.text(50001, "OrderID") }
          }
        }
        file.text(12, "proto3")
      }
    }
    #expect(answer.files["Shop+Shop.swift"]?.contains("package var id: OrderID?") == true)
  }

  @Test("names a type that is missing in the request")
  func unknownType() throws {
    let answer = try answer { field in
      field.number(5, 11)
      field.text(6, ".no.Such")
    }
    #expect(answer.error == "shop.v1.Order.customer_id: unknown type .no.Such")
  }

  @Test("escapes names in JSON, even those that newer compilers refuse")
  func jsonNames() throws {
    let answer = try answer { field in
      field.number(5, 9)
      field.text(10, "a\0b")
    }
    let code = try #require(answer.files["ShopV1+Shop.swift"])
    #expect(code.contains(#"FieldInfo(1, "customer_id", "a\u{0}b")"#))
    #expect(code.contains(#"try writer.implicit(customerID, "a\\u0000b", StringField.self)"#))
  }

  @Test("refuses JSON names that could not be read back")
  func jsonNameCollisions() throws {
    let type = try answer { field in
      field.number(5, 9)
      field.text(10, "@type")
    }
    #expect(
      type.error == #"shop.v1.Order.customer_id: json_name "@type" is reserved for the type of an "#
        + "Any; choose another"
    )
    let twice = try answer(namedInJSON: "item", "item")
    #expect(twice.error == "Order.thing: item has the same name in JSON; choose another")
    #expect(
      try answer(namedInJSON: "e\u{301}", "\u{e9}").error == nil,
      "other bytes, another name"
    )
  }

  private func answer(namedInJSON first: String, _ second: String) throws -> PluginAnswer {
    try Descriptor.answer { request in
      request.text(1, "shop.proto")
      request.message(15) { file in
        file.text(1, "shop.proto")
        file.message(4) { message in
          message.text(1, "Order")
          for (name, number, json) in [("item", 1, first), ("thing", 2, second)]
            as [(String, UInt64, String)]
          {
            message.message(2) { field in
              field.text(1, name)
              field.number(3, number)
              field.number(5, 9)
              field.text(10, json)
            }
          }
        }
        file.text(12, "proto3")
      }
    }
  }

  @Test("refuses to extend protobuf's own package, whose code is in Wire")
  func protobufsPackage() throws {
    func answer(_ name: String) throws -> PluginAnswer {
      try Descriptor.answer { request in
        request.text(1, name)
        request.message(15) { file in
          file.text(1, name)
          file.text(2, "google.protobuf")
          file.message(4) { $0.text(1, "Mine") }
          file.text(12, "proto3")
        }
      }
    }
    #expect(
      try answer("mine.proto").error
        == "mine.proto: package google.protobuf is protobuf's own, and "
        + "its types are in Wire; name another package"
    )
    #expect(try answer("google/protobuf/any.proto").error == nil)
  }

  @Test(
    "generates no code for a file whose types are in another module",
    arguments: [("module=Shop", ["ShopV1+Shop.swift", "ShopV1.swift"]), ("module=Wire", nil)]
  )
  func placedElsewhere(parameter: String, names: [String]?) throws {
    let answer = try Descriptor.answer { request in
      for name in ["google/protobuf/duration.proto", "old.proto", "shop.proto"] {
        request.text(1, name)
      }
      request.text(2, "\(parameter),registry=All,descriptors=own,place=old.v1:Old")
      for (name, package, message) in [
        ("google/protobuf/duration.proto", "google.protobuf", "Duration"),
        ("old.proto", "old.v1", "Item"), ("shop.proto", "shop.v1", "Order"),
      ] {
        request.message(15) { file in
          file.text(1, name)
          file.text(2, package)
          file.message(4) { $0.text(1, message) }
          file.text(12, "proto3")
        }
      }
    }
    #expect(answer.error == nil)
    guard let names else {
      #expect(answer.files.keys.contains("GoogleProtobuf+Duration.swift"), "Wire makes its own")
      return
    }
    let made = answer.files.keys.filter { $0 != "All.swift" && $0 != "ShopDescriptors.swift" }
    #expect(made.sorted() == names)
    let registry = try #require(answer.files["All.swift"])
    #expect(registry.contains("ShopV1.messageTypes") && !registry.contains("Google"))
    let described = try #require(answer.files["ShopDescriptors.swift"])
    #expect(described.contains("// shop.proto") && !described.contains("// old.proto"))
  }

  @Test("lists every file, field, request and reply of proto2 at once")
  func everyOffender() throws {
    func field(_ name: String, _ number: UInt64, _ type: String, in message: inout Descriptor) {
      message.message(2) { field in
        field.text(1, name)
        field.number(3, number)
        field.number(5, 11)
        field.text(6, type)
      }
    }
    let types = try Descriptor.answer { request in
      for name in ["a.proto", "b.proto"] { request.text(1, name) }
      request.message(15) { file in
        file.text(1, "old.proto")
        file.text(2, "old")
        file.message(4) { $0.text(1, "Item") }
      }
      for name in ["a", "b"] {
        request.message(15) { file in
          file.text(1, "\(name).proto")
          file.text(2, name)
          file.message(4) { message in
            message.text(1, "Order")
            field("first", 1, ".old.Item", in: &message)
            field("own", 2, ".\(name).Order", in: &message)
            field("second", 3, ".old.Item", in: &message)
            message.message(3) { inner in
              inner.text(1, "Line")
              field("third", 1, ".old.Item", in: &inner)
            }
          }
          file.message(6) { service in
            service.text(1, "Shop")
            for method in ["Buy", "Look", "Sell"] {
              service.message(2) { part in
                part.text(1, method)
                part.text(2, method == "Look" ? ".\(name).Order" : ".old.Item")
                part.text(3, method == "Sell" ? ".\(name).Order" : ".old.Item")
              }
            }
          }
          file.text(12, "proto3")
        }
      }
    }
    let places = ["a", "b"].flatMap { name in
      ["Order.first", "Order.second", "Order.Line.third", "Shop/Buy", "Shop/Look", "Shop/Sell"]
        .map { "\(name).\($0)" }
    }
    let lines = types.error?.split(separator: "\n").map(String.init) ?? []
    #expect(lines.map { String($0.prefix { $0 != ":" }) } == places)
    #expect(lines.allSatisfy { $0.hasSuffix("only types of proto3 can be used") })
    #expect(types.files.isEmpty)
    let files = try Descriptor.answer { request in
      for name in ["a.proto", "b.proto"] {
        request.text(1, name)
        request.message(15) { $0.text(1, name) }
      }
    }
    #expect(files.error?.split(separator: "\n").map { $0.prefix(8) } == ["a.proto:", "b.proto:"])
  }

  @Test("refuses a field, a request and a reply of a proto2 type, with their position")
  func proto2Types() throws {
    func answer(_ use: (inout Descriptor) -> Void) throws -> String? {
      try Descriptor.answer { request in
        request.text(1, "shop.proto")
        request.message(15) { file in
          file.text(1, "old.proto")
          file.text(2, "old")
          file.message(4) { $0.text(1, "Item") }
        }
        request.message(15) { file in
          file.text(1, "shop.proto")
          file.text(2, "shop.v1")
          use(&file)
          file.text(12, "proto3")
        }
      }.error
    }
    let reason =
      "old.Item is declared in old.proto, whose syntax is proto2; only types of proto3 can be used"
    let field = try answer { file in
      file.message(4) { message in
        message.text(1, "Order")
        message.message(2) { field in
          field.text(1, "item")
          field.number(3, 1)
          field.number(5, 11)
          field.text(6, ".old.Item")
        }
      }
    }
    #expect(field == "shop.v1.Order.item: \(reason)")
    let method = try answer { file in
      file.message(6) { service in
        service.text(1, "Shop")
        service.message(2) { method in
          method.text(1, "Buy")
          method.text(2, ".old.Item")
          method.text(3, ".old.Item")
        }
      }
    }
    #expect(method == "shop.v1.Shop/Buy: \(reason)")
  }

  @Test("lets a service check consent only of a unary call that declares it (ruling 32)")
  func consentOfService() throws {
    func answer(consent: UInt64, isStream: Bool) throws -> PluginAnswer {
      try Descriptor.answer { request in
        request.text(1, "shop.proto")
        request.message(15) { file in
          file.text(1, "shop.proto")
          file.text(2, "shop.v1")
          file.text(3, "daybook/options/v1/options.proto")
          file.message(4) { $0.text(1, "Order") }
          file.message(6) { service in
            service.text(1, "Shop")
            service.message(2) { method in
              method.text(1, "Buy")
              method.text(2, ".shop.v1.Order")
              method.text(3, ".shop.v1.Order")
              method.message(4) { options in
                options.number(50001, 3)
                if consent > 0 { options.number(50007, consent) }
                options.number(50009, 1)
              }
              if isStream { method.number(5, 1) }
            }
          }
          file.text(12, "proto3")
        }
      }
    }
    let allowed = try answer(consent: 2, isStream: false)
    #expect(allowed.error == nil)
    #expect(allowed.files.values.contains { $0.contains("serviceChecksConsent: true") })
    for (consent, isStream) in [(UInt64(0), false), (2, true), (0, true)] {
      let error = try answer(consent: consent, isStream: isStream).error
      #expect(error?.contains("service_checks_consent") == true, "\(consent) \(isStream)")
    }
  }

  @Test("answers damaged input with an error, never with a crash")
  func damage() throws {
    let answer = try Descriptor.answer { $0.number(15, 1) }
    #expect(answer.files.isEmpty)
    let broken = try Descriptor.answer { request in
      request.message(15) { $0.message(4) { $0.number(1, 7) } }
      request.text(15, "\u{FF}")
    }
    #expect(broken.error?.hasPrefix("the request of protoc is unreadable") == true)
  }
}
