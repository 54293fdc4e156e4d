import CatalogContracts
import CatalogDomain
import Cryptography
import RPC
import RuntimeContracts
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import CatalogService

@Suite("The apps on a child's devices")
struct AppReportTests {
  @Test(
    "are added uncategorized, renamed, removed, and restored with their category (APP-015, APP-060)"
  )
  func reports() async throws {
    let apps = try await TestApps()
    let first = try await apps.report([("com.maths", "Maths"), ("com.chess", "Chess")])
    #expect(first.created == 2 && first.removed == 0)
    let listed = try await apps.list()
    #expect(listed.names == ["Chess", "Maths"])
    #expect(
      listed.apps.allSatisfy { $0.category == .uncategorized && $0.revision == 1 && $0.active }
    )
    try await apps.set("com.maths", .learning, points: 90)
    let second = try await apps.report([("com.maths", "Maths 2"), ("com.new", "New")])
    #expect(second.created == 1 && second.updated == 1 && second.removed == 1)
    #expect(try await apps.list().names == ["Maths 2", "New"])
    let gone = try await apps.report([])
    #expect(gone.removed == 2)
    #expect(try await apps.list().apps.isEmpty)
    let all = try await apps.list(.init(includeRemoved: true)).apps
    #expect(all.count == 3 && all.allSatisfy { !$0.active && $0.removedAt != nil })
    let back = try await apps.report([("COM.Maths", "Maths 2")])
    #expect(back.reactivated == 1 && back.created == 0)
    let maths = try await apps.get("com.maths").app
    #expect(maths?.category == .learning && maths?.pointsPerHour == 90 && maths?.active == true)
    #expect(
      try await apps.events().map(\.kind) == [
        "app_created", "app_created", "app_updated", "app_updated", "app_created", "app_removed",
        "app_removed", "app_removed", "app_reactivated",
      ]
    )
  }

  @Test("stay while one of several devices has them (APP-015)")
  func devices() async throws {
    let apps = try await TestApps()
    try await apps.report([("a", "A"), ("b", "B")], on: "tablet")
    try await apps.report([("b", "B"), ("c", "C")], on: "phone")
    #expect(try await apps.report([("a", "A")], on: "TABLET").removed == 0)
    #expect(try await apps.list().names == ["A", "B", "C"])
    #expect(try await apps.report([("c", "C")], on: "phone").removed == 1)
    #expect(try await apps.list().names == ["A", "C"])
  }

  @Test("do not change with a report that equals the device's last one (APP-015)")
  func identical() async throws {
    let apps = try await TestApps()
    try await apps.report([("a", "A"), ("b", "B")], on: "tablet")
    try await apps.report([("a", "Alpha")], on: "phone")
    let before = try await apps.events().count
    let again = try await apps.report([("b", "B"), ("a", "A")], on: "tablet")
    #expect(again.unchanged == 2 && again.updated == 0)
    #expect(try await apps.events().count == before)
    // The other device named it last.
    #expect(try await apps.get("a").app?.appName == "Alpha")
    #expect(try await apps.get("a").app?.revision == 2)
  }

  @Test(
    "are reported up to 2,000 at once; invalid ones are named, the others accepted (APP-016)"
  )
  func limits() async throws {
    let apps = try await TestApps()
    let tooMany = await refusal { try await apps.report(count: 2_001) }
    #expect(tooMany?.reason == "too_many_apps" && tooMany?.violations.first?.limit == 2_000)
    try await apps.report(count: 2_000)
    #expect(try await apps.list().total == 2_000)
    let mixed = try await apps.report(
      [("a b", "Bad"), ("good", " Good "), ("x", ""), ("GOOD", "Better")],
      on: "phone"
    )
    #expect(mixed.created == 1 && mixed.skipped.map(\.index) == [0, 2])
    #expect(mixed.skipped.map(\.code) == ["invalid_bundle_identifier", "app_name_required"])
    #expect(try await apps.get("good").app?.appName == "Better")
    for (device, reason) in [("", "device_required"), ("a\nb", "device_required")] {
      #expect(await refusal { try await apps.report([], on: device) }?.reason == reason)
    }
    let long = String(repeating: "x", count: 101)
    #expect(await refusal { try await apps.report([], on: long) }?.reason == "device_too_long")
  }

  @Test("are limited to 20 devices and 10,000 apps")
  func bounds() async throws {
    let apps = try await TestApps()
    for number in 0..<20 { try await apps.report([("a", "A")], on: "device \(number)") }
    let more = await refusal { try await apps.report([("a", "A")], on: "one more") }
    #expect(more?.code == .resourceExhausted && more?.reason == "too_many_devices")
    try await apps.report([], on: "device 7")
    try await apps.report([("a", "A")], on: "one more")
    for part in 0..<5 {
      let list = (0..<2_000).map { ("app.\(part).\($0)", "App") }
      let answer = try await apps.report(list, on: "device \(part)")
      // One existed before.
      #expect(answer.created == (part == 4 ? 1_999 : 2_000))
      #expect(answer.skipped.map(\.code) == (part == 4 ? ["too_many_apps"] : []))
    }
    #expect(try await apps.list(.init(includeRemoved: true)).total == 10_000)
  }

  @Test("are reported by a device or a parent, and not by a child (ruling 25, APP-001, APP-003)")
  func reporters() async throws {
    let apps = try await TestApps()
    let refused = await refusal { try await apps.report([("a", "A")], TestApps.child()) }
    #expect(refused?.code == .permissionDenied && refused?.reason == "children_do_not_report")
    let icon = await refusal { try await apps.upload([], TestApps.child()) }
    #expect(icon?.reason == "children_do_not_report")
    #expect(try await apps.list().total == 0)
    try await apps.report([("a", "A")], TestApps.device())
    // Without a name the device is the one that calls.
    try await apps.report([("b", "B")], on: "", TestApps.device())
    let listed = try await apps.list().apps
    #expect(listed.map(\.updatedBy) == [nil, nil])
    try await apps.report([("a", "AA")])
    #expect(try await apps.get("a").app?.updatedBy == .sample(1))
    let own = await refusal { try await apps.report([("a", "A")], .sample()) }
    #expect(own?.reason == "not_a_child")
    for refused in [
      await refusal { try await apps.list(.init(), .sample()) },
      await refusal { try await apps.get("a", .sample()) },
      await refusal { try await apps.set("a", .reward, .sample()) },
      await refusal { try await apps.changes(.init(), .sample()) },
    ] {
      #expect(refused?.reason == "not_a_child")
    }
  }

  @Test("are private to the child and the household (APP-004, APP-006)")
  func others() async throws {
    let apps = try await TestApps()
    try await apps.report([("a", "A")])
    let strangers = [
      TestApps.parent(of: 3), TestApps.child(3), TestApps.parent(household: 2),
    ]
    for stranger in strangers {
      #expect(try await apps.list(.init(), stranger).total == 0)
      #expect(await refusal { try await apps.get("a", stranger) }?.reason == "unknown_app")
    }
    #expect(try await apps.list(.init(), TestApps.child()).names == ["A"])
    let child = try await apps.get("a", TestApps.child())
    #expect(child.app?.appName == "A" && child.changes.isEmpty)
    let event = try #require(try await apps.events().first)
    #expect(event.stamp.space == .sample(2) && event.stamp.actor == .sample(1))
  }

  @Test("keep names of 255 characters of any script, and are found by all of them (APP-013)")
  func longNames() async throws {
    let apps = try await TestApps()
    let names = ["👨‍👩‍👧‍👦", "عربي", "語", "Ä"].map { String(repeating: $0, count: 255 / $0.count) }
    try await apps.report(names.enumerated().map { ("app.\($0.offset)", $0.element) })
    #expect(Set(try await apps.list().names) == Set(names))
    let end = String(names[1].suffix(50))
    #expect(try await apps.list(.init(search: end)).names == [names[1]])
    #expect(try await apps.list(.init(search: "aaaa")).names == [names[3]])
  }

  @Test("have icons, which never block them (APP-014)")
  func icons() async throws {
    let apps = try await TestApps()
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1]
    let gif = Array("GIF89a".utf8)
    let large = png + [UInt8](repeating: 0, count: 64 << 10)
    let hash = SHA256.hash(of: png)
    let report = try await apps.report(
      [("a", "A"), ("b", "B"), ("c", "C"), ("d", "D"), ("e", "E")],
      icons: [
        "a": hash, "b": hash, "c": SHA256.hash(of: gif), "d": SHA256.hash(of: large), "e": [1],
      ]
    )
    #expect(report.created == 5 && report.warnings.map(\.index) == [4])
    #expect(report.missingIcons.count == 3 && report.missingIcons.first == hash[...])
    #expect(await refusal { try await apps.icon("a") }?.reason == "no_icon")
    #expect(try await apps.upload(png).stored)
    #expect(try await apps.upload(gif).code == "icon_type")
    #expect(try await apps.upload(large).code == "icon_too_large")
    let other = try await apps.upload(png + [2])
    #expect(!other.stored && other.code == "icon_not_reported")
    for app in ["a", "b"] {
      let icon = try await apps.icon(app)
      #expect(icon.icon == png[...] && icon.mediaType == "image/png")
    }
    for app in ["c", "d", "e"] {
      #expect(await refusal { try await apps.icon(app) }?.reason == "no_icon")
    }
    // A report without icons keeps the existing one, and requests only missing ones.
    let again = try await apps.report([("a", "A")], on: "phone", icons: [:])
    #expect(again.updated == 0 && again.missingIcons.isEmpty)
    #expect(try await apps.icon("a").iconHash == hash[...])
    // An icon of another child's app is not used.
    let foreign = try await apps.upload(png, TestApps.parent(of: 3))
    #expect(foreign.code == "icon_not_reported")
  }

  @Test("that were not reported are created from their use, once (APP-075)")
  func ensured() async throws {
    let apps = try await TestApps()
    try await apps.report([("known", "Known")])
    let made = try await apps.store.change(
      apps.changing(TestApps.Methods.reportInstalledApps, TestApps.device(), nil),
      CatalogV1.ReportInstalledAppsRequest(),
      TestApps.device(request: 5)
    ) { rows in
      let known = try #require(BundleIdentifier("KNOWN"))
      let new = try #require(BundleIdentifier("Com.New"))
      let device = try #require(DeviceName("tablet"))
      for _ in 0..<2 {
        _ = try rows.ensureApp(known, on: device)
        _ = try rows.ensureApp(new, on: device)
      }
      try rows.noteUse(of: new, until: Timestamp(millisecondsSinceEpoch: 5_000))
      try rows.noteUse(of: new, until: Timestamp(millisecondsSinceEpoch: 4_000))
      return CatalogV1.App(try rows.ensureApp(new))
    }
    #expect(made.appName == "Com.New" && made.category == .uncategorized && made.revision == 1)
    #expect(made.lastUsedAt.flatMap { Timestamp($0) }?.millisecondsSinceEpoch == 5_000)
    #expect(try await apps.events().map(\.entity) == ["known", "com.new"])
    // It counts as installed where it was used, until a full report omits it.
    #expect(try await apps.report([("known", "Known")]).removed == 1)
  }
}

extension TestApps {
  static func device(request: UInt64) -> Caller {
    Caller(
      household: .sample(1),
      member: .sample(2),
      role: .child,
      requestID: .sample(request),
      device: .sample(77),
      scopes: ["device"]
    )
  }
}
