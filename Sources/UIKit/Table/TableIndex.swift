/// The letters at the right edge of a table that lead to its sections.
@MainActor final class TableIndex {
    private unowned let table: UITableView
    private(set) var strip: TableIndexStrip?
    private var titles: [String] = []

    init(_ table: UITableView) { self.table = table }

    /// Asks the data source for the titles.
    func reload() {
        titles = table.style == .plain ? table.dataSource?.sectionIndexTitles(for: table) ?? [] : []
        rowsDidChange()
    }

    /// Shows the letters if there are some, and enough rows to need them.
    func rowsDidChange() {
        let isNeeded = !titles.isEmpty && table.content.rowCount >= table.sectionIndexMinimumDisplayRowCount
        guard isNeeded else {
            guard let former = strip else { return }
            former.removeFromSuperview()
            strip = nil
            makeRoom()
            return table.looksDidChange()
        }
        let strip = self.strip ?? TableIndexStrip(frame: .zero)
        strip.titles = titles
        if self.strip == nil {
            self.strip = strip
            strip.onSection = { [weak self] in self?.go(to: $0) }
            table.addSubview(strip)
            table.looksDidChange()
        }
        makeRoom()
        layOut()
    }

    // MARK: The search bar

    /// The search bar at the top of the table's content, beside which the letters are.
    private var searchBar: UISearchBar? {
        guard let header = table.tableHeaderView else { return nil }
        return header as? UISearchBar ?? header.subviewList.lazy.compactMap { $0 as? UISearchBar }.first
    }

    /// Makes the search bar's field end before the index, which is hidden during a search.
    func makeRoom() {
        guard let searchBar else {
            strip?.isHidden = false
            return
        }
        strip?.isHidden = searchBar.isSearching
        searchBar.trailingRoom = strip == nil ? 0 : Self.room
    }

    /// The width to the right of the search field, besides its own margin, in points.
    private static let room: CGFloat = 26

    func layOut() {
        guard let strip else { return }
        let (bounds, inset) = (table.layer.bounds, table.contentInset)
        let frame = CGRect(
            x: bounds.maxX - TableMetrics.indexWidth, y: bounds.minY + inset.top, width: TableMetrics.indexWidth,
            height: max(bounds.height - inset.top - inset.bottom, 0))
        if strip.layer.frame != frame { strip.frame = frame }
    }

    /// The finger is on a letter: its section comes to the top, for the magnifier the table's header.
    private func go(to place: Int) {
        guard titles.indices.contains(place), let dataSource = table.dataSource else { return }
        let section = dataSource.tableView(table, sectionForSectionIndexTitle: titles[place], at: place)
        let layout = table.loadedLayout
        guard layout.sections.indices.contains(section) else { return }
        let range = table.scrollRange
        let y = layout.sections[section].top - table.contentInset.top
        table.contentOffset = CGPoint(x: table.contentOffset.x, y: range.y.clamp(y))
    }
}
