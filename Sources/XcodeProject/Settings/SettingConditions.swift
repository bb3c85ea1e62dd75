/// What is true in a build, for the conditions of settings.
struct SettingConditions {
    let sdk: XcodeSDK
    let configuration: String

    /// The assignments that count, as levels: those without conditions, and above them those with, the more they ask
    /// for the higher.
    func levels(of assignments: [SettingAssignment]) -> [[String: String]] {
        var levels: [Specificity: [String: String]] = [:]
        for assignment in assignments where assignment.conditions.allSatisfy(holds) {
            levels[Specificity(assignment.conditions), default: [:]][assignment.name] = assignment.value
        }
        return levels.sorted { $0.key < $1.key }.map(\.value)
    }

    /// A condition on something unknown does not hold.
    private func holds(_ condition: SettingCondition) -> Bool {
        switch condition.subject {
        case "sdk": condition.matches(sdk.name) || condition.matches(sdk.platform.rawValue)
        // The simulator's programs were for i386 when these projects were written.
        case "arch": condition.matches(XcodeSDK.architecture) || (sdk.platform != .device && condition.matches("i386"))
        case "config", "configuration": condition.matches(configuration)
        case "variant": condition.matches("normal")
        default: false
        }
    }

    private struct Specificity: Hashable, Comparable {
        let count: Int
        /// A pattern without `*` asks for more than one with, a long one for more than a short one.
        let length: Int

        init(_ conditions: [SettingCondition]) {
            count = conditions.count
            length = conditions.reduce(0) { sum, condition in
                sum + condition.pattern.utf8.count * 2 + (condition.pattern.contains("*") ? 0 : 1)
            }
        }

        static func < (left: Specificity, right: Specificity) -> Bool {
            (left.count, left.length) < (right.count, right.length)
        }
    }
}
