extension NSCoder {
    /// Encodes the values that there are, and the names of those keys that are the application's own.
    func encodeValues(of keys: [String], own: [String], _ value: (String) -> Any?) {
        for key in keys + own {
            if let value = value(key), let archived = ArchivedLayerValue.archived(value) {
                encode(archived, forKey: key)
            }
        }
        if !own.isEmpty { encode(own, forKey: Self.ownKeys) }
    }

    /// Hands what the archive has for these keys, and for the application's own, to `set`.
    func decodeValues(of keys: [String], _ set: (String, Any?) -> Void) {
        let own = containsValue(forKey: Self.ownKeys) ? decodeObject(forKey: Self.ownKeys) as? [String] : nil
        for key in keys + (own ?? []) where containsValue(forKey: key) {
            set(key, ArchivedLayerValue.value(decodeObject(forKey: key)))
        }
    }

    private static let ownKeys = "CA.keys"
}
