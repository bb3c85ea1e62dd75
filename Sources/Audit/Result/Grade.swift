/// How far an app comes, the least first.
package enum Grade: Int, Codable, Sendable, Hashable, Comparable, CaseIterable {
    case doesNotBuild = 0
    case doesNotLaunch = 1
    case showsNothing = 2
    case dies = 3
    case fine = 4

    package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    /// Completes a sentence about an app: "does not build".
    package var text: String {
        switch self {
        case .doesNotBuild: "does not build"
        case .doesNotLaunch: "does not launch"
        case .showsNothing: "shows nothing"
        case .dies: "dies under the monkey"
        case .fine: "is fine"
        }
    }
}
