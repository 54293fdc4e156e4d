/// A day of the Gregorian calendar, counted from 0001-01-01.
///
/// Years begin in March here, so that the leap day is the last of its year and the lengths of
/// months are linear; 400 years have 146,097 days.
struct CivilDate {
  let year: Int
  let month: Int
  let day: Int
  let days: Int

  /// Days from March 1 of the year 0 to the first day of the year 1.
  private static let offset = 306

  private static func length(of month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  init?(year: Int, month: Int, day: Int) {
    guard year >= 1, (1...12).contains(month),
      (1...CivilDate.length(of: month, year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    let start = month <= 2 ? year - 1 : year
    let leaps = start / 4 - start / 100 + start / 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    days = start * 365 + leaps + dayOfYear - CivilDate.offset
  }

  /// The day `days` after 0001-01-01; not negative.
  init(days: Int) {
    self.days = days
    let (era, dayOfEra) = (days + CivilDate.offset).quotientAndRemainder(dividingBy: 146_097)
    let leapless = dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096
    let yearOfEra = leapless / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let index = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * index + 2) / 5 + 1
    month = index < 10 ? index + 3 : index - 9
    year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  }
}
