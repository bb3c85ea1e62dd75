/// The editing controls of a cell: the insert or delete control at the left, the reordering control at the right, and
/// the delete confirmation button. Each exists only while it is shown or its animation runs.
@MainActor final class TableCellControls {
    private unowned let cell: UITableViewCell
    private(set) var isEditing = false
    private(set) var showsDeleteConfirmation = false
    private var editControl: TableCellEditControl?
    private var grip: ReorderGrip?
    private var confirmation: DeleteConfirmation?
    private var shownState = UITableViewCell.StateMask.default
    /// The number of the latest change: the completion of an earlier animation is ignored.
    private var change = 0

    init(_ cell: UITableViewCell) { self.cell = cell }

    // MARK: State

    var showsEditControl: Bool { isEditing && (cell.look.selectsSeveral || cell.look.editingStyle != .none) }
    var showsGrip: Bool { isEditing && cell.look.showsReorderControl }
    var confirmationWidth: CGFloat { confirmation?.fittingWidth ?? 0 }

    private var state: UITableViewCell.StateMask {
        var state = UITableViewCell.StateMask.default
        if showsEditControl { state.insert(.showingEditControl) }
        if showsDeleteConfirmation { state.insert(.showingDeleteConfirmation) }
        return state
    }

    func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        if animated, cell.look.isEditing != editing { cell.layoutIfNeeded() }
        isEditing = editing
        if !editing { showsDeleteConfirmation = false }
        update(animated: animated)
    }

    func setShowsDeleteConfirmation(_ shows: Bool, animated: Bool) {
        guard shows != showsDeleteConfirmation else { return }
        if animated { cell.layoutIfNeeded() }
        showsDeleteConfirmation = shows
        update(animated: animated)
    }

    /// Updates the controls after the table changed the cell's ``TableRowLook``.
    func lookDidChange(from old: TableRowLook, animated: Bool) {
        if cell.look.isEditing != isEditing {
            cell.setEditing(cell.look.isEditing, animated: animated)
        } else {
            update(animated: animated)
        }
    }

    /// Hides the delete confirmation, because the cell is about to show another row.
    func reset() {
        setShowsDeleteConfirmation(false, animated: false)
    }

    // MARK: Changes

    private func update(animated: Bool) {
        let state = state
        let changesState = state != shownState
        shownState = state
        if changesState { cell.willTransition(to: state) }
        makeControls()
        change += 1
        let current = change
        let isAnimated = animated && cell.window != nil && UIView.areAnimationsEnabled
        cell.parts.accessoryDidChange(animated: isAnimated)
        cell.setNeedsLayout()
        guard isAnimated else {
            removeHiddenControls()
            if changesState { cell.didTransition(to: state) }
            return
        }
        let cell = cell
        UIView.animate(
            withDuration: TableCellMetrics.editingDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: { cell.layoutIfNeeded() },
            completion: { _ in
                if cell.controls.change == current { cell.controls.removeHiddenControls() }
                if changesState { cell.didTransition(to: state) }
            })
    }

    /// Makes the controls to be shown, at the frames from which they move in.
    private func makeControls() {
        if showsEditControl {
            let control = editControl ?? add(TableCellEditControl(of: cell))
            control.kind = kind
            editControl = control
            showMark()
        }
        if showsGrip, grip == nil { grip = add(ReorderGrip(of: cell)) }
        if showsDeleteConfirmation {
            if let confirmation {
                confirmation.title = cell.look.deleteTitle
            } else {
                let made = add(DeleteConfirmation(of: cell, title: cell.look.deleteTitle))
                confirmation = made
                let place = TableCellLayout(of: cell).deleteButton
                made.frame = CGRect(x: place.maxX, y: place.minY, width: 0, height: place.height)
            }
        }
    }

    private func add<Control: UIView>(_ control: Control) -> Control {
        cell.addSubview(control)
        // Laid out now, since subviews must not move in from the corner, and the cell's own layout is part of the
        // animation that follows.
        control.layoutSubviews()
        return control
    }

    private var kind: TableCellEditControl.Kind {
        if cell.look.selectsSeveral { return .mark }
        return cell.look.editingStyle == .insert ? .insert : .delete
    }

    /// Shows the check mark in the circle if the row is selected.
    func showMark() { editControl?.isMarked = cell.highlighting.isSelected }

    private func removeHiddenControls() {
        if !showsEditControl {
            editControl?.removeFromSuperview()
            editControl = nil
        }
        if !showsGrip {
            grip?.removeFromSuperview()
            grip = nil
        }
        if !showsDeleteConfirmation {
            confirmation?.removeFromSuperview()
            confirmation = nil
        }
    }

    // MARK: Layout

    func layOut(_ layout: TableCellLayout) {
        if let editControl {
            editControl.move(to: layout.editControl)
            editControl.alpha = showsEditControl ? 1 : 0
            editControl.isTurned = showsDeleteConfirmation && editControl.kind == .delete
        }
        if let grip {
            grip.move(to: layout.grip)
            grip.alpha = showsGrip && !showsDeleteConfirmation ? 1 : 0
        }
        if let confirmation {
            let place = layout.deleteButton
            confirmation.move(
                to: showsDeleteConfirmation
                    ? place : CGRect(x: place.maxX, y: place.minY, width: 0, height: place.height))
        }
    }

    // MARK: Actions of the controls

    func editControlTapped() {
        guard let editControl, showsEditControl else { return }
        switch editControl.kind {
        case .delete: cell.owner?.deleteAsked(cell)
        case .insert:
            sendEditAction()
            cell.owner?.insertTapped(cell)
        case .mark: break
        }
    }

    func confirmationTapped() {
        guard showsDeleteConfirmation else { return }
        sendEditAction()
        cell.owner?.deleteConfirmed(cell)
    }

    private func sendEditAction() {
        guard let action = cell.editAction else { return }
        UIApplication.shared.sendAction(action, to: cell.target, from: cell, for: nil)
    }

    func accessoryTapped() {
        let cell = cell
        if let action = cell.accessoryAction {
            UIApplication.shared.sendAction(action, to: cell.target, from: cell, for: nil)
        }
        cell.owner?.accessoryTapped(cell)
    }
}
