/// Predicates that are made of text. What class they are of depends on the text: an initialiser in an extension of a protocol
/// can give an object of a subclass, where one of the class could not.
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
