import Foundation

/// A condition on elements, in the language of NSPredicate ("Predicate Format String Syntax"): what `-ios predicate string` and
/// class chains are made of.
package indirect enum Predicate: Hashable, Sendable {
    case constant(Bool)
    case not(Predicate)
    case and(Predicate, Predicate)
    case or(Predicate, Predicate)
    case comparison(Term, Operator, Term, Options)

    package enum Operator: String, Sendable, CaseIterable {
        case equal = "=="
        case unequal = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case beginsWith = "BEGINSWITH"
        case endsWith = "ENDSWITH"
        case contains = "CONTAINS"
        case like = "LIKE"
        case matches = "MATCHES"
        case isIn = "IN"
        case between = "BETWEEN"
    }

    /// What stands in brackets after an operator: `[cd]`.
    package struct Options: Hashable, Sendable {
        var ignoresCase = false
        var ignoresMarks = false

        var compare: String.CompareOptions {
            var options: String.CompareOptions = []
            if ignoresCase { options.insert(.caseInsensitive) }
            if ignoresMarks { options.insert(.diacriticInsensitive) }
            return options
        }
    }

    /// One side of a comparison.
    package indirect enum Term: Hashable, Sendable {
        case attribute(ElementAttribute)
        /// A member of an attribute that is a rectangle.
        case member(ElementAttribute, String)
        /// A member of what the predicate is about, where that is no element.
        case key(String)
        case value(JSONValue)
        case list([Term])
    }

    // MARK: Evaluation

    package func matches(_ element: ScreenElement) -> Bool {
        matches { term in
            switch term {
            case .attribute(let attribute): attribute.value(of: element)
            case .member(let attribute, let name): attribute.value(of: element)[name] ?? .null
            default: .null
            }
        }
    }

    /// Whether it is true of something whose members are these.
    package func matches(_ members: [String: JSONValue]) -> Bool {
        matches { term in if case .key(let name) = term { members[name] ?? .null } else { .null } }
    }

    /// - Parameter look: the value of a term that names a part of what the predicate is about.
    private func matches(_ look: (Term) -> JSONValue) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let inner): !inner.matches(look)
        case .and(let left, let right): left.matches(look) && right.matches(look)
        case .or(let left, let right): left.matches(look) || right.matches(look)
        case .comparison(let left, let comparison, let right, let options):
            Self.compare(Self.value(left, look), comparison, Self.value(right, look), options)
        }
    }

    private static func value(_ term: Term, _ look: (Term) -> JSONValue) -> JSONValue {
        switch term {
        case .attribute, .member, .key: look(term)
        case .value(let value): value
        case .list(let terms): .array(terms.map { value($0, look) })
        }
    }

    private static func compare(
        _ left: JSONValue, _ comparison: Operator, _ right: JSONValue, _ options: Options
    ) -> Bool {
        switch comparison {
        case .equal: return areEqual(left, right, options)
        case .unequal: return !areEqual(left, right, options)
        case .isIn:
            if let list = right.list { return list.contains { areEqual(left, $0, options) } }
            return compare(right, .contains, left, options)
        case .between:
            guard let list = right.list, list.count == 2 else { return false }
            return order(list[0], left) { $0 <= $1 } && order(left, list[1]) { $0 <= $1 }
        case .less: return order(left, right) { $0 < $1 }
        case .lessOrEqual: return order(left, right) { $0 <= $1 }
        case .greater: return order(left, right) { $0 > $1 }
        case .greaterOrEqual: return order(left, right) { $0 >= $1 }
        case .contains where left.list != nil: return left.list?.contains { areEqual($0, right, options) } ?? false
        case .beginsWith, .endsWith, .contains, .like, .matches:
            guard let text = text(left), let pattern = self.text(right) else { return false }
            return compare(text, comparison, pattern, options)
        }
    }

    private static func compare(
        _ text: String, _ comparison: Operator, _ pattern: String, _ options: Options
    ) -> Bool {
        switch comparison {
        case .beginsWith: text.range(of: pattern, options: options.compare.union(.anchored)) != nil
        case .endsWith: text.range(of: pattern, options: options.compare.union([.anchored, .backwards])) != nil
        case .contains: text.range(of: pattern, options: options.compare) != nil
        case .like: WildcardPattern(pattern, options).matches(text)
        case .matches: TextPattern.matches(text, pattern, options)
        default: false
        }
    }

    private static func areEqual(_ left: JSONValue, _ right: JSONValue, _ options: Options) -> Bool {
        if left == .null || right == .null { return left == right }
        if let left = number(left), let right = number(right) { return left == right }
        guard let left = text(left), let right = text(right) else { return left == right }
        return left.compare(right, options: options.compare) == .orderedSame
    }

    private static func order(
        _ left: JSONValue, _ right: JSONValue, _ isOrdered: (ComparableValue, ComparableValue) -> Bool
    ) -> Bool {
        if let left = number(left), let right = number(right) { return isOrdered(.number(left), .number(right)) }
        guard let left = left.text, let right = right.text else { return false }
        return isOrdered(.text(left), .text(right))
    }

    private enum ComparableValue: Comparable {
        case number(Double)
        case text(String)
    }

    /// Truths are 0 and 1; strings count as numbers if they spell one.
    private static func number(_ value: JSONValue) -> Double? {
        switch value {
        case .number(let number): number
        case .bool(let truth): truth ? 1 : 0
        case .string(let text): Double(text)
        default: nil
        }
    }

    private static func text(_ value: JSONValue) -> String? {
        switch value {
        case .string(let text): text
        case .number(let number): ElementAttribute.text(number)
        case .bool(let truth): truth ? "1" : "0"
        default: nil
        }
    }
}
