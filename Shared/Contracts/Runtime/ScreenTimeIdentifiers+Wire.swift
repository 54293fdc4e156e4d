public import Vocabulary
public import Wire

extension UsageReportID: WireText {}
extension AllocationID: WireText {}
extension RewardRequestID: WireText {}
