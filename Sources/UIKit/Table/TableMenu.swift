/// The edit menu of a row, in front of which a finger was held: copy, cut and paste as the delegate allows.
@MainActor final class TableMenu {
    private unowned let table: UITableView
    private lazy var target = TableMenuTarget(self)
    private var row: IndexPath?
    private weak var cell: UITableViewCell?
    private var hiding: (any NSObjectProtocol)?

    init(_ table: UITableView) { self.table = table }

    /// - Returns: true if the delegate wants the menu for that row.
    func show(for cell: UITableViewCell) -> Bool {
        guard let delegate = table.delegate, let number = table.display.row(of: cell) else { return false }
        let row = table.content.layout.indexPath(ofRow: number)
        guard delegate.tableView(table, shouldShowMenuForRowAt: row) else { return false }
        (self.row, self.cell) = (row, cell)
        if target.superview !== table { table.addSubview(target) }
        guard target.becomeFirstResponder() else { return false }
        let menu = UIMenuController.shared
        menu.setTargetRect(cell.frame, in: table)
        menu.setMenuVisible(true, animated: true)
        guard menu.isMenuVisible else {
            end()
            return false
        }
        hiding = NotificationCenter.default.addObserver(
            forName: UIMenuController.willHideMenuNotification, object: menu, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.end() } }
        return true
    }

    func canPerform(_ action: Selector, sender: Any?) -> Bool {
        guard let row, let delegate = table.delegate else { return false }
        return delegate.tableView(table, canPerformAction: action, forRowAt: row, withSender: sender)
    }

    func perform(_ action: Selector, sender: Any?) {
        guard let row else { return }
        table.delegate?.tableView(table, performAction: action, forRowAt: row, withSender: sender)
        self.row = nil
    }

    /// The menu goes. Its command, if one was tapped, is still to come.
    private func end() {
        if let hiding { NotificationCenter.default.removeObserver(hiding) }
        hiding = nil
        if let cell, cell.isHighlighted { cell.setHighlighted(false, animated: true) }
        cell = nil
    }
}

/// The first responder while the menu of a row is shown.
final class TableMenuTarget: UIView, UIResponderStandardEditActions {
    private weak var menu: TableMenu?

    init(_ menu: TableMenu) {
        self.menu = menu
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { return nil }

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard ["cut:", "copy:", "paste:"].contains(action.name) else { return false }
        return menu?.canPerform(action, sender: sender) ?? false
    }

    func cut(_ sender: Any?) { menu?.perform("cut:", sender: sender) }
    func copy(_ sender: Any?) { menu?.perform("copy:", sender: sender) }
    func paste(_ sender: Any?) { menu?.perform("paste:", sender: sender) }
}
