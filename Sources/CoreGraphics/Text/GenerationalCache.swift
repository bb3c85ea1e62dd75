/// A dictionary of bounded size that forgets what was not asked for lately.
///
/// Entries live in a young generation. When it is full it becomes the old one, and what was in the old one is gone; an
/// old entry that is asked for becomes young again.
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
