package extension ArchivedObject {
    /// An element of a collection that is nil.
    static let nothing = ArchivedObject(className: "nil", content: .null)

    /// Whether this stands for nil, not for an object.
    var isNothing: Bool {
        guard case .null = content else { return false }
        return className == "nil"
    }

    var isSet: Bool { isKind(of: "NSSet") || isKind(of: "NSMutableSet") }

    /// Whether the object is of a class or of one below it, as far as the archive tells.
    func isKind(of name: String) -> Bool { className == name || ancestors.contains(name) }
}
