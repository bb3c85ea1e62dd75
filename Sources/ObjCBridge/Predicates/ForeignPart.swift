import AppFoundation
import CObjCRuntime
import UIKit

/// A predicate, an expression or a sort descriptor of apps' Foundation. They are immutable.
final class ForeignPart: PredicatePart, @unchecked Sendable {
    let object: ObjCObject

    init(_ object: ObjCObject) {
        self.object = object
        _ = object_retain(object)
    }

    deinit { object_release(object) }

    func send(_ message: StaticString, _ arguments: Any?...) -> Any? {
        withAutoreleasePool { swiftAny(BoxedMessage.object(object, message, arguments.map(objectiveCAny))) }
    }

    func evaluate(with value: Any?, variables: [String: Any]?) -> Bool {
        withAutoreleasePool { predicate_evaluate(object, objectiveCAny(value), variables.map(objectiveCAny) ?? nil) }
    }

    func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        withAutoreleasePool {
            let order = sort_descriptor_compare(object, objectiveCAny(object1), objectiveCAny(object2))
            return ComparisonResult(rawValue: order) ?? .orderedSame
        }
    }

    func isEqual(to other: any PredicatePart) -> Bool {
        guard let other = other as? ForeignPart else { return false }
        return withAutoreleasePool { object_is_equal(object, other.object) }
    }

    var hash: Int { withAutoreleasePool { Int(truncatingIfNeeded: object_hash(object)) } }
}
