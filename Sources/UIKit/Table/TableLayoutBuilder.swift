/// Asks the data source and the delegate of a table for its content and heights.
///
/// Each row's height is asked for once. A delegate that does not implement heights is asked for one row only: all rows
/// then have the table's height, and many rows cost no more than few.
@MainActor struct TableLayoutBuilder {
    private let table: UITableView
    private let dataSource: any UITableViewDataSource
    private let delegate: (any UITableViewDelegate)?
    private let isGrouped: Bool
    private var knowsRowHeights = true
    private var knowsHeaderHeights = true
    private var knowsFooterHeights = true

    /// - Returns: nil without a data source.
    init?(_ table: UITableView) {
        guard let dataSource = table.dataSource else { return nil }
        (self.table, self.dataSource, delegate) = (table, dataSource, table.delegate)
        isGrouped = table.style == .grouped
        knowsRowHeights = delegate != nil
        knowsHeaderHeights = delegate != nil
        knowsFooterHeights = delegate != nil
    }

    /// Asks for sections, rows and their heights; headers and footers have no height yet.
    /// - Parameter counts: The number of rows in each section, if known; nil asks the data source.
    mutating func rows(counts: [Int]? = nil) -> TableLayout {
        var layout = TableLayout()
        let count = counts?.count ?? dataSource.numberOfSections(in: table)
        for index in 0..<min(max(count, 0), TableMetrics.mostSections) {
            var section = TableSection()
            section.firstRow = layout.rowCount
            let rowCount = counts?[index] ?? dataSource.tableView(table, numberOfRowsInSection: index)
            section.rows = rows(min(max(rowCount, 0), TableMetrics.mostRows), of: index)
            layout.sections.append(section)
            layout.rowCount += section.rows.count
        }
        place(&layout)
        return layout
    }

    /// Asks for the headers and footers of sections whose rows are known.
    mutating func addEdges(to layout: inout TableLayout) {
        for index in layout.sections.indices {
            layout.sections[index].header = header(of: index)
            layout.sections[index].footer = footer(of: index)
        }
        place(&layout)
    }

    /// Puts the sections below each other.
    private func place(_ layout: inout TableLayout) {
        layout.top = table.tableHeaderView.map { TableMetrics.height($0.frame.height) } ?? 0
        var place = layout.top
        for index in layout.sections.indices {
            layout.sections[index].top = place
            place = layout.sections[index].bottom
        }
        layout.bottom = place
    }

    // MARK: Rows

    private mutating func rows(_ count: Int, of section: Int) -> TableRowHeights {
        let edge: CGFloat = isGrouped ? 1 : 0
        let uniform = TableMetrics.height(table.rowHeight)
        guard count > 0, let delegate, knowsRowHeights else {
            return TableRowHeights(count: count, height: uniform, upper: edge, lower: edge)
        }
        let first = delegate.tableView(table, heightForRowAt: IndexPath(row: 0, section: section))
        guard first != UnansweredHeight.value else {
            knowsRowHeights = false
            return TableRowHeights(count: count, height: uniform, upper: edge, lower: edge)
        }
        var tops = ContiguousArray<CGFloat>()
        tops.reserveCapacity(count + 1)
        tops.append(0)
        var top = TableMetrics.height(first) + edge
        for row in 1..<max(count, 1) {
            tops.append(top)
            top += TableMetrics.height(delegate.tableView(table, heightForRowAt: IndexPath(row: row, section: section)))
        }
        tops.append(top + edge)
        return TableRowHeights(tops: tops)
    }

    // MARK: Headers and footers

    private mutating func header(of section: Int) -> TableSectionEdge {
        var edge = TableSectionEdge()
        edge.title = dataSource.tableView(table, titleForHeaderInSection: section)
        var height = UnansweredHeight.value
        if knowsHeaderHeights, let delegate {
            height = delegate.tableView(table, heightForHeaderInSection: section)
            knowsHeaderHeights = height != UnansweredHeight.value
        }
        edge.view = delegate?.tableView(table, viewForHeaderInSection: section)
        edge.height = self.height(
            of: edge, answer: height, property: table.sectionHeaderHeight, kind: .header,
            margin: section == 0 ? TableMetrics.groupedMargin : 0)
        return edge
    }

    private mutating func footer(of section: Int) -> TableSectionEdge {
        var edge = TableSectionEdge()
        edge.title = dataSource.tableView(table, titleForFooterInSection: section)
        var height = UnansweredHeight.value
        if knowsFooterHeights, let delegate {
            height = delegate.tableView(table, heightForFooterInSection: section)
            knowsFooterHeights = height != UnansweredHeight.value
        }
        edge.view = delegate?.tableView(table, viewForFooterInSection: section)
        edge.height = self.height(
            of: edge, answer: height, property: table.sectionFooterHeight, kind: .footer)
        return edge
    }

    /// - Parameters:
    ///   - answer: The result of the delegate.
    ///   - property: The value of the table's property.
    ///   - margin: The additional space above a title of a grouped table, in points.
    private func height(
        of edge: TableSectionEdge, answer: CGFloat, property: CGFloat, kind: TableSectionTitleView.Kind,
        margin: CGFloat = 0
    ) -> CGFloat {
        // In a plain table an empty header or footer has no height.
        if !isGrouped, edge.isEmpty { return 0 }
        // In a grouped table 0 leaves the height to the table; who wants none answers a fraction of a point.
        let isAnswered = answer != UnansweredHeight.value && !(isGrouped && answer == 0)
        if isAnswered { return TableMetrics.height(answer) }
        guard isGrouped, edge.view == nil, let title = edge.title, property == TableMetrics.groupedEdgeHeight else {
            return TableMetrics.height(property)
        }
        return TableSectionTitleView.groupedHeight(of: title, kind: kind, width: table.bounds.width) + margin
    }
}
