import AppFoundation
import CCoreData
import CObjCRuntime
import ObjCBridge

/// What `@NSManaged` properties and methods of an app become: the builder of apps writes calls of these in their place.
extension NSManagedObject {
    private func withKey<Result>(_ key: String, _ body: (ObjCObject) -> Result) -> Result {
        withAutoreleasePool { body(key.toObjectiveC()) }
    }

    // Numbers are 0 where the property is nil, as with the scalar accessors of Objective-C.

    public func managedValue(_ key: String) -> Bool { managedInteger(key) != 0 }
    public func managedValue(_ key: String) -> Int { Int(managedInteger(key)) }
    public func managedValue(_ key: String) -> Int16 { Int16(truncatingIfNeeded: managedInteger(key)) }
    public func managedValue(_ key: String) -> Int32 { Int32(truncatingIfNeeded: managedInteger(key)) }
    public func managedValue(_ key: String) -> Int64 { managedInteger(key) }
    public func managedValue(_ key: String) -> Float { Float(managedDouble(key)) }
    public func managedValue(_ key: String) -> Double { managedDouble(key) }

    private func managedInteger(_ key: String) -> Int64 { withKey(key) { managed_object_integer(object, $0) } }
    private func managedDouble(_ key: String) -> Double { withKey(key) { managed_object_double(object, $0) } }

    /// A text is empty where the property is nil.
    public func managedValue(_ key: String) -> String { value(forKey: key) as? String ?? "" }

    /// A value of any type that the property's values can be cast to, also an optional one.
    public func managedValue<Value>(_ key: String) -> Value {
        let found = value(forKey: key)
        guard let value = found as? Value else {
            let kind = found.map { "a \(type(of: $0))" } ?? "nil"
            fatalError("\(type(of: self)).\(key) is declared as \(Value.self), but its value is \(kind).")
        }
        return value
    }

    public func setManagedValue(_ value: Bool, _ key: String) {
        withKey(key) { managed_object_set_bool(object, $0, value) }
    }

    public func setManagedValue<Value: BinaryInteger>(_ value: Value, _ key: String) {
        withKey(key) { managed_object_set_integer(object, $0, Int64(truncatingIfNeeded: value)) }
    }

    public func setManagedValue<Value: BinaryFloatingPoint>(_ value: Value, _ key: String) {
        withKey(key) { managed_object_set_double(object, $0, Double(value)) }
    }

    public func setManagedValue<Value>(_ value: Value?, _ key: String) { setValue(value, forKey: key) }

    // MARK: Primitive values

    /// What `@NSManaged var primitiveName` becomes.
    public func managedPrimitive<Value>(_ key: String) -> Value {
        let found = primitiveValue(forKey: key)
        guard let value = found as? Value else {
            fatalError("The primitive value of \(type(of: self)).\(key) is no \(Value.self).")
        }
        return value
    }

    public func setManagedPrimitive<Value>(_ value: Value?, _ key: String) { setPrimitiveValue(value, forKey: key) }

    // MARK: To-many relationships

    /// Adds an object, or all of a collection, to a to-many relationship.
    public func addManaged(_ members: Any, to key: String) {
        withKey(key) { managed_object_add(object, $0, Self.collection(members)) }
    }

    public func removeManaged(_ members: Any, from key: String) {
        withKey(key) { managed_object_remove(object, $0, Self.collection(members)) }
    }

    private static func collection(_ members: Any) -> ObjCObject {
        switch members {
        case let member as NSManagedObject: objectiveCArray([member])
        case let set as NSOrderedSet: objectiveCArray(set.array)
        case let set as NSSet: objectiveCArray(set.allObjects)
        default: objectiveCAny(members) ?? objectiveCArray([])
        }
    }

    /// Inserts an object into an ordered relationship.
    public func insertManaged(_ member: NSManagedObject, into key: String, at index: Int) {
        mutableOrderedSetValue(forKey: key).insert(member, at: index)
    }

    public func insertManaged(_ members: [Any], into key: String, at indexes: NSIndexSet) {
        mutableOrderedSetValue(forKey: key).insert(members, at: indexes as IndexSet)
    }

    public func removeManaged(from key: String, at index: Int) {
        mutableOrderedSetValue(forKey: key).removeObject(at: index)
    }

    public func removeManaged(from key: String, at indexes: NSIndexSet) {
        mutableOrderedSetValue(forKey: key).removeObjects(at: indexes as IndexSet)
    }

    public func replaceManaged(in key: String, at index: Int, with member: NSManagedObject) {
        mutableOrderedSetValue(forKey: key).replaceObject(at: index, with: member)
    }

    public func replaceManaged(in key: String, at indexes: NSIndexSet, with members: [Any]) {
        mutableOrderedSetValue(forKey: key).replaceObjects(at: indexes as IndexSet, with: members)
    }
}
