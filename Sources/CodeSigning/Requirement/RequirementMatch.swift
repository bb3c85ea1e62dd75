import Foundation

/// How a requirement compares a value that it names.
package indirect enum RequirementMatch: Equatable, Sendable {
    case exists
    case equals(String)
    case contains(String)
    case begins(String)
    case ends(String)
    case isLess(String)
    case isGreater(String)
    case isAtMost(String)
    case isAtLeast(String)

    /// True if the value is as wanted. Of a list one value is enough.
    ///
    /// - Parameter value: as a property list has it; nil if there is none.
    func holds(for value: Any?) -> Bool {
        switch (self, value) {
        case (_, nil): return false
        case (.exists, let flag as Bool?): return flag ?? true
        case (.exists, _): return true
        case (_, let list as [Any]): return list.contains { holds(for: $0) }
        case (_, let text as String): return holds(for: text)
        default: return false
        }
    }

    private func holds(for text: String) -> Bool {
        switch self {
        case .exists: true
        case .equals(let other): text == other
        case .contains(let other): text.contains(other)
        case .begins(let other): text.hasPrefix(other)
        case .ends(let other): text.hasSuffix(other)
        case .isLess(let other): Self.compare(text, other) == .orderedAscending
        case .isGreater(let other): Self.compare(text, other) == .orderedDescending
        case .isAtMost(let other): Self.compare(text, other) != .orderedDescending
        case .isAtLeast(let other): Self.compare(text, other) != .orderedAscending
        }
    }

    /// Numbers in texts count as numbers: 1.10 is greater than 1.9.
    private static func compare(_ one: String, _ other: String) -> ComparisonResult {
        one.compare(other, options: .numeric)
    }
}
