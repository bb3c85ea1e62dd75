extension SortDescriptorWithKey where Self: NSSortDescriptor {
    /// Sorts by the values of a key path.
    /// - Parameter selector: The method that compares two values, as `localizedCaseInsensitiveCompare:`.
    /// - ObjC: -
    public init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(key: key, ascending: ascending, selectorName: selector?.name)
    }
}

extension NSSortDescriptor {
    /// The method that compares two values; nil for a descriptor by a Swift key path.
    /// - ObjC: -
    public var selector: Selector? { (self as? KeySortDescriptor).map { Selector($0.selectorName) } }
}
