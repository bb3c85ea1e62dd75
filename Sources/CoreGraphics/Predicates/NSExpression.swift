/// One side of a comparison: a value, a key path, a variable, a function of other expressions, or a collection of them.
/// - ObjC: -
open class NSExpression: NSObject, NSCopying, @unchecked Sendable {
    /// - ObjC: -
    public enum ExpressionType: UInt, Sendable {
        case constantValue, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
        case subquery = 13
        case aggregate = 14
        case block = 19
    }

    package let part: any PredicatePart

    package init(part: any PredicatePart) { self.part = part }

    private convenience init(_ message: StaticString, _ arguments: Any?...) {
        self.init(part: Predicates.language.make("NSExpression", message, arguments))
    }

    public convenience init(forConstantValue obj: Any?) { self.init("expressionForConstantValue:", obj) }
    public convenience init(forVariable string: String) { self.init("expressionForVariable:", string) }
    public convenience init(forKeyPath keyPath: String) { self.init("expressionForKeyPath:", keyPath) }

    /// A function of the language: `sum:`, `average:`, `max:`, `uppercase:` …
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init("expressionForFunction:arguments:", name, parameters)
    }

    /// A method of what `target` gives, by the name of its selector.
    public convenience init(
        forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?
    ) {
        self.init("expressionForFunction:selectorName:arguments:", target, name, parameters)
    }

    public convenience init(forAggregate subexpressions: [Any]) {
        self.init("expressionForAggregate:", subexpressions)
    }

    public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
        self.init("expressionForUnionSet:with:", left, right)
    }

    public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
        self.init("expressionForIntersectSet:with:", left, right)
    }

    public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
        self.init("expressionForMinusSet:with:", left, right)
    }

    /// The elements of a collection for which a predicate holds, in which they are `$variable`.
    public convenience init(
        forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
    ) {
        self.init("expressionForSubquery:usingIteratorVariable:predicate:", expression, variable, predicate)
    }

    /// Reads an expression in the language of predicates.
    public convenience init(format expressionFormat: String, _ args: Any?...) {
        self.init(part: Predicates.language.expression(format: expressionFormat, arguments: args).part)
    }

    /// The object that the predicate is evaluated with, `SELF`.
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression("expressionForEvaluatedObject") }

    open var expressionType: ExpressionType {
        (part.send("expressionType") as? UInt).flatMap(ExpressionType.init) ?? .constantValue
    }

    // Of expressions of the kind that has them; asking another ends the app, as on the phone.

    open var constantValue: Any? { part.send("constantValue") }
    open var keyPath: String { part.send("keyPath") as? String ?? "" }
    open var function: String { part.send("function") as? String ?? "" }
    open var variable: String { part.send("variable") as? String ?? "" }
    open var operand: NSExpression { part.send("operand") as? NSExpression ?? self }
    open var arguments: [NSExpression]? { part.send("arguments") as? [NSExpression] }
    open var collection: Any { part.send("collection") ?? [] }
    open var predicate: NSPredicate { part.send("predicate") as? NSPredicate ?? NSPredicate(value: true) }
    open var left: NSExpression { part.send("leftExpression") as? NSExpression ?? self }
    open var right: NSExpression { part.send("rightExpression") as? NSExpression ?? self }

    /// The expression's value for an object.
    /// - Parameter context: Values of variables by name.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        part.send("expressionValueWithObject:context:", object, context)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override var description: String { part.send("description") as? String ?? "" }
    open override var hash: Int { part.hash }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSExpression).map { part.isEqual(to: $0.part) } ?? false
    }
}
