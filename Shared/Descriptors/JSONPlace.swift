import Wire

/// The context in which JSON is read.
struct JSONPlace {
  var path = ""
  /// Messages and map entries that contain it.
  var depth = 0
  /// Inside a field marked `redact`, where errors name no key.
  var isRedacted = false

  /// A member of an object.
  ///
  /// Without a field: one that the contract does not have. Without a name: none was read yet.
  func of(_ field: FieldType?, named name: String?) -> JSONPlace {
    guard let name else { return self }
    var place = self
    place.isRedacted = isRedacted || field?.isRedacted == true
    let unknown = isRedacted ? JSONError.hiddenPlace : JSONError.place(ofUnknown: name)
    place.append(field?.name ?? unknown)
    return place
  }

  func element(_ index: Int) -> JSONPlace {
    var place = self
    place.path += "[\(index)]"
    return place
  }

  func key(_ name: String?) -> JSONPlace {
    guard let name else { return self }
    var place = self
    place.path += isRedacted ? JSONError.hiddenPlace : JSONError.place(ofKey: name)
    return place
  }

  var deeper: JSONPlace {
    var place = self
    place.depth += 1
    return place
  }

  private mutating func append(_ name: String) {
    path += path.isEmpty || name.hasPrefix("[") ? name : ".\(name)"
  }
}

extension MessageType {
  /// The field with this name in JSON, or in the contract.
  func field(json name: String) -> FieldType? {
    fields.first { $0.jsonName.isExactly(name) || $0.name.isExactly(name) }
  }
}
