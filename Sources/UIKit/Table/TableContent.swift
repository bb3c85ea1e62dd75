/// The content of a table as the data source described it, when it was first needed or last reloaded.
///
/// A reload asks for rows at once, and for headers and footers when their frames are needed, usually at layout.
@MainActor final class TableContent {
    private unowned let table: UITableView
    /// The layout of the table; asks for headers and footers if that was not done yet.
    var layout: TableLayout {
        askForEdges()
        return knownLayout
    }

    private var knownLayout = TableLayout()
    /// True if the data source was not asked for headers and footers yet.
    private var lacksEdges = false
    private(set) var isLoaded = false
    /// The width that the heights are for.
    private(set) var layoutWidth: CGFloat = 0
    /// True while the app is being asked: its calls of the table meanwhile get the former content.
    private var isLoading = false

    init(_ table: UITableView) { self.table = table }

    /// Asks the data source, if the content is not loaded or not valid any more.
    func load() {
        guard !isLoaded, table.dataSource != nil, !isLoading else { return }
        // The former rows are gone completely.
        table.reloadData()
    }

    /// Marks the content as not valid any more.
    func invalidate() { isLoaded = false }

    /// Asks for everything. Without a data source the table is empty.
    func reload() {
        guard !isLoading else { return }
        isLoaded = table.dataSource != nil
        guard var builder = TableLayoutBuilder(table) else { return replace(emptyLayout) }
        isLoading = true
        let rows = builder.rows()
        isLoading = false
        show(rows)
        lacksEdges = true
    }

    /// The number of rows; does not ask for headers and footers.
    var rowCount: Int { knownLayout.rowCount }

    private func askForEdges() {
        guard lacksEdges, !isLoading else { return }
        lacksEdges = false
        guard var builder = TableLayoutBuilder(table) else { return }
        isLoading = true
        var layout = knownLayout
        builder.addEdges(to: &layout)
        isLoading = false
        replace(layout)
    }

    /// Asks again for heights, headers and footers, because the width has changed; the numbers of rows stay.
    func reloadHeights() {
        guard isLoaded, !isLoading else { return }
        replace(ask(counts: knownLayout.sections.map(\.rows.count)))
    }

    /// Sets the content after a change. The scroll view's content size is set when the change is shown.
    func show(_ layout: TableLayout) {
        knownLayout = layout
        lacksEdges = false
        layoutWidth = table.layer.bounds.width
    }

    private func replace(_ layout: TableLayout) {
        show(layout)
        tellSize()
    }

    /// Asks the data source; without one the table is empty.
    func ask(counts: [Int]? = nil) -> TableLayout {
        guard !isLoading, var builder = TableLayoutBuilder(table) else {
            return isLoading ? knownLayout : emptyLayout
        }
        isLoading = true
        defer { isLoading = false }
        var layout = builder.rows(counts: counts)
        builder.addEdges(to: &layout)
        return layout
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
        let way = top - knownLayout.top
        if way != 0 {
            knownLayout.top += way
            knownLayout.bottom += way
            for index in knownLayout.sections.indices { knownLayout.sections[index].top += way }
        }
        if !lacksEdges { tellSize() }
    }

    /// Sets the scroll view's content size.
    func tellSize() {
        let footer = table.tableFooterView.map { TableMetrics.height($0.frame.height) } ?? 0
        table.contentSize = CGSize(width: table.bounds.width, height: layout.bottom + footer)
    }
}
