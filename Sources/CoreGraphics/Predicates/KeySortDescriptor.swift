/// A sort descriptor in Objective-C.
package final class KeySortDescriptor: NSSortDescriptor, @unchecked Sendable {
    let sortKey: String?
    package let selectorName: String
    private let isAscending: Bool
    package let part: any PredicatePart

    package convenience init(key: String?, ascending: Bool, selectorName: String) {
        self.init(
            part: Predicates.language.make(
                "NSSortDescriptor", "sortDescriptorWithKey:ascending:selector:", [key, ascending, selectorName]))
    }

    package init(part: any PredicatePart) {
        self.part = part
        sortKey = part.send("key") as? String
        selectorName = part.send("selector") as? String ?? "compare:"
        isAscending = part.send("ascending") as? Bool ?? true
        // Foundation wants a Swift key path, which is never asked for.
        super.init(keyPath: \[Int].count, ascending: isAscending)
    }

    package override var ascending: Bool { isAscending }
    package override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        part.compare(object1, to: object2)
    }

    package override var comparator: Comparator { { [part] in part.compare($0, to: $1) } }

    package override var reversedSortDescriptor: Any {
        KeySortDescriptor(key: sortKey, ascending: !isAscending, selectorName: selectorName)
    }

    package override func copy(with zone: NSZone? = nil) -> Any { self }
    package override var hash: Int { part.hash }

    package override func isEqual(_ object: Any?) -> Bool {
        (object as? KeySortDescriptor).map { part.isEqual(to: $0.part) } ?? false
    }
}
