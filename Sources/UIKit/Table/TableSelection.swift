/// Which rows of a table are selected, and how that changes.
@MainActor final class TableSelection {
    private unowned let table: UITableView
    /// In the order in which they were selected.
    private(set) var rows: [IndexPath] = []

    init(_ table: UITableView) { self.table = table }

    func contains(_ row: IndexPath) -> Bool { !rows.isEmpty && rows.contains(row) }

    /// True if the user can select rows now.
    var isAllowed: Bool {
        guard table.editor.isEditingRows else { return table.allowsSelection }
        return table.allowsSelectionDuringEditing || table.allowsMultipleSelectionDuringEditing
    }

    private var allowsSeveral: Bool {
        table.editor.isEditingRows ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
    }

    /// The selected row nearest to the centre of the visible area; nil if no row is selected.
    var nearestToMiddle: IndexPath? {
        let middle = table.bounds.midY
        func distance(_ row: IndexPath) -> CGFloat { abs(table.rectForRow(at: row).midY - middle) }
        return rows.min { distance($0) < distance($1) }
    }

    // MARK: By the user

    /// Selects a row that was tapped. The delegate can select another row instead, or none. The previous selection is
    /// removed first, unless the delegate keeps it.
    func tap(_ tapped: IndexPath) {
        if allowsSeveral, contains(tapped) {
            deselect(tapped)
            return
        }
        var target: IndexPath? = tapped
        if let delegate = table.delegate { target = delegate.tableView(table, willSelectRowAt: tapped) }
        guard let target, table.content.layout.number(of: target) != nil else { return }
        if !allowsSeveral {
            for row in rows where row != target { deselect(row) }
        }
        guard table.content.layout.number(of: target) != nil else { return }
        add(target, animated: false)
        if let cell = table.cellForRow(at: target) { cell.goSelectionWay() }
        table.delegate?.tableView(table, didSelectRowAt: target)
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: table)
    }

    private func deselect(_ row: IndexPath) {
        var target: IndexPath? = row
        if let delegate = table.delegate { target = delegate.tableView(table, willDeselectRowAt: row) }
        guard let target, contains(target) else { return }
        remove(target, animated: false)
        table.delegate?.tableView(table, didDeselectRowAt: target)
    }

    // MARK: By the app

    /// Selects a row, and nil none. The delegate is not told.
    func selectByApp(_ row: IndexPath?, animated: Bool) {
        guard let row else {
            for row in rows { remove(row, animated: animated) }
            return
        }
        guard table.loadedLayout.number(of: row) != nil else { return }
        if !allowsSeveral {
            for other in rows where other != row { remove(other, animated: animated) }
        }
        add(row, animated: animated)
    }

    private func add(_ row: IndexPath, animated: Bool) {
        if !contains(row) { rows.append(row) }
        cell(row)?.setSelected(true, animated: animated)
    }

    func remove(_ row: IndexPath, animated: Bool) {
        guard let index = rows.firstIndex(of: row) else { return }
        rows.remove(at: index)
        cell(row)?.setSelected(false, animated: animated)
    }

    private func cell(_ row: IndexPath) -> UITableViewCell? {
        table.content.layout.number(of: row).flatMap { table.display.cell(ofRow: $0) }
    }

    // MARK: Changes

    /// Called when the app allows only one selected row: the first one stays selected.
    func rulesDidChange() {
        guard !allowsSeveral, rows.count > 1 else { return }
        for row in rows.dropFirst() { remove(row, animated: false) }
    }

    /// Clears the selection without updating cells, which are about to be reused.
    func forget() { rows = [] }

    /// Renumbers the selected rows after a change; deleted rows are dropped.
    func renumber(_ place: (IndexPath) -> IndexPath?) { rows = rows.compactMap(place) }
}
