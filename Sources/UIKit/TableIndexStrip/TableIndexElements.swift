/// The titles of a table's index as accessibility elements, which scripts can tap.
@MainActor final class TableIndexElements {
    private unowned let strip: TableIndexStrip
    private var elements: [UIAccessibilityElement] = []

    init(_ strip: TableIndexStrip) { self.strip = strip }

    func element(at index: Int) -> UIAccessibilityElement? {
        guard strip.titles.indices.contains(index) else { return nil }
        while elements.count <= index { elements.append(UIAccessibilityElement(accessibilityContainer: strip)) }
        let element = elements[index]
        let title = strip.titles[index]
        element.accessibilityLabel = title == UITableViewIndexSearch ? "Search" : title
        let layout = TableIndexLayout(titleCount: strip.titles.count, in: strip.bounds)
        element.accessibilityFrame = strip.convert(layout.rect(ofTitle: index), to: nil)
        return element
    }

    func index(of element: Any?) -> Int {
        guard let element = element as? UIAccessibilityElement else { return NSNotFound }
        return elements.firstIndex { $0 === element } ?? NSNotFound
    }
}
