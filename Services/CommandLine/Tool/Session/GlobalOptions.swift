import RPC

/// The effective global options, from the command line and the environment.
struct GlobalOptions: Sendable {
  static let usualServer = Address.loopback(port: 7400)
  private static let usualTimeout = Duration.seconds(10)
  private static let longestTimeout = Duration.seconds(3_600)

  let isJSON: Bool
  let isPlain: Bool
  let assumesYes: Bool
  /// From the command line or the environment.
  let server: Address?
  let tokenFile: String?
  let timeout: Duration
  let dayFormat: DayFormat
  /// This device says itself how dates are written, whatever the member prefers.
  let isDayFormatOfDevice: Bool
  private let variables: [String: String]
  /// Whether tokens and data may cross a network without encryption.
  let allowsPlaintext: Bool

  init(_ arguments: ParsedArguments, _ variables: [String: String]) throws(CommandFailure) {
    isJSON = arguments.has("json")
    isPlain = arguments.has("plain")
    assumesYes = arguments.has("yes")
    tokenFile = arguments.value("token-file")
    server = try GlobalOptions.address(arguments.value("server"), variables["DAYBOOK_SERVER"])
    timeout = try GlobalOptions.timeout(arguments.value("timeout"))
    dayFormat = try GlobalOptions.dayFormat(variables)
    isDayFormatOfDevice = variables[GlobalOptions.dayFormatVariable]?.isEmpty == false
    self.variables = variables
    allowsPlaintext = ["1", "true", "yes"].contains(variables["DAYBOOK_INSECURE"] ?? "")
  }

  /// The TLS files for the gateway; `nil` without encryption.
  ///
  /// `system` selects the machine's trusted authorities.
  func tls() throws(CommandFailure) -> TLSFiles? {
    func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
    let (certificate, key) = (value("DAYBOOK_TLS_CERTIFICATE"), value("DAYBOOK_TLS_KEY"))
    guard (certificate == nil) == (key == nil) else {
      throw .usage("DAYBOOK_TLS_CERTIFICATE and DAYBOOK_TLS_KEY belong together.")
    }
    guard let authority = value("DAYBOOK_TLS_AUTHORITY") else {
      guard certificate == nil else {
        throw .usage(
          "DAYBOOK_TLS_CERTIFICATE needs DAYBOOK_TLS_AUTHORITY, a file or “system”; otherwise nothing is encrypted."
        )
      }
      return nil
    }
    return TLSFiles(
      certificate: certificate,
      key: key,
      authority: authority == "system" ? nil : authority
    )
  }

  private static func address(
    _ option: String?,
    _ variable: String?
  ) throws(CommandFailure) -> Address? {
    let text = option ?? variable.flatMap { $0.isEmpty ? nil : $0 }
    guard let text else { return nil }
    guard let address = Address(text: text) else {
      let name = option == nil ? "DAYBOOK_SERVER" : "--server"
      throw .usage(
        "\(name) must be an address such as 127.0.0.1:7400, not “\(SafeText.line(text))”."
      )
    }
    return address
  }

  private static func timeout(_ text: String?) throws(CommandFailure) -> Duration {
    guard let text else { return usualTimeout }
    let span = SpanReader.span(text) ?? SpanReader.span(text + "s")
    guard let span, span > .zero, span <= longestTimeout else {
      throw .usage("--timeout must be a time such as 10s or 2m, not “\(SafeText.line(text))”.")
    }
    return span
  }

  private static let dayFormatVariable = "DAYBOOK_DATE_FORMAT"

  private static func dayFormat(
    _ variables: [String: String]
  ) throws(CommandFailure) -> DayFormat {
    guard let text = variables[dayFormatVariable], !text.isEmpty else {
      // The first that is set, as in other programs.
      let locale = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { variables[$0] }
        .first { !$0.isEmpty }
      return DayFormat(locale: locale ?? "")
    }
    guard let format = DayFormat(rawValue: text) else {
      let all = DayFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("DAYBOOK_DATE_FORMAT can be \(all), not “\(SafeText.line(text))”.")
    }
    return format
  }
}
