import ObjCBridge

/// Key-value coding, which Swift's NSObject lacks on this platform.
extension NSManagedObject {
    /// The value at the end of a path of keys (`category.name`), with collection operators (`ingredients.@count`).
    public func value(forKeyPath keyPath: String) -> Any? { send("valueForKeyPath:", keyPath) }

    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        send("setValue:forKeyPath:", value, keyPath)
    }

    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// The values of several properties, NSNull for nil.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
    }

    /// A set whose changes are those of a relationship.
    public func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet(of: self, key: key) }

    /// An ordered set whose changes are those of an ordered relationship.
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        RelationshipOrderedSet(of: self, key: key)
    }
}
