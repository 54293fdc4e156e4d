/// The parameters of the plug-in.
///
/// On the command line of `protoc`: `--daybook_opt=module=Contracts,place=daybook.rpc.v1:RPC`. With
/// `registry=NAME` an enum of that name lists the message types of all packages of the run. With
/// `descriptors=own` the descriptors of its files are kept for reflection, with `descriptors=all`
/// those of their imports as well. With `access=public` messages, enums and clients are public;
/// what a server needs stays within the package. `forms=MODULE` is the module where ids and days
/// get their wire form.
struct Settings {
  /// The module of the generated files.
  var module = ""

  /// The enum that lists every message type of the run; empty for none.
  var registry = ""

  /// The descriptors to keep.
  var descriptors = Kept.none

  enum Kept: String {
    case none, own, all
  }

  /// The modules of other packages.
  var places: [String: String] = ["google.protobuf": "Wire"]

  /// The access level of messages, enums and clients; all else is `package`.
  private(set) var access = "package"

  /// The module in which types of the vocabulary get their wire form; empty for this one.
  var forms = ""

  /// Whether the code is public, and so is its documentation.
  var isPublic: Bool { access == "public" }

  init(parameter: String) throws(GeneratorError) {
    for part in parameter.split(separator: ",") {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      switch (pair.first, pair.count) {
      case ("module", 2): module = pair[1]
      case ("registry", 2): registry = pair[1]
      case ("forms", 2): forms = pair[1]
      case ("access", 2):
        guard ["package", "public"].contains(pair[1]) else {
          throw GeneratorError("access=package or access=public, not \(part)")
        }
        access = pair[1]
      case ("descriptors", 2):
        guard let kept = Kept(rawValue: pair[1]) else {
          throw GeneratorError("descriptors=own or descriptors=all, not \(part)")
        }
        descriptors = kept
      case ("place", 2):
        let place = pair[1].split(separator: ":").map(String.init)
        guard place.count == 2 else { throw GeneratorError("place=PACKAGE:MODULE, not \(part)") }
        places[place[0]] = place[1]
      default: throw GeneratorError("unknown parameter \(part)")
      }
    }
  }

  /// The module of a package's types, unless it is the one that is generated.
  func foreignModule(ofPackage package: String) -> String? {
    guard let place = places[package], place != module else { return nil }
    return place
  }
}
