/// A condition that objects meet or not. Foundation's class of this name on this platform reads and writes no text, so this
/// subclass takes its name in apps; arrays and sets filter with it as with Foundation's.
///
/// `NSPredicate(format:)` gives an ``NSComparisonPredicate``, an ``NSCompoundPredicate`` of such, or what else the text says.
/// - ObjC: -
open class NSPredicate: Foundation::NSPredicate, @unchecked Sendable {
    /// What a predicate answers that is the same for all objects; nil for other predicates.
    package let constant: Bool?

    /// - ObjC: -
    public override init(value: Bool) {
        constant = value
        super.init(value: value)
    }

    /// - ObjC: -
    public override init(block: @escaping @Sendable (Any?, [String: Any]?) -> Bool) {
        constant = nil
        super.init(block: block)
    }

    /// For predicates that override how they are evaluated.
    package init() {
        constant = nil
        super.init(value: false)
    }

    /// The predicate as text, from which the same predicate can be made.
    /// - ObjC: -
    open override var predicateFormat: String {
        Predicates.language.part(of: self).send("predicateFormat") as? String ?? ""
    }

    open override var description: String { predicateFormat }

    /// A copy in which variables (`$NAME`) are replaced by values.
    /// - ObjC: -
    open func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
        let part = Predicates.language.part(of: self)
        guard let predicate = part.send("predicateWithSubstitutionVariables:", variables) as? Self else {
            fatalError("Values for variables changed a predicate's class.")
        }
        return predicate
    }
}
