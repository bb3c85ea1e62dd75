import Archiving

/// An object of a document while it is compiled.
struct NibSubject {
    let object: InterfaceObject
    let resolved: ResolvedClass
    /// The document's properties, by the index of their key's rule; nil for a key that the document does not have.
    private(set) var given: [InterfaceProperty?]
    private(set) var fields: [ArchivedField] = []
    /// The framework class in the nib. The app's custom class is added to it.
    var nibClassName: String

    init(_ object: InterfaceObject, _ resolved: ResolvedClass) {
        self.object = object
        self.resolved = resolved
        given = Array(repeating: nil, count: resolved.rules.count)
        nibClassName = resolved.nibName
        fields.reserveCapacity(24)
    }

    /// - Returns: Whether the class has the key.
    mutating func take(_ property: InterfaceProperty) -> Bool {
        guard let place = resolved.place(of: property.key) else { return false }
        given[place] = property
        return true
    }

    mutating func add(_ key: String, _ value: ArchivedValue?) {
        if let value { fields.append(ArchivedField(key, value)) }
    }

    mutating func add(_ key: String, _ constant: NibConstant, as kind: NibField.Kind) {
        switch constant {
        case .boolean(let value): add(key, .boolean(value))
        case .integer(let value): add(key, .integer(Int64(value)))
        case .real(let value): add(key, kind == .double ? .double(value) : .float(Float(value)))
        case .pair(let first, let second): add(key, .structure(.pair(first, second)))
        }
    }

    func has(_ key: String) -> Bool { fields.contains { $0.key == key } }

    func property(_ key: String) -> InterfaceProperty? { resolved.place(of: key).flatMap { given[$0] } }

    func number(_ key: String) -> Double? { property(key)?.value.number }

    func flag(_ key: String) -> Bool? { property(key)?.value.flag }
}
