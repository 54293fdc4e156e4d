import Foundation
import GatewayClient
import Testing

@Suite("The library's README")
struct ReadmeTests {
  private static let services: [(property: String, methods: [MethodDescriptor])] = [
    ("tasks", TaskV1.Tasks.Methods.all), ("projects", TaskV1.Projects.Methods.all),
    ("topics", CatalogV1.Topics.Methods.all), ("coffees", CatalogV1.Coffees.Methods.all),
    ("recipes", CatalogV1.Recipes.Methods.all), ("equipment", CatalogV1.Equipment.Methods.all),
    ("brewingNotes", CatalogV1.BrewingNotes.Methods.all),
    ("brewTimers", CatalogV1.BrewTimers.Methods.all),
    ("coffeeStock", CatalogV1.CoffeeStock.Methods.all),
    ("coffeeStatistics", CatalogV1.CoffeeStatistics.Methods.all),
    ("coffeeFiles", CatalogV1.CoffeeFiles.Methods.all), ("scores", AnalyticsV1.Scores.Methods.all),
    ("streaks", AnalyticsV1.Streaks.Methods.all),
    ("explanations", AnalyticsV1.Explanations.Methods.all),
    ("calendars", GatewayV1.Calendars.Methods.all),
    ("dayWorkflows", GatewayV1.DayWorkflows.Methods.all),
    ("healthLogs", AnalyticsV1.HealthLogs.Methods.all),
    ("fastingTimers", AnalyticsV1.FastingTimers.Methods.all),
    ("healthFigures", AnalyticsV1.HealthFigures.Methods.all),
    ("healthSources", AnalyticsV1.HealthSources.Methods.all),
    ("healthOnboardings", AnalyticsV1.HealthOnboardings.Methods.all),
    ("healthImports", AnalyticsV1.HealthImports.Methods.all),
    ("periods", AnalyticsV1.Periods.Methods.all),
    ("goals", AnalyticsV1.Goals.Methods.all),
    ("charts", AnalyticsV1.Charts.Methods.all),
    ("reports", AnalyticsV1.Reports.Methods.all),
    ("reminders", NotificationV1.Reminders.Methods.all),
    ("notifications", NotificationV1.Notifications.Methods.all),
    ("channels", NotificationV1.Channels.Methods.all),
    ("dashboards", GatewayV1.Dashboards.Methods.all),
    ("families", GatewayV1.Families.Methods.all),
    ("households", GatewayV1.Households.Methods.all),
    ("invitations", GatewayV1.Invitations.Methods.all),
    ("pins", GatewayV1.Pins.Methods.all),
    ("preferences", GatewayV1.Preferences.Methods.all),
    ("members", GatewayV1.Members.Methods.all),
    ("operations", GatewayV1.Operations.Methods.all),
  ]

  @Test("names every method of every property", arguments: services)
  func methods(property: String, methods: [MethodDescriptor]) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Shared/GatewayClient/README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("| `\(property)` |") })
    let named = row.split(separator: "`").dropFirst(2).filter { $0.first?.isLetter == true }
    let declared = methods.map { method in
      let name = method.name.split(separator: "/").last ?? ""
      return name.prefix(1).lowercased() + name.dropFirst()
    }
    #expect(Set(named.map(String.init)) == Set(declared))
  }
}
