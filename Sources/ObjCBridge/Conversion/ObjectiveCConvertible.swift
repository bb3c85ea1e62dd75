import CObjCRuntime
import UIKit

/// A Swift type that crosses to Objective-C as an object.
///
/// Generated code names the Swift type and nothing else:
///
///     label.text = swift(a0, as: String.self)             // optional parameter
///     guard let views = swift(a0, as: [UIView].self) …    // a nil for a parameter that is not optional: return
///     return objectiveC(label.text)                       // autoreleased
///
/// Conforming: String, Int, Double, Float, CGFloat, Bool, NSNumber, Data, Date, URL, IndexPath, IndexSet, TimeZone,
/// Locale, Calendar, NSError, Bundle, arrays, sets and dictionaries of those, every framework class, CGPoint, CGSize,
/// CGRect and the other structures (as NSValue).
package protocol ObjectiveCConvertible {
    /// The value of an object, or nil if it is of another kind.
    static func fromObjectiveC(_ object: ObjCObject) -> Self?
    /// An autoreleased object (or one that is otherwise alive for the caller).
    func toObjectiveC() -> ObjCObject
}

package func swift<Value: ObjectiveCConvertible>(_ object: ObjCObject?, as type: Value.Type) -> Value? {
    guard let object else { return nil }
    return Value.fromObjectiveC(object)
}

package func objectiveC<Value: ObjectiveCConvertible>(_ value: Value?) -> ObjCObject? { value?.toObjectiveC() }

/// `id` to `Any`: immutable strings, numbers, collections, dates … become Swift values, framework objects themselves,
/// every other object a `ForeignObject` which keeps its identity.
package func swiftAny(_ object: ObjCObject?) -> Any? {
    guard let object else { return nil }
    return AnyConversion.value(of: object)
}

/// `Any` to `id`, the inverse of `swiftAny`. A Swift value that Objective-C has no class for becomes an opaque box.
package func objectiveCAny(_ value: Any?) -> ObjCObject? {
    guard let value else { return nil }
    return AnyConversion.object(for: value)
}
