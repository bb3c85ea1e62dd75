/// How many names of a group are declared, behave and are tested, each counted once and by the projects that use it.
struct CoverageFigures {
    private(set) var listed = 0, declared = 0, behaving = 0, tested = 0
    private(set) var listedUse = 0, declaredUse = 0, behavingUse = 0, testedUse = 0

    mutating func add(_ line: SDKMeasurement.Line) {
        let weight = line.row.weight
        listed += 1
        listedUse += weight
        if line.fault == nil {
            declared += 1
            declaredUse += weight
        }
        if line.behaves {
            behaving += 1
            behavingUse += weight
            if line.isTested {
                tested += 1
                testedUse += weight
            }
        }
    }

    /// `87.3 %`; all of nothing is 100 %.
    static func share(_ part: Int, of whole: Int) -> String {
        if whole == 0 { return "  100 %" }
        let tenths = part * 1000 / whole
        let text = "\(tenths / 10).\(tenths % 10) %"
        return String(repeating: " ", count: max(0, 7 - text.count)) + text
    }
}
