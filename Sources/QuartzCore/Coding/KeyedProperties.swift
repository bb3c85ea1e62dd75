/// The properties of a class and of those above it, by key.
///
/// It never changes, so that threads can share it.
struct KeyedProperties: @unchecked Sendable {
    private let properties: [String: KeyedProperty]

    init(_ own: [KeyedProperty], above: KeyedProperties? = nil) {
        properties = own.reduce(into: above?.properties ?? [:]) { $0[$1.key] = $1 }
    }

    subscript(key: String) -> KeyedProperty? { properties[key] }

    /// All keys, in an order that is always the same.
    var keys: [String] { properties.keys.sorted() }
}
