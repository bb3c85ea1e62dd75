/// A dictionary of bounded size that drops entries which have not been used lately.
///
/// New entries are in a young generation. When that is full it becomes the old one, and the former old one is dropped.
/// An old entry that is used becomes young again.
struct GenerationalCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private let capacity: Int

    /// - Parameter capacity: the most entries, at least 2.
    init(capacity: Int) {
        self.capacity = max(1, capacity / 2)
    }

    var count: Int { young.count + old.count }

    mutating func value(for key: Key) -> Value? {
        if let value = young[key] { return value }
        guard let value = old.removeValue(forKey: key) else { return nil }
        insert(value, for: key)
        return value
    }

    mutating func insert(_ value: Value, for key: Key) {
        if young.count >= capacity {
            old = young
            young = [:]
        }
        young[key] = value
    }

    mutating func removeAll() {
        young = [:]
        old = [:]
    }
}
