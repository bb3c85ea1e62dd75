import AppFoundation
import CObjCRuntime
import UIKit

/// The elements of an NSArray or NSSet.
private func elements(_ collection: ObjCObject) -> [ObjCObject] {
    let count = foundation_count(collection)
    guard count > 0 else { return [] }
    return [ObjCObject?](unsafeUninitializedCapacity: count) { buffer, initialized in
        foundation_elements(collection, buffer.baseAddress!)
        initialized = count
    }.compactMap { $0 }
}

private func pairs(_ dictionary: ObjCObject) -> [(ObjCObject, ObjCObject)] {
    let count = foundation_count(dictionary)
    guard count > 0 else { return [] }
    var keys = [ObjCObject?](repeating: nil, count: count)
    var objects = [ObjCObject?](repeating: nil, count: count)
    foundation_pairs(dictionary, &keys, &objects)
    return zip(keys, objects).compactMap { key, object in
        guard let key, let object else { return nil }
        return (key, object)
    }
}

/// - Parameter convert: What becomes of the elements.
package func swiftArray(_ object: ObjCObject?, by convert: (ObjCObject) -> Any) -> [Any]? {
    guard let object, object_is_collection(object, FoundationKindArray) else { return nil }
    return elements(object).map(convert)
}

package func swiftArray(_ object: ObjCObject?) -> [Any]? { swiftArray(object, by: AnyConversion.value) }

package func swiftSet(_ object: ObjCObject?, by convert: (ObjCObject) -> Any) -> Set<AnyHashable>? {
    guard let object, object_is_collection(object, FoundationKindSet) else { return nil }
    return Set(elements(object).map { hashable(convert($0)) })
}

package func swiftSet(_ object: ObjCObject?) -> Set<AnyHashable>? { swiftSet(object, by: AnyConversion.value) }

package func swiftDictionary(_ object: ObjCObject?, by convert: (ObjCObject) -> Any) -> [AnyHashable: Any]? {
    guard let object, object_is_collection(object, FoundationKindDictionary) else { return nil }
    return Dictionary(
        pairs(object).map { (hashable(convert($0)), convert($1)) }, uniquingKeysWith: { first, _ in first })
}

package func swiftDictionary(_ object: ObjCObject?) -> [AnyHashable: Any]? {
    swiftDictionary(object, by: AnyConversion.value)
}

/// A dictionary whose keys are strings; other keys are left out.
package func swiftStringDictionary(_ object: ObjCObject?) -> [String: Any]? {
    guard let object, object_is_collection(object, FoundationKindDictionary) else { return nil }
    return Dictionary(
        pairs(object).compactMap { key, value in
            String.fromObjectiveC(key).map { ($0, AnyConversion.value(of: value)) }
        }, uniquingKeysWith: { first, _ in first })
}

/// A dictionary of what conforms to a protocol: framework objects that do, and objects of the app's own by their
/// stand-ins.
///
///     it.actions = swiftStringDictionary(a0, conforming: { $0 as? any CAAction })
func swiftStringDictionary<Value>(_ object: ObjCObject?, conforming: (Any) -> Value?) -> [String: Value]? {
    guard let object, object_is_collection(object, FoundationKindDictionary) else { return nil }
    let values = pairs(object).compactMap { key, value -> (String, Value)? in
        guard let key = String.fromObjectiveC(key),
            let value = conforming(AnyConversion.value(of: value)) ?? conforming(ForeignObject(value))
        else { return nil }
        return (key, value)
    }
    return Dictionary(values, uniquingKeysWith: { first, _ in first })
}

package func objectiveCArray(_ array: [Any]) -> ObjCObject {
    var objects = array.map(AnyConversion.object)
    return foundation_array(&objects, objects.count)
}

package func objectiveCSet(_ set: Set<AnyHashable>) -> ObjCObject {
    var objects = set.map { AnyConversion.object(for: $0.base) }
    return foundation_set(&objects, objects.count)
}

package func objectiveCDictionary(_ dictionary: [AnyHashable: Any]) -> ObjCObject {
    var keys: [ObjCObject] = []
    var objects: [ObjCObject] = []
    for (key, value) in dictionary {
        keys.append(AnyConversion.object(for: key.base))
        objects.append(AnyConversion.object(for: value))
    }
    return foundation_dictionary(&keys, &objects, objects.count)
}

private func hashable(_ value: Any) -> AnyHashable {
    (value as? AnyHashable) ?? AnyHashable(String(describing: value))
}

extension Array: ObjectiveCConvertible where Element: ObjectiveCConvertible {
    /// Elements of another kind are left out.
    package static func fromObjectiveC(_ object: ObjCObject) -> [Element]? {
        guard object_is_collection(object, FoundationKindArray) else { return nil }
        return elements(object).compactMap(Element.fromObjectiveC)
    }

    package func toObjectiveC() -> ObjCObject {
        var objects = map { $0.toObjectiveC() }
        return foundation_array(&objects, objects.count)
    }
}

extension Set: ObjectiveCConvertible where Element: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> Set<Element>? {
        guard object_is_collection(object, FoundationKindSet) else { return nil }
        return Set(elements(object).compactMap(Element.fromObjectiveC))
    }

    package func toObjectiveC() -> ObjCObject {
        var objects = map { $0.toObjectiveC() }
        return foundation_set(&objects, objects.count)
    }
}

extension Dictionary: ObjectiveCConvertible where Key: ObjectiveCConvertible, Value: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> [Key: Value]? {
        guard object_is_collection(object, FoundationKindDictionary) else { return nil }
        return Dictionary(
            pairs(object).compactMap { key, value in
                guard let key = Key.fromObjectiveC(key), let value = Value.fromObjectiveC(value) else { return nil }
                return (key, value)
            }, uniquingKeysWith: { first, _ in first })
    }

    package func toObjectiveC() -> ObjCObject {
        var keys = self.keys.map { $0.toObjectiveC() }
        var objects = self.values.map { $0.toObjectiveC() }
        return foundation_dictionary(&keys, &objects, objects.count)
    }
}
