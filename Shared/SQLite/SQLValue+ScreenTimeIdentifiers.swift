package import Vocabulary

extension UsageReportID: SQLValue {}
extension AllocationID: SQLValue {}
extension RewardRequestID: SQLValue {}
