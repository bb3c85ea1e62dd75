/// A predicate in Objective-C that is neither a comparison nor compound.
package final class OpaquePredicate: NSPredicate, @unchecked Sendable {
    package let part: any PredicatePart

    package init(part: any PredicatePart) {
        self.part = part
        super.init()
    }

    package override func evaluate(with object: Any?) -> Bool { part.evaluate(with: object, variables: nil) }

    package override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        part.evaluate(with: object, variables: bindings)
    }

    package override func copy(with zone: NSZone? = nil) -> Any { self }
    package override var hash: Int { part.hash }

    package override func isEqual(_ object: Any?) -> Bool {
        (object as? OpaquePredicate).map { part.isEqual(to: $0.part) } ?? false
    }
}
