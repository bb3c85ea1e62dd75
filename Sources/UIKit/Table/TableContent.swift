/// What is in a table, as far as the data source was asked: at the first need, and whenever the table is reloaded.
///
/// A reload asks for rows at once, and for headers and footers when somebody has to know where they are, as a rule when
/// the table is laid out.
@MainActor final class TableContent {
    private unowned let table: UITableView
    /// Where everything is; asks for headers and footers if that is still to be done.
    var layout: TableLayout {
        askForEdges()
        return knownLayout
    }

    private var knownLayout = TableLayout()
    /// Whether headers and footers are still to be asked for.
    private var lacksEdges = false
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
        guard var builder = TableLayoutBuilder(table) else { return replace(emptyLayout) }
        isLoading = true
        let rows = builder.rows()
        isLoading = false
        show(rows)
        lacksEdges = true
    }

    /// How many rows there are, whatever headers there may be.
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

    /// Asks for heights, headers and footers, since the width is another; as many rows are left as there were.
    func reloadHeights() {
        guard isLoaded, !isLoading else { return }
        replace(ask(counts: knownLayout.sections.map(\.rows.count)))
    }

    /// The app has been asked for the content after a change. The scroll view learns its size when the change is shown.
    func show(_ layout: TableLayout) {
        knownLayout = layout
        lacksEdges = false
        layoutWidth = table.layer.bounds.width
    }

    private func replace(_ layout: TableLayout) {
        show(layout)
        tellSize()
    }

    /// What the data source says now, an empty table without one.
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

    /// Tells the scroll view how large the content is.
    func tellSize() {
        let footer = table.tableFooterView.map { TableMetrics.height($0.frame.height) } ?? 0
        table.contentSize = CGSize(width: table.bounds.width, height: layout.bottom + footer)
    }
}
