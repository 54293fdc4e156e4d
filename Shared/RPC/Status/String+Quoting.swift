extension String {
  /// The longest beginning of whole characters that needs at most `limit` bytes.
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

  /// A name that a caller asked for, as a sentence repeats it: at most 200 bytes of it.
  ///
  /// What signs are in it is for who prints it.
  var quoted: String {
    let beginning = cut(toBytes: 200)
    return beginning.utf8.count < utf8.count ? "“\(beginning)…”" : "“\(beginning)”"
  }
}
