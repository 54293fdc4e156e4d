/// The seed files, embedded by the compiler.
///
/// Keyed by identifier, which is the file name. `Seeds/catalogue.json` determines which topics ship, and
/// their order.
package enum SeedFiles {
  /// `catalogue.json`: version and order.
  package static var catalogue: [UInt8] { PackageResources.catalogue_json }

  /// - Returns: `nil` if there is no such file.
  package static func topic(_ identifier: String) -> [UInt8]? { topics[identifier]?() }

  package static var identifiers: [String] { topics.keys.sorted() }

  private static let topics: [String: @Sendable () -> [UInt8]] = [
    "apartment-hunting": { PackageResources.apartment_hunting_json },
    "budgeting": { PackageResources.budgeting_json },
    "car-maintenance": { PackageResources.car_maintenance_json },
    "compliments": { PackageResources.compliments_json },
    "cooking": { PackageResources.cooking_json },
    "credit-cards": { PackageResources.credit_cards_json },
    "doctor-visits": { PackageResources.doctor_visits_json },
    "emergency-planning": { PackageResources.emergency_planning_json },
    "first-aid": { PackageResources.first_aid_json },
    "grocery-shopping": { PackageResources.grocery_shopping_json },
    "home-repairs": { PackageResources.home_repairs_json },
    "house-cleaning": { PackageResources.house_cleaning_json },
    "job-interviews": { PackageResources.job_interviews_json },
    "laundry": { PackageResources.laundry_json },
    "mending-clothes": { PackageResources.mending_clothes_json },
    "resume-writing": { PackageResources.resume_writing_json },
    "saving-investing": { PackageResources.saving_investing_json },
    "taxes": { PackageResources.taxes_json },
    "time-management": { PackageResources.time_management_json },
    "workplace-email": { PackageResources.workplace_email_json },
  ]
}
