import Testing

@testable import ContractGenerator

@Suite("A name in Swift")
struct NamingTests {
  @Test("does not change when something is added at the end")
  func stableNames() {
    var scope = NameScope(reserved: ["self"])
    let names = ["self", "selfField", "a", "a", "1", "class"].map { scope.claim($0, or: "field") }
    #expect(names == ["selfField", "selfFieldField", "a", "aField", "field1", "`class`"])
    #expect(scope.claim("a", "b", or: "field") == "b")
    #expect(scope.claim("a", or: "field") == "aField2")
    var files = NameScope(reserved: ["Shop"], ignoresCase: true)
    #expect(files.claim("SHOP", or: "File") == "SHOPFile")
  }

  /// The answer for `shop/a.proto`, which declares `Stock` and `shop.Shop`, and `shop/b.proto`,
  /// which has a field of `stock.Item`.
  private func answer(wanting: [String], parameter: String = "") throws -> PluginAnswer {
    try Descriptor.answer { request in
      for name in wanting { request.text(1, name) }
      request.text(2, parameter)
      request.message(15) { file in
        file.text(1, "stock.proto")
        file.text(2, "stock")
        file.message(4) { $0.text(1, "Item") }
        file.text(12, "proto3")
      }
      request.message(15) { file in
        file.text(1, "shop/a.proto")
        file.text(2, "shop")
        file.message(4) { $0.text(1, "Stock") }
        file.message(4) { $0.text(1, "Shop") }
        file.text(12, "proto3")
      }
      request.message(15) { file in
        file.text(1, "shop/b.proto")
        file.text(2, "shop")
        file.text(3, "stock.proto")
        file.message(4) { message in
          message.text(1, "Order")
          message.message(2) { field in
            field.text(1, "item")
            field.number(3, 1)
            field.number(5, 11)
            field.text(6, ".stock.Item")
          }
          message.message(3) { $0.text(1, "Stock") }
        }
        file.text(12, "proto3")
      }
    }
  }

  @Test("yields to its own package and to what its file imports, and to nothing else in the run")
  func packages() throws {
    let files = try answer(wanting: ["shop/a.proto"]).files
    let code = try #require(files["Shop+A.swift"])
    #expect(code.contains("package struct Stock: Message"))
    #expect(code.contains("package struct ShopMessage: Message"))
  }

  @Test("begins with its module where a sibling hides its package")
  func hiddenPackage() throws {
    let parameter = "module=Shopping,place=stock:Stocks"
    let files = try answer(wanting: ["shop/a.proto", "shop/b.proto"], parameter: parameter).files
    let code = try #require(files["Shop+B.swift"])
    #expect(code.contains("package var item: Stocks.Stock.Item?"))
    #expect(code.contains("package struct StockMessage: Message"))
  }

  @Test(
    "is refused where a sibling hides its package and its module is unknown or hidden as well",
    arguments: ["", "module=Order"]
  )
  func hiddenModule(parameter: String) throws {
    let answer = try answer(wanting: ["shop/a.proto", "shop/b.proto"], parameter: parameter)
    #expect(
      answer.error == "shop.Order.item: Shop.Stock hides the namespace of stock.Item; give one of "
        + "the two another swift_prefix, or set module=NAME to a name that no type has"
    )
  }
}
