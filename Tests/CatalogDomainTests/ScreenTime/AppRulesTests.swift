import CatalogDomain
import Testing
import Vocabulary

@Suite("An app's classification")
struct AppRulesTests {
  @Test("accepts 1 to 1000 points for learning, and none otherwise (APP-032)")
  func points() throws {
    for points: Int64 in [1, 60, 1_000] {
      #expect(try AppRating(.learning, points: points).pointsPerHour == Int(points))
    }
    #expect(try AppRating(.learning, points: nil).pointsPerHour == 60)
    #expect(try AppRating(.learning, points: nil, standard: 90).pointsPerHour == 90)
    for category in [AppCategory.reward, .uncategorized] {
      #expect(try AppRating(category, points: nil).pointsPerHour == 0)
      #expect(try AppRating(category, points: 0).pointsPerHour == 0)
    }
  }

  @Test("refuses every other value, up to the limits of 64 bits (APP-032, APP-133)")
  func refusedPoints() {
    let refused: [(AppCategory, Int64, PointsRefusal)] = [
      (.learning, 0, .zero), (.learning, -1, .negative), (.learning, .min, .negative),
      (.learning, 1_001, .tooHigh), (.learning, .max, .tooHigh), (.reward, 1, .notAllowed),
      (.reward, -1, .negative), (.reward, .max, .notAllowed), (.uncategorized, 60, .notAllowed),
      (.uncategorized, .min, .negative),
    ]
    for (category, points, refusal) in refused {
      #expect(throws: refusal, "\(category) \(points)") {
        try AppRating(category, points: points)
      }
    }
  }

  @Test("suggests the points that the app had as a learning app (APP-033, APP-034)")
  func proposal() throws {
    let fresh = try app("maths")
    #expect(fresh.standardPoints == 60 && fresh.proposedPoints == nil)
    let learning = fresh.rated(try AppRating(.learning, points: 90))
    #expect(learning.standardPoints == 90 && learning.proposedPoints == nil)
    let reward = learning.rated(try AppRating(.reward, points: nil))
    #expect(reward.rating.pointsPerHour == 0 && reward.proposedPoints == 90)
    #expect(reward.standardPoints == 90)
    #expect(reward.rated(.none).proposedPoints == 90)
  }

  @Test("is kept or replaced by a bulk action according to its request (APP-042)")
  func bulk() throws {
    let fresh = try app("a")
    let learning = fresh.rated(try AppRating(.learning, points: 90))
    let former = learning.rated(.none)
    let sixty = try AppRating(.learning, points: nil)
    for (app, replaced, kept) in [(fresh, 60, 60), (learning, 60, 90), (former, 60, 90)] {
      #expect(
        BulkAction(rating: sixty, keepsPoints: false).rating(of: app).pointsPerHour == replaced
      )
      #expect(BulkAction(rating: sixty, keepsPoints: true).rating(of: app).pointsPerHour == kept)
    }
    let reward = BulkAction(rating: try AppRating(.reward, points: nil), keepsPoints: true)
    #expect(reward.rating(of: learning).category == .reward)
  }

  @Test("has one outcome for each state of an app (APP-046)")
  func outcomes() throws {
    let action = BulkAction(rating: try AppRating(.reward, points: nil), keepsPoints: false)
    let fresh = try app("a")
    var removed = fresh
    removed.removedAt = Timestamp(millisecondsSinceEpoch: 1)
    let reward = fresh.rated(action.rating)
    #expect(BulkOutcome(fresh, selected: 1, action) == .changed)
    #expect(BulkOutcome(reward, selected: 1, action) == .unchanged)
    #expect(BulkOutcome(fresh, selected: 2, action) == .conflict)
    #expect(BulkOutcome(removed, selected: 1, action) == .removed)
    #expect(BulkOutcome(removed, selected: 2, action) == .removed)
    #expect(BulkOutcome(nil, selected: 0, action) == .notFound)
  }

  @Test("is not changed for an app that was removed or changed (APP-051, APP-060)")
  func expecting() throws {
    let fresh = try app("a")
    #expect(try fresh.expecting(nil) == fresh)
    #expect(try fresh.expecting(1) == fresh)
    #expect(throws: AppRefusal.changed(fresh)) { try fresh.expecting(2) }
    #expect(throws: AppRefusal.changed(fresh)) { try fresh.expecting(.max) }
    var removed = fresh
    removed.removedAt = Timestamp(millisecondsSinceEpoch: 1)
    #expect(throws: AppRefusal.removed(removed)) { try removed.expecting(2) }
  }

  private func app(_ text: String) throws -> InstalledApp {
    InstalledApp(
      identifier: try #require(BundleIdentifier(text)),
      name: text,
      updatedAt: Timestamp(millisecondsSinceEpoch: 0)
    )
  }
}

