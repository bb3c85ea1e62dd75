/// The predicates, expressions and sort descriptors of apps' Foundation. They are written in Objective-C, in modules
/// above this one, and are one implementation for both languages: the classes here are its Swift interface.
package protocol PredicateLanguage: AnyObject, Sendable {
    /// Raises an exception in Objective-C, which ends the app with the place of the mistake, if the format is wrong.
    func predicate(format: String, arguments: [Any?]) -> NSPredicate
    func expression(format: String, arguments: [Any?]) -> NSExpression
    /// An object that a class method makes.
    /// - Parameter arguments: Objects, numbers for parameters of C types, and names of selectors.
    func make(_ className: StaticString, _ message: StaticString, _ arguments: [Any?]) -> any PredicatePart
    /// The Objective-C predicate that stands for any predicate of Swift's Foundation.
    func part(of predicate: NSPredicate) -> any PredicatePart
}

/// A predicate, an expression or a sort descriptor in Objective-C.
package protocol PredicatePart: AnyObject, Sendable {
    /// Sends a message whose arguments and result are objects, or numbers for C types.
    @discardableResult
    func send(_ message: StaticString, _ arguments: Any?...) -> Any?
    func evaluate(with object: Any?, variables: [String: Any]?) -> Bool
    func compare(_ object1: Any, to object2: Any) -> ComparisonResult
    func isEqual(to other: any PredicatePart) -> Bool
    var hash: Int { get }
}

package enum Predicates {
    /// Set by the module that has the implementation, when the frameworks are loaded.
    package nonisolated(unsafe) static var registered: (any PredicateLanguage)?

    static var language: any PredicateLanguage {
        guard let registered else {
            fatalError("Predicates need libCocoaTouch, which this program is not linked with.")
        }
        return registered
    }
}
