/// The editing of a table's rows: the mode with its controls, and the delete button that a swipe or a tap on a minus
/// brings.
@MainActor final class TableEditor: UIGestureRecognizerDelegate {
    private unowned let table: UITableView
    private let swipe = TableSwipeRecognizer(target: nil, action: nil)
    /// True if the rows show their controls.
    private(set) var isEditingRows = false
    /// The row whose delete button is shown.
    private weak var confirming: UITableViewCell?
    /// The row whose delete button a swipe has brought.
    private var swipedRow: IndexPath?
    /// True while the data source is called to commit a deletion.
    private var isCommitting = false

    init(_ table: UITableView) { self.table = table }

    /// Lets the table notice swipes.
    func install() {
        swipe.direction = [.left, .right]
        swipe.delegate = self
        swipe.addAction(UIAction { [weak self] _ in self?.swiped() })
        table.addGestureRecognizer(swipe)
    }

    /// True if rows show their editing controls, or a row shows the delete confirmation of a swipe.
    var isEditing: Bool { isEditingRows || swipedRow != nil }

    // MARK: Mode

    func setEditing(_ editing: Bool, animated: Bool) {
        cancelConfirmation(animated: animated)
        guard editing != isEditingRows else { return }
        isEditingRows = editing
        table.touches.forget()
        if !editing { table.mover.cancel() }
        table.selection.selectByApp(nil, animated: false)
        table.display.askForAccessories()
        table.display.updateLooks(animated: animated && table.window != nil)
    }

    /// Sets the editing controls of a row.
    func describe(_ row: IndexPath, in look: inout TableRowLook) {
        guard let dataSource = table.dataSource, dataSource.tableView(table, canEditRowAt: row) else { return }
        look.isEditing = true
        look.selectsSeveral = table.allowsMultipleSelectionDuringEditing
        look.editingStyle = table.delegate?.tableView(table, editingStyleForRowAt: row) ?? .delete
        look.indentsWhileEditing = table.delegate?.tableView(table, shouldIndentWhileEditingRowAt: row) ?? true
        look.showsReorderControl = table.abilities.has(.move) && dataSource.tableView(table, canMoveRowAt: row)
    }

    // MARK: Deleting

    func isConfirming(_ row: Int) -> Bool {
        confirming.map { table.display.row(of: $0) == row } ?? false
    }

    func deleteAsked(_ cell: UITableViewCell) {
        let isSame = cell === confirming
        cancelConfirmation(animated: true)
        guard !isSame, let row = path(of: cell) else { return }
        confirm(cell, row)
    }

    private func confirm(_ cell: UITableViewCell, _ row: IndexPath) {
        let title = table.delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: row)
        cell.setDeleteTitle(title)
        confirming = cell
        cell.setShowsDeleteConfirmation(true, animated: true)
    }

    func deleteConfirmed(_ cell: UITableViewCell) {
        guard let row = path(of: cell) else { return }
        isCommitting = true
        table.dataSource?.tableView(table, commit: .delete, forRowAt: row)
        isCommitting = false
        // A row that was not deleted after all shows its button no longer.
        if cell === confirming { cancelConfirmation(animated: true) } else { finishSwipe() }
    }

    func insertTapped(_ cell: UITableViewCell) {
        cancelConfirmation(animated: true)
        guard let row = path(of: cell) else { return }
        table.dataSource?.tableView(table, commit: .insert, forRowAt: row)
    }

    /// Takes the delete button away.
    /// - Returns: true if there was one.
    @discardableResult
    func cancelConfirmation(animated: Bool) -> Bool {
        guard let cell = confirming else { return false }
        confirming = nil
        cell.setShowsDeleteConfirmation(false, animated: animated && table.window != nil)
        finishSwipe()
        return true
    }

    private func finishSwipe() {
        guard let row = swipedRow, !isCommitting else { return }
        swipedRow = nil
        table.delegate?.tableView(table, didEndEditingRowAt: row)
    }

    /// Called when the cell with the delete button scrolls out of sight or is reloaded.
    func cellWillLeave(_ cell: UITableViewCell) {
        cell.setShowsDeleteConfirmation(false, animated: false)
        letGo(of: cell)
    }

    func forget() {
        if let confirming { cellWillLeave(confirming) }
    }

    /// The row of a cell is deleted: the cell leaves with its button.
    func letGo(of cell: UITableViewCell) {
        guard cell === confirming else { return }
        confirming = nil
        finishSwipe()
    }

    private func path(of cell: UITableViewCell) -> IndexPath? {
        table.display.row(of: cell).map { table.content.layout.indexPath(ofRow: $0) }
    }

    // MARK: Touches

    /// While a delete button is shown every finger that is not on it takes it away, and does nothing else.
    func filter(_ view: UIView?) -> UIView? {
        guard let confirming, let view else { return view }
        return view.isDescendant(of: confirming) && view is UIControl ? view : table
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        // Sliders and switches in cells follow the finger themselves.
        !isEditingRows && confirming == nil && !(touch.view is UIControl)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { rowToSwipe != nil }

    /// The row under the finger, if a swipe over it may delete it.
    private var rowToSwipe: IndexPath? {
        guard !isEditing, table.abilities.has(.commit), let dataSource = table.dataSource,
            let row = table.row(at: swipe.location(in: table)), dataSource.tableView(table, canEditRowAt: row)
        else { return nil }
        let style = table.delegate?.tableView(table, editingStyleForRowAt: row) ?? .delete
        return style == .delete ? row : nil
    }

    private func swiped() {
        guard swipe.state == .ended, let row = table.row(at: swipe.location(in: table)),
            let cell = table.cellForRow(at: row)
        else { return }
        table.touches.forget()
        swipedRow = row
        table.delegate?.tableView(table, willBeginEditingRowAt: row)
        guard path(of: cell) == row else { return finishSwipe() }
        confirm(cell, row)
    }
}

extension UITableViewCell {
    /// - Parameter title: nil for the platform's own.
    fileprivate func setDeleteTitle(_ title: String?) {
        var look = look
        look.deleteTitle = title ?? TableRowLook().deleteTitle
        setLook(look, animated: false)
    }
}
