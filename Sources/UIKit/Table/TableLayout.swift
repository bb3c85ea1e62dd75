/// The positions of all parts of a table, computed from the answers of the data source and the delegate, and kept until
/// these are asked again.
///
/// Rows are counted through all sections, so that the rows in sight are a range of numbers.
struct TableLayout {
    var sections: ContiguousArray<TableSection> = []
    var rowCount = 0
    /// Where the first section begins: below the table's header.
    var top: CGFloat = 0
    /// Where the last section ends: the table's footer begins.
    var bottom: CGFloat = 0

    // MARK: Names of rows

    /// - Returns: nil for a row that there is not.
    func number(of indexPath: IndexPath) -> Int? {
        guard indexPath.count == 2 else { return nil }
        let (section, row) = (indexPath[0], indexPath[1])
        guard sections.indices.contains(section), row >= 0, row < sections[section].rows.count else { return nil }
        return sections[section].firstRow + row
    }

    /// - Parameter number: the number of an existing row.
    func indexPath(ofRow number: Int) -> IndexPath {
        let section = section(ofRow: number)
        return IndexPath(row: number - sections[section].firstRow, section: section)
    }

    /// The section that a row is in: the last one that begins at or before it.
    func section(ofRow number: Int) -> Int {
        search { $0.firstRow <= number }
    }

    // MARK: Places

    func span(ofRow number: Int) -> TableSpan {
        let section = sections[section(ofRow: number)]
        return section.span(ofRow: number - section.firstRow)
    }

    /// The section at a place, the first or last one beyond them all. There must be one.
    func section(at place: CGFloat) -> Int { search { $0.top <= place } }

    /// The rows that overlap the range between two places.
    func rows(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard rowCount > 0, end > start else { return 0..<0 }
        let first = firstRow(endingBelow: start)
        let last = firstRow(beginningAtOrBelow: end)
        return first..<max(first, last)
    }

    /// The number of the first row that ends below a place, the count of rows if none does.
    private func firstRow(endingBelow place: CGFloat) -> Int {
        let index = section(at: place)
        let section = sections[index]
        let inside = place - section.rowsTop
        if inside < 0 { return section.firstRow }
        if inside >= section.rows.total { return section.firstRow + section.rows.count }
        return section.firstRow + section.rows.row(at: inside)
    }

    /// The number of the first row that begins at a place or below it.
    private func firstRow(beginningAtOrBelow place: CGFloat) -> Int {
        let index = section(at: place)
        let section = sections[index]
        let inside = place - section.rowsTop
        if inside <= 0 { return section.firstRow }
        if inside >= section.rows.total { return section.firstRow + section.rows.count }
        let row = section.rows.row(at: inside)
        return section.firstRow + (section.rows.top(of: row) < inside ? row + 1 : row)
    }

    /// The vertical range of the header, row or footer at a y coordinate, or of the space above or below them all.
    func span(at place: CGFloat) -> TableSpan {
        guard !sections.isEmpty, place >= top else {
            return TableSpan(top: -.infinity, bottom: sections.isEmpty ? .infinity : top)
        }
        guard place < bottom else { return TableSpan(top: bottom, bottom: .infinity) }
        let section = sections[section(at: place)]
        if place < section.rowsTop { return TableSpan(top: section.top, bottom: section.rowsTop) }
        if place >= section.rowsBottom { return TableSpan(top: section.rowsBottom, bottom: section.bottom) }
        return section.span(ofRow: section.rows.row(at: place - section.rowsTop))
    }

    /// The sections that overlap the range between two places.
    func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard !sections.isEmpty, end > start, start < bottom, end > top else { return 0..<0 }
        let (first, last) = (section(at: start), section(at: end))
        return first..<(last + 1)
    }

    /// Binary search for the last section that satisfies a condition which the first sections satisfy and the others do
    /// not; the first section if none does.
    private func search(_ isBefore: (TableSection) -> Bool) -> Int {
        var (low, high) = (0, sections.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if isBefore(sections[middle]) { low = middle } else { high = middle }
        }
        return low
    }
}
