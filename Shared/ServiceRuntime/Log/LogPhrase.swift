/// Pairs that many lines share, formatted once.
package struct LogPhrase: Sendable {
  let bytes: [UInt8]

  package init(_ format: LogFormat, _ values: KeyValuePairs<StaticString, LogValue>) {
    var line = LogLine(partOf: format)
    for (key, value) in values { line.add(key, value) }
    bytes = line.bytes
  }
}
