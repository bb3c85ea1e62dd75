/// A predicate that compares two expressions.
/// - ObjC: -
open class NSComparisonPredicate: NSPredicate, @unchecked Sendable {
    /// How often a comparison must hold when the left side is a collection.
    /// - ObjC: -
    public enum Modifier: UInt, Sendable {
        case direct, all, any
    }

    /// - ObjC: -
    public enum Operator: UInt, Sendable {
        case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like
        case beginsWith, endsWith, `in`, customSelector
        case contains = 99
        case between = 100
    }

    /// - ObjC: -
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let caseInsensitive = Options(rawValue: 1)
        public static let diacriticInsensitive = Options(rawValue: 2)
        public static let normalized = Options(rawValue: 4)
    }

    package let part: any PredicatePart

    package init(part: any PredicatePart) {
        self.part = part
        super.init()
    }

    public convenience init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
        options: Options = []
    ) {
        self.init(
            part: Predicates.language.make(
                "NSComparisonPredicate", "predicateWithLeftExpression:rightExpression:modifier:type:options:",
                [lhs, rhs, modifier.rawValue, type.rawValue, options.rawValue]))
    }

    open var leftExpression: NSExpression { expression("leftExpression") }
    open var rightExpression: NSExpression { expression("rightExpression") }
    open var predicateOperatorType: Operator { Operator(rawValue: number("predicateOperatorType")) ?? .customSelector }
    open var comparisonPredicateModifier: Modifier {
        Modifier(rawValue: number("comparisonPredicateModifier")) ?? .direct
    }
    open var options: Options { Options(rawValue: number("options")) }

    private func expression(_ message: StaticString) -> NSExpression {
        part.send(message) as? NSExpression ?? NSExpression(forConstantValue: nil)
    }

    private func number(_ message: StaticString) -> UInt { part.send(message) as? UInt ?? 0 }

    open override func evaluate(with object: Any?) -> Bool { part.evaluate(with: object, variables: nil) }

    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        part.evaluate(with: object, variables: bindings)
    }

    open override func copy(with zone: NSZone? = nil) -> Any { self }
    open override var hash: Int { part.hash }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSComparisonPredicate).map { part.isEqual(to: $0.part) } ?? false
    }
}
