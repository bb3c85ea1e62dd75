/// Sort descriptors by the name of a key, which Swift's Foundation lacks on this platform; see ``PredicateWithFormat``.
/// - ObjC: -
public protocol SortDescriptorWithKey {}

extension NSSortDescriptor: SortDescriptorWithKey {}

extension SortDescriptorWithKey where Self: NSSortDescriptor {
    /// Sorts by the values of a key path, which compare by `compare:`.
    /// - Parameter key: The key path; nil to compare the objects themselves.
    /// - ObjC: -
    public init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending, selectorName: nil)
    }

    /// - Parameter selectorName: The method that compares two values; nil for `compare:`.
    package init(key: String?, ascending: Bool, selectorName: String?) {
        let descriptor = KeySortDescriptor(key: key, ascending: ascending, selectorName: selectorName ?? "compare:")
        guard let descriptor = descriptor as? Self else { fatalError("\(Self.self) has no initialiser with a key.") }
        self = descriptor
    }
}

extension NSSortDescriptor {
    /// The key path; nil for a descriptor by a Swift key path.
    /// - ObjC: -
    public var key: String? { (self as? KeySortDescriptor)?.sortKey }
}
