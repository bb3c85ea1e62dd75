/// Predicates that are joined by “and” or “or”, or one that is negated.
/// - ObjC: -
open class NSCompoundPredicate: NSPredicate, @unchecked Sendable {
    /// - ObjC: -
    public enum LogicalType: UInt, Sendable {
        case not, and, or
    }

    /// - ObjC: -
    public let compoundPredicateType: LogicalType
    private let parts: [NSPredicate]

    /// The joined predicates; the negated one alone.
    /// - ObjC: -
    open var subpredicates: [Any] { parts }

    /// - Parameter subpredicates: For `.not` one predicate. Without predicates “and” is true and “or” is false.
    /// - ObjC: -
    public init(type: LogicalType, subpredicates: [NSPredicate]) {
        compoundPredicateType = type
        parts = subpredicates
        super.init()
    }

    /// - ObjC: -
    public convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
        self.init(type: .and, subpredicates: subpredicates)
    }

    /// - ObjC: -
    public convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
        self.init(type: .or, subpredicates: subpredicates)
    }

    /// - ObjC: -
    public convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
        self.init(type: .not, subpredicates: [predicate])
    }

    open override func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }

    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        switch compoundPredicateType {
        case .and: parts.allSatisfy { $0.evaluate(with: object, substitutionVariables: bindings) }
        case .or: parts.contains { $0.evaluate(with: object, substitutionVariables: bindings) }
        case .not: !parts.contains { $0.evaluate(with: object, substitutionVariables: bindings) }
        }
    }

    open override func copy(with zone: NSZone? = nil) -> Any { self }
    open override var hash: Int { Int(bitPattern: compoundPredicateType.rawValue) &+ parts.count }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCompoundPredicate else { return false }
        return compoundPredicateType == other.compoundPredicateType && parts == other.parts
    }
}
