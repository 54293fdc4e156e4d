// Generated from daybook/catalog/v1/equipment.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension CatalogV1 {
  /// The brewing methods and grinders of a member.
  ///
  /// These calls are always about the caller.
  package enum Equipment {
    package static let name = "daybook.catalog.v1.Equipment"

    /// What the contract says about each method.
    package enum Methods {
      package static let getEquipment = MethodDescriptor(
        name: "daybook.catalog.v1.Equipment/GetEquipment",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let setEquipmentEnabled = MethodDescriptor(
        name: "daybook.catalog.v1.Equipment/SetEquipmentEnabled",
        kind: .unary,
        access: .member,
        changes: true
      )

      package static let addCustomEquipment = MethodDescriptor(
        name: "daybook.catalog.v1.Equipment/AddCustomEquipment",
        kind: .unary,
        access: .member,
        changes: true
      )

      package static let removeCustomEquipment = MethodDescriptor(
        name: "daybook.catalog.v1.Equipment/RemoveCustomEquipment",
        kind: .unary,
        access: .member,
        changes: true
      )

      package static let setDefaultWaterTemperature = MethodDescriptor(
        name: "daybook.catalog.v1.Equipment/SetDefaultWaterTemperature",
        kind: .unary,
        access: .member,
        changes: true
      )

      package static let resetEquipment = MethodDescriptor(
        name: "daybook.catalog.v1.Equipment/ResetEquipment",
        kind: .unary,
        access: .member,
        changes: true
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [
        getEquipment, setEquipmentEnabled, addCustomEquipment, removeCustomEquipment,
        setDefaultWaterTemperature, resetEquipment,
      ]
    }
  }
}

extension CatalogV1 {
  /// What serves `daybook.catalog.v1.Equipment`.
  package protocol EquipmentService: Sendable {
    /// The caller's equipment; the built-in one if the caller changed nothing.
    func getEquipment(_ request: CatalogV1.GetEquipmentRequest, _ call: ServerCall) async throws
      -> CatalogV1.GetEquipmentResponse

    /// Enables or disables methods or grinders, all or none.
    ///
    /// NOT_FOUND `unknown_equipment`; FAILED_PRECONDITION `last_enabled_equipment`;
    /// INVALID_ARGUMENT `too_many_items` above 100 names.
    func setEquipmentEnabled(_ request: CatalogV1.SetEquipmentEnabledRequest, _ call: ServerCall)
      async throws -> CatalogV1.SetEquipmentEnabledResponse

    /// Adds a custom method or grinder, enabled.
    ///
    /// INVALID_ARGUMENT `name_required`, `field_too_long`, `control_character`; ALREADY_EXISTS
    /// `duplicate_equipment`; RESOURCE_EXHAUSTED `too_many_custom` above 50 of a kind.
    func addCustomEquipment(_ request: CatalogV1.AddCustomEquipmentRequest, _ call: ServerCall)
      async throws -> CatalogV1.AddCustomEquipmentResponse

    /// Removes a custom method or grinder.
    ///
    /// NOT_FOUND `unknown_equipment`; FAILED_PRECONDITION `last_enabled_equipment`,
    /// `default_equipment`: built-in entries can only be disabled.
    func removeCustomEquipment(
      _ request: CatalogV1.RemoveCustomEquipmentRequest,
      _ call: ServerCall
    ) async throws -> CatalogV1.RemoveCustomEquipmentResponse

    /// Sets the default water temperature of new recipes.
    ///
    /// INVALID_ARGUMENT `out_of_range`.
    func setDefaultWaterTemperature(
      _ request: CatalogV1.SetDefaultWaterTemperatureRequest,
      _ call: ServerCall
    ) async throws -> CatalogV1.SetDefaultWaterTemperatureResponse

    /// Restores the built-in equipment: all of it enabled, no custom entries, 93 °C.
    func resetEquipment(_ request: CatalogV1.ResetEquipmentRequest, _ call: ServerCall) async throws
      -> CatalogV1.ResetEquipmentResponse
  }
}

extension Router {
  /// Serves every method of `daybook.catalog.v1.Equipment`.
  package mutating func register(_ service: some CatalogV1.EquipmentService) {
    serve(CatalogV1.Equipment.Methods.getEquipment) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getEquipment($0, call) }
      }
      let request: CatalogV1.GetEquipmentRequest
      do throws(WireError) {
        request = try CatalogV1.GetEquipmentRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getEquipment(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Equipment.Methods.setEquipmentEnabled) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.setEquipmentEnabled($0, call) }
      }
      let request: CatalogV1.SetEquipmentEnabledRequest
      do throws(WireError) {
        request = try CatalogV1.SetEquipmentEnabledRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.setEquipmentEnabled(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Equipment.Methods.addCustomEquipment) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.addCustomEquipment($0, call) }
      }
      let request: CatalogV1.AddCustomEquipmentRequest
      do throws(WireError) {
        request = try CatalogV1.AddCustomEquipmentRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.addCustomEquipment(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Equipment.Methods.removeCustomEquipment) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.removeCustomEquipment($0, call) }
      }
      let request: CatalogV1.RemoveCustomEquipmentRequest
      do throws(WireError) {
        request = try CatalogV1.RemoveCustomEquipmentRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.removeCustomEquipment(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Equipment.Methods.setDefaultWaterTemperature) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.setDefaultWaterTemperature($0, call) }
      }
      let request: CatalogV1.SetDefaultWaterTemperatureRequest
      do throws(WireError) {
        request = try CatalogV1.SetDefaultWaterTemperatureRequest(
          decoding: source,
          limits: .untrusted
        )
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.setDefaultWaterTemperature(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Equipment.Methods.resetEquipment) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.resetEquipment($0, call) }
      }
      let request: CatalogV1.ResetEquipmentRequest
      do throws(WireError) {
        request = try CatalogV1.ResetEquipmentRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.resetEquipment(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension CatalogV1 {
  /// Calls `daybook.catalog.v1.Equipment`.
  public struct EquipmentClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// The caller's equipment; the built-in one if the caller changed nothing.
    public func getEquipment(
      _ request: CatalogV1.GetEquipmentRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.GetEquipmentResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Equipment.Methods.getEquipment,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.GetEquipmentResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Enables or disables methods or grinders, all or none.
    ///
    /// NOT_FOUND `unknown_equipment`; FAILED_PRECONDITION `last_enabled_equipment`;
    /// INVALID_ARGUMENT `too_many_items` above 100 names.
    public func setEquipmentEnabled(
      _ request: CatalogV1.SetEquipmentEnabledRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.SetEquipmentEnabledResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Equipment.Methods.setEquipmentEnabled,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.SetEquipmentEnabledResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Adds a custom method or grinder, enabled.
    ///
    /// INVALID_ARGUMENT `name_required`, `field_too_long`, `control_character`; ALREADY_EXISTS
    /// `duplicate_equipment`; RESOURCE_EXHAUSTED `too_many_custom` above 50 of a kind.
    public func addCustomEquipment(
      _ request: CatalogV1.AddCustomEquipmentRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.AddCustomEquipmentResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Equipment.Methods.addCustomEquipment,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.AddCustomEquipmentResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Removes a custom method or grinder.
    ///
    /// NOT_FOUND `unknown_equipment`; FAILED_PRECONDITION `last_enabled_equipment`,
    /// `default_equipment`: built-in entries can only be disabled.
    public func removeCustomEquipment(
      _ request: CatalogV1.RemoveCustomEquipmentRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.RemoveCustomEquipmentResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Equipment.Methods.removeCustomEquipment,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.RemoveCustomEquipmentResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Sets the default water temperature of new recipes.
    ///
    /// INVALID_ARGUMENT `out_of_range`.
    public func setDefaultWaterTemperature(
      _ request: CatalogV1.SetDefaultWaterTemperatureRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.SetDefaultWaterTemperatureResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Equipment.Methods.setDefaultWaterTemperature,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.SetDefaultWaterTemperatureResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Restores the built-in equipment: all of it enabled, no custom entries, 93 °C.
    public func resetEquipment(
      _ request: CatalogV1.ResetEquipmentRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.ResetEquipmentResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Equipment.Methods.resetEquipment,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.ResetEquipmentResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
