internal import MainLoop

/// Follows the finger that may select a row: the row is highlighted as long as it is down, and selected when it is
/// lifted.
@MainActor final class TableTouches {
    private unowned let table: UITableView
    private weak var touch: UITouch?
    private weak var cell: UITableViewCell?
    private var menuCall: ScheduledCall?

    init(_ table: UITableView) { self.table = table }

    func began(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touch == nil, let touch = touches.first else { return }
        if table.editor.cancelConfirmation(animated: true) { return }
        guard let cell = cell(under: touch), table.display.row(of: cell) != nil,
            !UIMenuController.shared.wasVisibleAtTouch
        else { return }
        self.touch = touch
        scheduleMenu()
        guard table.selection.isAllowed else { return }
        self.cell = cell
        cell.setHighlighted(true, animated: false)
    }

    func moved(_ touches: Set<UITouch>) {
        guard let touch, touches.contains(touch) else { return }
        // A finger leaves its row only if the table does not scroll with it.
        guard let cell, !cell.point(inside: touch.location(in: cell), with: nil) else { return }
        forget()
    }

    func ended(_ touches: Set<UITouch>) {
        guard let touch, touches.contains(touch) else { return }
        let cell = cell
        (self.touch, self.cell) = (nil, nil)
        cancelMenu()
        guard let cell, let row = table.display.row(of: cell) else { return }
        table.selection.tap(table.content.layout.indexPath(ofRow: row))
        cell.setHighlighted(false, animated: false)
    }

    func cancelled(_ touches: Set<UITouch>) {
        guard let touch, touches.contains(touch) else { return }
        forget()
    }

    /// The finger selects nothing any more.
    func forget() {
        touch = nil
        cancelMenu()
        let cell = cell
        self.cell = nil
        if let cell, cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    }

    func cellWillLeave(_ cell: UITableViewCell) {
        if cell === self.cell { forget() }
    }

    /// The cell that a finger touched down in.
    private func cell(under touch: UITouch) -> UITableViewCell? {
        sequence(first: touch.view, next: { $0?.superviewReference }).lazy
            .prefix { $0 !== self.table }.compactMap { $0 as? UITableViewCell }.first
    }

    // MARK: Menu

    private func scheduleMenu() {
        guard table.delegate != nil, let touch else { return }
        menuCall = MainLoop.main.schedule(at: MainLoop.main.now + Self.menuDelay) { [weak self] in
            self?.showMenu(for: touch)
        }
    }

    private func cancelMenu() {
        menuCall?.cancel()
        menuCall = nil
    }

    private func showMenu(for touch: UITouch) {
        menuCall = nil
        guard touch === self.touch, let cell = cell ?? cell(under: touch), table.menu.show(for: cell) else { return }
        // The finger shows the menu: it does not select the row any more. The row stays highlighted as long as the
        // menu.
        (self.touch, self.cell) = (nil, nil)
    }

    /// The time in seconds that a touch must be held, after the content has received it, until the edit menu appears.
    private static let menuDelay: TimeInterval = 0.6
}
