/// Archiving of dictionaries in bars and items: the keys are archived as raw values.
extension Dictionary where Self.Key: RawRepresentable<Int> {
    /// - Parameter entry: Converts a value to an archived object; nil leaves the entry out.
    /// - Returns: nil for an empty dictionary.
    func archive(_ entry: (Value) -> Any?) -> [NSNumber: Any]? {
        guard !isEmpty else { return nil }
        var archive: [NSNumber: Any] = [:]
        for (key, value) in self { archive[NSNumber(value: key.rawValue)] = entry(value) }
        return archive
    }

    /// - Parameters:
    ///   - archive: A result of ``archive(_:)``; entries of other types are left out.
    ///   - entry: Converts an archived object back to a value; nil leaves the entry out.
    init(archive: [AnyHashable: Any]?, _ entry: (Any) -> Value?) {
        self.init()
        for case (let number as NSNumber, let kept) in archive ?? [:] {
            if let key = Self.Key(rawValue: number.intValue) { self[key] = entry(kept) }
        }
    }
}

extension StateTable {
    /// The values by the raw values of their states; nil if there are none.
    func archive(_ entry: (Value) -> Any? = { $0 }) -> [NSNumber: Any]? {
        var archive: [NSNumber: Any] = [:]
        for state in states { archive[NSNumber(value: state.rawValue)] = self[exactly: state].flatMap(entry) }
        return archive.isEmpty ? nil : archive
    }

    /// - Parameter archive: A result of ``archive(_:)``; entries of other types are left out.
    init(archive: Any?) {
        self.init()
        for case (let state as NSNumber, let value as Value) in archive as? [AnyHashable: Any] ?? [:] {
            self[exactly: UIControl.State(rawValue: state.uintValue)] = value
        }
    }
}
