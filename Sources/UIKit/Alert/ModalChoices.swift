/// The buttons of an alert view or an action sheet, with the indices of the cancel and destructive buttons.
struct ModalChoices {
    private(set) var titles: [String] = []
    /// The index of the cancel button; this and the next indices are -1 if there is no such button.
    var cancel = -1
    var destructive = -1
    var firstOther = -1

    /// - Returns: The index of the new button.
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

    /// The indices of the buttons from top to bottom: the destructive button comes first, the cancel button last.
    var stacked: [Int] {
        var order = titles.indices.filter { $0 != cancel && $0 != destructive }
        if titles.indices.contains(destructive) { order.insert(destructive, at: 0) }
        if titles.indices.contains(cancel), cancel != destructive { order.append(cancel) }
        return order
    }
}
