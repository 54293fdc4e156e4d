/// Maps Beanconqueror's terms to ours.
enum BeanconquerorWords {
  /// The level of a roast, from a name that ends in `_ROAST`; empty when unknown (coffee-import,
  /// section 1).
  static func roastLevel(_ roast: String) -> String {
    let name = roast.uppercased()
    return roastLevels[name.hasSuffix("_ROAST") ? String(name.dropLast(6)) : name] ?? ""
  }

  private static let roastLevels = [
    "CINNAMON": "Light", "AMERICAN": "Light", "NEW_ENGLAND": "Light", "HALF_CITY": "Light",
    "MODERATE_LIGHT": "Medium-Light", "CITY": "Medium", "CITY_PLUS": "Medium",
    "FULL_CITY": "Medium-Dark", "FULL_CITY_PLUS": "Dark", "VIEANNA": "Dark", "VIENNA": "Dark",
    "ITALIAN": "Extra Dark", "FRENCH": "Extra Dark",
  ]

  /// Our term for a processing method; unknown ones are kept.
  static func processing(_ text: String) -> String {
    processings.first { $0.lowercased() == text.trimmed.lowercased() } ?? text.trimmed
  }

  private static let processings = [
    "Washed", "Honey", "Natural", "Anaerobic", "Wet-Hulled", "Decaffeinated", "Other",
  ]

  /// The contract's family of a preparation.
  static func family(_ type: String) -> Int32 {
    let type = type.uppercased()
    if pourOver.contains(type) { return 1 }
    if type == "FRENCH_PRESS" { return 2 }
    if type == "AEROPRESS" || type == "AEROPRESS_INVERTED" { return 3 }
    return espresso.contains(type) ? 4 : 5
  }

  /// Whether this version has a family for a preparation.
  static func isKnown(_ type: String) -> Bool {
    family(type) != 5 || others.contains(type.uppercased())
  }

  private static let pourOver: Set<String> = [
    "V60", "CHEMEX", "KALITA_WAVE", "ORIGAMI", "OREA", "GINA", "KONO", "APRIL", "APRIL_BREWER",
    "DRIPPER", "BLUE_DRIPPER", "FELLOW_STAGG", "CAFEC_FLOWER", "DECEMBER_DRIPPER", "HARIO_WOODNECK",
    "HARIO_SWITCH", "ESPRO_BLOOM", "HSIAO_50", "TORNADO_DUO", "TRICOLATE",
  ]
  private static let espresso: Set<String> = [
    "PORTAFILTER", "FLAIR", "ROK", "HAND_LEVER", "CAFELAT", "DECENT_ESPRESSO", "METICULOUS",
    "XENIA", "GAGGIUINO", "SANREMO_YOU",
  ]
  private static let others: Set<String> = [
    "CUSTOM_PREPARATION", "BIALETTI", "TURKISH", "DELTER_PRESS", "COLD_BREW", "COLD_DRIP",
    "KARLSBADER_KANNE", "MOCCA_MASTER", "SIPHON", "RATIO_SIX_COFFEE_BREWER", "OXO_RAPID_BREWER",
    "MOVE2",
  ]
}
