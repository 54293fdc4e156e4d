public import Vocabulary
public import Wire

extension AwayPeriodID: WireText {}
extension HolidayID: WireText {}