@Suite("A report of apps")
struct AppReportRulesTests {
  @Test("accepts identifiers of 1 to 255 characters, ignoring case (APP-016)")
  func identifiers() throws {
    let longest = String(repeating: "a", count: 255)
    for text in ["a", "com.Example-app_2", longest] { #expect(BundleIdentifier(text) != nil) }
    for text in ["", longest + "a", "com example", "com/example", "ä", "a\n", "😀"] {
      #expect(BundleIdentifier(text) == nil, "\(text)")
    }
    #expect(BundleIdentifier("COM.a") == BundleIdentifier("com.A"))
    #expect(BundleIdentifier("COM.a")?.text == "COM.a")
  }

  @Test("has each app once, the last one counts, and lists the skipped ones (APP-016)")
  func merged() {
    var report = AppReport()
    report.take(index: 0, identifier: "com.a", name: " First ", icon: [])
    report.take(index: 1, identifier: "com b", name: "Bad", icon: [])
    report.take(index: 2, identifier: "com.c", name: " \t", icon: [])
    report.take(index: 3, identifier: "com.d", name: "D", icon: [1, 2])
    report.take(index: 4, identifier: "COM.A", name: "Last", icon: [])
    report.take(index: 5, identifier: "com.e", name: String(repeating: "x", count: 256), icon: [])
    report.take(index: 6, identifier: "com.f", name: "a\u{0}b", icon: [])
    #expect(report.entries.map(\.name) == ["Last", "D"])
    #expect(
      report.skipped.map(\.code) == [
        "invalid_bundle_identifier", "app_name_required", "app_name_too_long", "control_character",
      ]
    )
    #expect(report.skipped.map(\.index) == [1, 2, 5, 6])
    #expect(report.warnings.map(\.code) == ["invalid_icon_hash"])
    #expect(report.entries.map(\.icon) == [nil, nil])
  }

  @Test("accepts names of 255 characters of any script (APP-013)")
  func longNames() {
    for character in ["a", "👨‍👩‍👧‍👦", "ع", "語"] {
      var report = AppReport()
      let name = String(repeating: character, count: 255)
      report.take(index: 0, identifier: "com.a", name: name, icon: [])
      #expect(report.entries.map(\.name) == [name])
    }
  }

  @Test("recognises an image by its content, up to 64 KiB (APP-014)")
  func icons() throws {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]
    #expect(try AppIcon(png).kind == .png)
    #expect(try AppIcon(jpeg).kind == .jpeg)
    let largest = png + [UInt8](repeating: 0, count: (64 << 10) - png.count)
    #expect(try AppIcon(largest).bytes.count == 64 << 10)
    #expect(throws: AppIcon.Problem.tooLarge) { try AppIcon(largest + [0]) }
    for bytes: [UInt8] in [[], [0x89, 0x50], Array("GIF89a".utf8), Array("<svg/>".utf8)] {
      #expect(throws: AppIcon.Problem.type) { try AppIcon(bytes) }
    }
  }

  @Test("identifies a device by its name, ignoring case")
  func devices() {
    #expect(DeviceName(" Tablet ")?.key == "tablet")
    #expect(DeviceName(String(repeating: "x", count: 100)) != nil)
    for text in ["", " ", String(repeating: "x", count: 101), "a\nb"] {
      #expect(DeviceName(text) == nil)
    }
  }
}
