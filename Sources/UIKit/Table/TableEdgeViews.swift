/// The headers and footers of a table that are in sight.
///
/// In a plain table they stay in sight with their sections: headers at the top until the next one pushes them out,
/// footers at the bottom.
@MainActor final class TableEdgeViews {
    typealias Kind = TableSectionTitleView.Kind

    struct Item {
        let section: Int
        let kind: Kind
        let view: UIView
        var frame: CGRect
    }

    private unowned let table: UITableView
    private(set) var items: [Item] = []
    /// Views of titles that are not in sight.
    private var spares: [TableSectionTitleView] = []

    init(_ table: UITableView) { self.table = table }

    /// Makes the headers and footers that have come into sight, and removes the others.
    func update() {
        let bounds = table.layer.bounds
        let layout = table.content.layout
        let sections = layout.sections(from: bounds.minY, to: bounds.maxY)
        discard { !sections.contains($0.section) }
        for index in sections {
            for kind in [Kind.header, .footer] where !items.contains(where: { $0.section == index && $0.kind == kind })
            {
                show(kind, of: index)
            }
        }
    }

    /// Places floating headers and footers for the present offset.
    func pin() {
        for index in items.indices {
            let frame = frame(items[index].kind, ofSection: items[index].section)
            guard frame != items[index].frame else { continue }
            items[index].frame = frame
            items[index].view.frame = frame
        }
    }

    func discardAll() { discard { _ in true } }

    /// The view of a header or footer in sight.
    func view(_ kind: Kind, ofSection section: Int) -> UIView? {
        items.first { $0.section == section && $0.kind == kind }?.view
    }

    /// Hands over all views for an animated change. They keep their frames.
    func takeAll() -> [Item] {
        defer { items = [] }
        return items
    }

    /// Puts the view of a header or footer where it floats at the present offset.
    func place(_ view: UIView, _ kind: Kind, section: Int) {
        guard let index = items.firstIndex(where: { $0.view === view }) else { return }
        let frame = frame(kind, ofSection: section)
        items[index].frame = frame
        if view.frame != frame { view.frame = frame }
    }

    /// A view has left for good.
    func release(_ view: UIView) {
        guard !items.contains(where: { $0.view === view }) else { return }
        view.removeFromSuperview()
        if let title = view as? TableSectionTitleView, spares.count < Self.mostSpares { spares.append(title) }
    }

    private static let mostSpares = 8

    // MARK: Making

    /// - Parameter former: The view that showed it until now.
    func show(_ kind: Kind, of index: Int, reusing former: UIView? = nil) {
        guard let view = makeView(kind, of: index, reusing: former) else { return }
        let frame = frame(kind, ofSection: index)
        items.append(Item(section: index, kind: kind, view: view, frame: frame))
        UIView.performUnanimated {
            view.frame = frame
            if view.superview !== table { table.insertSubview(view, at: table.edgeLevel) }
        }
    }

    private func makeView(_ kind: Kind, of index: Int, reusing former: UIView?) -> UIView? {
        let section = table.content.layout.sections[index]
        let edge = kind == .header ? section.header : section.footer
        guard edge.height > 0 else { return nil }
        if let view = edge.view { return view }
        guard let title = edge.title else { return nil }
        let view = former as? TableSectionTitleView ?? spares.popLast() ?? TableSectionTitleView(frame: .zero)
        view.alpha = 1
        view.show(title, style: table.style, kind: kind)
        return view
    }

    private func discard(_ isOver: (Item) -> Bool) {
        guard items.contains(where: isOver) else { return }
        let over = items.filter(isOver)
        items.removeAll(where: isOver)
        for item in over { release(item.view) }
    }

    // MARK: Places

    /// Where a header or footer is at the present offset.
    func frame(_ kind: Kind, ofSection index: Int) -> CGRect {
        let section = table.content.layout.sections[index]
        let bounds = table.layer.bounds
        let height = kind == .header ? section.header.height : section.footer.height
        var y = (kind == .header ? section.top : section.rowsBottom) + table.mover.shift(kind, ofSection: index)
        if table.style == .plain {
            let inset = table.contentInset
            switch kind {
            case .header: y = max(y, min(bounds.minY + inset.top, section.rowsBottom - height))
            case .footer: y = min(y, max(bounds.maxY - inset.bottom - height, section.rowsTop))
            }
        }
        return CGRect(x: 0, y: y, width: bounds.width, height: height)
    }
}
