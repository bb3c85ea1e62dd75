/// The communication between a table and its cells.
extension UITableView {
    /// Configures a cell for its row, before it is shown.
    final func prepare(_ cell: UITableViewCell, at indexPath: IndexPath, row: Int) {
        askForAccessory(of: cell, at: indexPath)
        updateLook(of: cell, at: indexPath, animated: false)
        cell.setShowsDeleteConfirmation(editor.isConfirming(row), animated: false)
        let isSelected = selection.contains(indexPath)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    }

    /// A delegate may give rows other accessories while the table is edited: it is asked again at the change.
    final func askForAccessory(of cell: UITableViewCell, at indexPath: IndexPath) {
        guard abilities.delegateHasAccessoryTypes, let delegate else { return }
        let type = delegate.tableView(self, accessoryTypeForRowWith: indexPath)
        if abilities.delegateHasAccessoryTypes { cell.accessoryType = type }
    }

    final func updateLook(of cell: UITableViewCell, at indexPath: IndexPath, animated: Bool) {
        var look = TableRowLook()
        look.tableStyle = style
        look.position = RowPosition(
            row: indexPath.row, of: content.layout.sections[indexPath.section].rows.count)
        look.separatorStyle = separatorStyle
        look.separatorColor = separatorColor
        look.tableColor = backgroundColor
        look.trailingInset = index.strip == nil ? 0 : TableMetrics.indexWidth
        look.deleteTitle = cell.look.deleteTitle
        look.indentationLevel = delegate?.tableView(self, indentationLevelForRowAt: indexPath) ?? 0
        if editor.isEditingRows { editor.describe(indexPath, in: &look) }
        cell.setLook(look, animated: animated)
    }

    /// The cells in sight have other lines or controls.
    final func looksDidChange() {
        guard content.isLoaded else { return }
        display.updateLooks(animated: false)
        backdrop.layOut()
    }

    /// Puts a cell that is leaving behind those that stay.
    final func sendBehindRows(_ cell: UITableViewCell) {
        if cell.superview === self { insertSubview(cell, at: rowLevel) }
    }

    /// A cell is about to leave the rows in sight.
    final func willRetire(_ cell: UITableViewCell) {
        touches.cellWillLeave(cell)
        editor.cellWillLeave(cell)
    }

    /// A plain cell for an identifier that nothing is registered for, after an exception.
    final func makeMissingCell(_ identifier: String) -> UITableViewCell {
        if !registry.hasSource(for: identifier) {
            FrameworkException.raise(
                .internalInconsistency,
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
                    + "or connect a prototype cell in a storyboard")
        }
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
}

extension UITableView: TableCellOwner {
    package final func accessoryTapped(_ cell: UITableViewCell) {
        guard let indexPath = indexPath(for: cell) else { return }
        cell.goAccessoryWay()
        delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    }

    package final func insertTapped(_ cell: UITableViewCell) { editor.insertTapped(cell) }
    package final func deleteAsked(_ cell: UITableViewCell) { editor.deleteAsked(cell) }
    package final func deleteConfirmed(_ cell: UITableViewCell) { editor.deleteConfirmed(cell) }
    package final func reorder(_ cell: UITableViewCell, _ phase: ReorderPhase) { mover.follow(cell, phase) }
}

extension UITableView {
    /// Registers an Objective-C class for the cells of this identifier.
    /// - ObjC: registerClass:forCellReuseIdentifier:
    @_disfavoredOverload public final func register(_ cellClass: Any?, forCellReuseIdentifier identifier: String) {
        registry.register(cellClass, for: identifier)
    }
}
