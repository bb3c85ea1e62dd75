/// What is in a table, as far as the data source was asked: at the first need, and whenever the table is reloaded.
@MainActor final class TableContent {
    private unowned let table: UITableView
    private(set) var layout = TableLayout()
    private(set) var isLoaded = false
    /// The width that the heights are for.
    private(set) var layoutWidth: CGFloat = 0
    /// Whether the app is being asked: what it asks in return gets the former answers.
    private var isLoading = false

    init(_ table: UITableView) { self.table = table }

    /// Asks if nobody has asked yet, or what was said does not hold any more.
    func load() {
        guard !isLoaded, table.dataSource != nil, !isLoading else { return }
        // Of what was there before nothing is left.
        table.reloadData()
    }

    /// What was said does not hold any more.
    func invalidate() { isLoaded = false }

    /// Asks for everything. Without a data source the table is empty.
    func reload() {
        guard !isLoading else { return }
        isLoaded = table.dataSource != nil
        replace(ask())
    }

    /// Asks for heights, headers and footers, since the width is another; as many rows are left as there were.
    func reloadHeights() {
        guard isLoaded, !isLoading else { return }
        replace(ask(counts: layout.sections.map(\.rows.count)))
    }

    /// The app has been asked for the content after a change. The scroll view learns its size when the change is shown.
    func show(_ layout: TableLayout) {
        self.layout = layout
        layoutWidth = table.layer.bounds.width
    }

    private func replace(_ layout: TableLayout) {
        show(layout)
        tellSize()
    }

    /// What the data source says now, an empty table without one.
    func ask(counts: [Int]? = nil) -> TableLayout {
        guard !isLoading, var builder = TableLayoutBuilder(table) else {
            return isLoading ? layout : emptyLayout
        }
        isLoading = true
        defer { isLoading = false }
        return builder.layout(counts: counts)
    }

    private var emptyLayout: TableLayout {
        var layout = TableLayout()
        layout.top = table.tableHeaderView.map { TableMetrics.height($0.frame.height) } ?? 0
        layout.bottom = layout.top
        return layout
    }

    /// The table's header has another height: everything moves.
    func headerDidChange() {
        let top = table.tableHeaderView.map { TableMetrics.height($0.frame.height) } ?? 0
        let way = top - layout.top
        if way != 0 {
            layout.top += way
            layout.bottom += way
            for index in layout.sections.indices { layout.sections[index].top += way }
        }
        tellSize()
    }

    /// Tells the scroll view how large the content is.
    func tellSize() {
        let footer = table.tableFooterView.map { TableMetrics.height($0.frame.height) } ?? 0
        table.contentSize = CGSize(width: table.bounds.width, height: layout.bottom + footer)
    }
}
