/// The items of a pasteboard and its change count.
package struct PasteboardContents {
    package var items: [[String: Any]] = []
    package var changeCount = 0

    package init() {}

    func types(of index: Int) -> [String] { items.indices.contains(index) ? items[index].keys.sorted() : [] }

    func value(_ type: String, of index: Int) -> Any? { items.indices.contains(index) ? items[index][type] : nil }

    var allTypes: Set<String> { Set(items.flatMap(\.keys)) }

    /// The indexes of an item set; those of all items if the set is nil. The result is nil if an index is out of range.
    func indexes(_ set: IndexSet?) -> [Int]? {
        guard let set else { return Array(items.indices) }
        guard (set.last ?? -1) < items.count else { return nil }
        return Array(set)
    }
}
