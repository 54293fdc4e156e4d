/// What whoever runs the plug-in says about the module the code is for.
///
/// On the command line of `protoc`: `--daybook_opt=module=Contracts,place=daybook.rpc.v1:RPC`. With
/// `registry=NAME` an enum of that name lists the message types of all packages of the run, with
/// `descriptors=own` the descriptions of its files are kept for reflection, with `descriptors=all`
/// those of what they import as well. With `access=public` other packages see messages, enums and clients; what a
/// server needs stays within the package. `forms=MODULE` says where ids and days get their form on the wire.
struct Settings {
  /// The module the generated files are compiled in.
  var module = ""

  /// The enum that lists every message type of the run; empty for none.
  var registry = ""

  /// Whose descriptions are kept.
  var descriptors = Kept.none

  enum Kept: String {
    case none, own, all
  }

  /// Modules where the types of other packages live, by package.
  var places: [String: String] = ["google.protobuf": "Wire"]

  /// Access of messages, enums and clients; everything else is for this package alone.
  private(set) var access = "package"

  /// The module in which types of the vocabulary get their form on the wire; empty for this one.
  var forms = ""

  /// Whether other packages see what is generated, and so its documentation.
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

  /// The module a package's types are in, when it is not the one code is made for.
  func foreignModule(ofPackage package: String) -> String? {
    guard let place = places[package], place != module else { return nil }
    return place
  }
}
