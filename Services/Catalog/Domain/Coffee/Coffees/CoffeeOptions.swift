/// The option lists of forms, in display order (COF-011 to COF-015).
package enum CoffeeOptions {
  package static let processing = [
    "Washed", "Honey", "Natural", "Anaerobic", "Wet-Hulled", "Decaffeinated", "Other",
  ]
  package static let roastLevels = [
    "Light", "Medium-Light", "Medium", "Medium-Dark", "Dark", "Extra Dark",
  ]
  package static let aeropressTypes = ["Normal", "Inverted"]
  package static let defaultMethods = [
    "V60-01", "V60-02", "Kalita Wave 155", "Chemex 6-cup", "Espresso (Gaggia Classic Pro)",
    "French Press", "Aeropress",
  ]
  package static let defaultGrinders = [
    "Baratza Encore", "Turin DF64", "1Zpresso J-Ultra", "Other",
  ]
}
