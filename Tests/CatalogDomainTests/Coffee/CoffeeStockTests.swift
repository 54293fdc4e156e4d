import CatalogDomain
import Testing

@Suite("Coffee in stock")
struct CoffeeStockTests {
  @Test("is the purchases minus the use; below zero it asks for a weighing (BAG-002)")
  func level() throws {
    let brews = try (0..<10).map { _ in try #require(Grams(-18.1)) }
    let sum = brews.reduce(Grams(milligrams: 250_000), +)
    let level = StockLevel(sum: sum)
    #expect(level.remaining.value == 69 && level.drift == .zero)
    #expect(level.correction(to: Grams(milligrams: 143_000)).value == 74)
    let over = StockLevel(sum: sum - Grams(milligrams: 70_000))
    #expect(over.remaining == .zero && over.drift.value == 1)
    #expect(over.correction(to: .zero).value == 1)
  }

  @Test("is exact, however many doses are taken (BAG-002)")
  func exact() throws {
    let tenth = try #require(Grams(0.1))
    #expect((0..<10_000).reduce(Grams.zero) { sum, _ in sum + tenth }.value == 1_000)
    for wrong in [Double.nan, .infinity, -.infinity, 1e300] { #expect(Grams(wrong) == nil) }
  }

  @Test("is low below three usual doses (BAG-003)")
  func low() {
    let dose = Grams(milligrams: 18_000)
    #expect(StockLevel(sum: Grams(milligrams: 53_999)).isLow(usualDose: dose))
    #expect(!StockLevel(sum: Grams(milligrams: 54_000)).isLow(usualDose: dose))
    #expect(!StockLevel(sum: .zero).isLow(usualDose: nil))
  }
}

@Suite("A line of CSV")
struct CSVLineTests {
  @Test(
    "quotes cells where needed and disarms formulas (COF-091)",
    arguments: [
      ("plain", "plain"), ("", ""), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""),
      ("two\nlines", "\"two\nlines\""), ("two\r\nlines", "\"two\r\nlines\""),
      ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@a", "'@a"), ("\tx", "'\tx"),
      ("\rx", "\"'\rx\""), ("=\"a\"", "\"'=\"\"a\"\"\""), ("héllo ☕", "héllo ☕"),
    ]
  )
  func fields(field: String, written: String) {
    #expect(CSVLine([field]).text == written)
  }

  @Test("separates with commas and ends with CRLF; numbers keep their sign (COF-091)")
  func line() {
    var line = CSVLine(["", "a"])
    line.add(-4)
    line.add(Int?.none)
    line.add(16.5)
    line.add(-18.0)
    line.add(Double.nan)
    #expect(line.ended == ",a,-4,,16.5,-18,\r\n")
  }
}
