/// Where a section of a table is: its header, its rows, its footer.
struct TableSection {
    /// Where the header begins, in the table's coordinates.
    var top: CGFloat = 0
    /// The number of rows in the previous sections.
    var firstRow = 0
    var header = TableSectionEdge()
    var footer = TableSectionEdge()
    var rows = TableRowHeights(count: 0, height: 0, upper: 0, lower: 0)

    var rowsTop: CGFloat { top + header.height }
    var rowsBottom: CGFloat { rowsTop + rows.total }
    var bottom: CGFloat { rowsBottom + footer.height }

    func span(ofRow row: Int) -> TableSpan {
        TableSpan(top: rowsTop + rows.top(of: row), bottom: rowsTop + rows.bottom(of: row))
    }
}

/// A stretch of a table from top to bottom.
struct TableSpan: Equatable {
    var top: CGFloat
    var bottom: CGFloat

    var height: CGFloat { bottom - top }
}
