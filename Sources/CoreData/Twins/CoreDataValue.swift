import AppFoundation
import CCoreData
import CObjCRuntime
import ObjCBridge

/// Values on their way between Swift and the framework: as the bridge converts them, but collections are values here,
/// mutable or not.
enum CoreDataValue {
    static func value(of object: ObjCObject?) -> Any? {
        guard let object else { return nil }
        if object_is_managed(object) { return NSManagedObject.twin(of: object) }
        guard foundation_kind(object) == FoundationKindObject || isCollection(object) else { return swiftAny(object) }
        return String.fromObjectiveC(object) ?? Data.fromObjectiveC(object) ?? array(object) ?? set(object)
            ?? dictionary(object) ?? orderedSet(object) ?? swiftAny(object)
    }

    static func object(for value: Any?) -> ObjCObject? {
        switch value {
        case nil: nil
        case let object as NSManagedObject: object.retainedAndAutoreleased
        default: objectiveCAny(value)
        }
    }

    private static func isCollection(_ object: ObjCObject) -> Bool {
        object_is_collection(object, FoundationKindArray) || object_is_collection(object, FoundationKindSet)
            || object_is_collection(object, FoundationKindDictionary)
    }

    static func array(_ object: ObjCObject?) -> [Any]? { swiftArray(object, by: element) }
    static func set(_ object: ObjCObject?) -> Set<AnyHashable>? { swiftSet(object, by: element) }
    static func dictionary(_ object: ObjCObject?) -> [AnyHashable: Any]? { swiftDictionary(object, by: element) }

    private static func element(_ object: ObjCObject) -> Any { value(of: object) ?? NSNull() }

    private static func orderedSet(_ object: ObjCObject) -> NSOrderedSet? {
        array(foundation_ordered_set_array(object)).map { NSOrderedSet(array: $0) }
    }

    /// An NSError in Objective-C with what is in its user info, at any depth.
    static func error(_ object: ObjCObject?) -> NSError {
        guard let object, let domain = String.fromObjectiveC(foundation_error_domain(object)) else {
            return NSError(domain: NSCocoaErrorDomain, code: NSCoreDataError)
        }
        let info = dictionary(foundation_error_user_info(object)) as? [String: Any]
        let errors = (info?[NSDetailedErrorsKey] as? [Any])?.compactMap { $0 as? NSError }
        return NSError(
            domain: domain, code: foundation_error_code(object),
            userInfo: (info ?? [:]).merging(errors.map { [NSDetailedErrorsKey: $0] } ?? [:]) { $1 })
    }
}
