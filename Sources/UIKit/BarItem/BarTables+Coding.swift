/// The tables of bars and items, as archives keep them: by the numbers of what the entries are for.
extension Dictionary where Self.Key: RawRepresentable<Int> {
    /// - Parameter entry: What is kept of an entry.
    /// - Returns: nil for an empty table.
    func archive(_ entry: (Value) -> Any?) -> [NSNumber: Any]? {
        guard !isEmpty else { return nil }
        var archive: [NSNumber: Any] = [:]
        for (key, value) in self { archive[NSNumber(value: key.rawValue)] = entry(value) }
        return archive
    }

    /// - Parameters:
    ///   - archive: What ``archive(_:)`` gave out; what is not of that kind is left out.
    ///   - entry: Makes an entry of what was kept of it.
    init(archive: [AnyHashable: Any]?, _ entry: (Any) -> Value?) {
        self.init()
        for case (let number as NSNumber, let kept) in archive ?? [:] {
            if let key = Self.Key(rawValue: number.intValue) { self[key] = entry(kept) }
        }
    }
}

extension StateTable {
    /// The values by the numbers of their states; nil if there are none.
    func archive(_ entry: (Value) -> Any? = { $0 }) -> [NSNumber: Any]? {
        var archive: [NSNumber: Any] = [:]
        for state in states { archive[NSNumber(value: state.rawValue)] = self[exactly: state].flatMap(entry) }
        return archive.isEmpty ? nil : archive
    }

    /// - Parameter archive: What ``archive(_:)`` gave out; what is not of that kind is left out.
    init(archive: Any?) {
        self.init()
        for case (let state as NSNumber, let value as Value) in archive as? [AnyHashable: Any] ?? [:] {
            self[exactly: UIControl.State(rawValue: state.uintValue)] = value
        }
    }
}
