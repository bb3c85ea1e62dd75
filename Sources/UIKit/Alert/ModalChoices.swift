/// The buttons of an alert or an action sheet, and which of them are special.
struct ModalChoices {
    private(set) var titles: [String] = []
    /// -1 where there is none.
    var cancel = -1
    var destructive = -1
    var firstOther = -1

    /// - Returns: the new button's index.
    mutating func add(_ title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    mutating func addOthers(_ others: [String]) {
        for title in others {
            let index = add(title)
            if firstOther < 0 { firstOther = index }
        }
    }

    func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

    /// The buttons from top to bottom: the one that cancels is the last, the one that destroys the first.
    var stacked: [Int] {
        var order = titles.indices.filter { $0 != cancel && $0 != destructive }
        if titles.indices.contains(destructive) { order.insert(destructive, at: 0) }
        if titles.indices.contains(cancel), cancel != destructive { order.append(cancel) }
        return order
    }
}
