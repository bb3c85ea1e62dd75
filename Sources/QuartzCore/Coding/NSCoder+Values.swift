extension NSCoder {
    /// Encodes the values of these keys that are not nil, and the names of the application's own keys.
    func encodeValues(of keys: [String], own: [String], _ value: (String) -> Any?) {
        for key in keys + own {
            if let value = value(key), let archived = ArchivedLayerValue.archived(value) {
                encode(archived, forKey: key)
            }
        }
        if !own.isEmpty { encode(own, forKey: Self.ownKeys) }
    }

    /// Calls `set` with each value that the archive has for these keys and for the application's own.
    func decodeValues(of keys: [String], _ set: (String, Any?) -> Void) {
        let own = containsValue(forKey: Self.ownKeys) ? decodeObject(forKey: Self.ownKeys) as? [String] : nil
        for key in keys + (own ?? []) where containsValue(forKey: key) {
            set(key, ArchivedLayerValue.value(decodeObject(forKey: key)))
        }
    }

    private static let ownKeys = "CA.keys"
}
