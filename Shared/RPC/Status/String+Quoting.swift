extension String {
  /// The longest prefix of whole characters with at most `limit` bytes.
  func cut(toBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var count = 0
    return String(
      prefix { character in
        count += character.utf8.count
        return count <= limit
      }
    )
  }

  /// A caller's text for use in a sentence: at most 200 bytes of it.
  ///
  /// Escaping is left to the printer.
  var quoted: String {
    let beginning = cut(toBytes: 200)
    return beginning.utf8.count < utf8.count ? "“\(beginning)…”" : "“\(beginning)”"
  }
}
