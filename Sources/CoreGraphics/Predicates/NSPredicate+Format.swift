/// Predicates that are made of text, which Swift's Foundation lacks on this platform. Foundation's own class is extended, so
/// arrays and sets filter with them.
///
/// `NSPredicate(format:)` gives an ``NSComparisonPredicate``, an `NSCompoundPredicate` of such, or what else the text says. An
/// initialiser in an extension of a protocol can do that, where one of the class could not.
/// - ObjC: -
public protocol PredicateWithFormat {}

extension NSPredicate: PredicateWithFormat {}

extension PredicateWithFormat where Self: NSPredicate {
    /// Reads a predicate in Apple's language ("Predicate Format String Syntax").
    ///
    /// A format that is wrong ends the app, as on the phone, with the place of the mistake.
    /// - Parameter args: What `%@`, `%K`, `%d` and the like stand for, in order.
    /// - ObjC: -
    public init(format predicateFormat: String, _ args: Any?...) {
        self.init(predicateFormat, args)
    }

    /// Like ``init(format:_:)``.
    /// - ObjC: -
    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(predicateFormat, arguments ?? [])
    }

    private init(_ format: String, _ arguments: [Any?]) {
        let predicate = Predicates.language.predicate(format: format, arguments: arguments)
        guard let predicate = predicate as? Self else {
            fatalError("“\(format)” is no \(Self.self), but a \(type(of: predicate)).")
        }
        self = predicate
    }
}

extension NSPredicate {
    /// The predicate as text, from which the same predicate can be made.
    /// - ObjC: -
    public var predicateFormat: String {
        Predicates.language.part(of: self).send("predicateFormat") as? String ?? ""
    }

    /// A copy in which variables (`$NAME`) are replaced by values.
    /// - ObjC: -
    public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
        let part = Predicates.language.part(of: self)
        let predicate = part.send("predicateWithSubstitutionVariables:", variables)
        guard let predicate = predicate as? Self else {
            fatalError("Values for variables changed a predicate's class.")
        }
        return predicate
    }

    /// Does nothing: predicates here come from no archive.
    /// - ObjC: -
    public func allowEvaluation() {}
}
