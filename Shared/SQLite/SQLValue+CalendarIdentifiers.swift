package import Vocabulary

extension AwayPeriodID: SQLValue {}
extension HolidayID: SQLValue {}
