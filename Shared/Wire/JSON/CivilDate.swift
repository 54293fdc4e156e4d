/// A day of the Gregorian calendar, counted from 0001-01-01.
struct CivilDate {
  let year: Int
  let month: Int
  let day: Int
  let days: Int

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func length(of month: Int, _ year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days before a year begins.
  private static func days(before year: Int) -> Int {
    let past = year - 1
    return past * 365 + past / 4 - past / 100 + past / 400
  }

  init?(year: Int, month: Int, day: Int) {
    guard year >= 1, (1...12).contains(month),
      (1...CivilDate.length(of: month, year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    let months = (1..<month).reduce(0) { $0 + CivilDate.length(of: $1, year) }
    days = CivilDate.days(before: year) + months + day - 1
  }

  init(days: Int) {
    self.days = days
    var year = days / 366 + 1  // too early by a few years at most
    while CivilDate.days(before: year + 1) <= days { year += 1 }
    var rest = days - CivilDate.days(before: year)
    var month = 1
    while rest >= CivilDate.length(of: month, year) {
      rest -= CivilDate.length(of: month, year)
      month += 1
    }
    self.year = year
    self.month = month
    day = rest + 1
  }
}
