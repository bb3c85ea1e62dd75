/// Adds content insets to a controller's table while the keyboard covers a part of it, and scrolls the row with the
/// first responder above the keyboard.
@MainActor final class KeyboardRoom {
    private unowned let controller: UITableViewController
    private var observers: [any NSObjectProtocol] = []
    /// The height that was added to the bottom insets, in points.
    private var room: CGFloat = 0

    init(_ controller: UITableViewController) { self.controller = controller }

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    func begin() {
        guard observers.isEmpty else { return }
        observe(UIResponder.keyboardWillShowNotification) { $0.keyboardWillShow($1) }
        observe(UIResponder.keyboardWillHideNotification) { $0.change(to: 0, $1) }
    }

    func end() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
        setRoom(0)
    }

    private func observe(
        _ name: Notification.Name, _ handler: @escaping @MainActor (KeyboardRoom, Notification) -> Void
    ) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                MainActor.assumeIsolated { if let self { handler(self, notification) } }
            })
    }

    private func keyboardWillShow(_ notification: Notification) {
        guard let table = controller.tableView, let window = table.window,
            let frame = (notification.userInfo?[UIKeyboardFrameEndUserInfoKey] as? NSValue)?.rectValue
        else { return }
        let keyboard = table.convert(window.convert(frame, from: nil), from: window as UIView)
        let visible = table.bounds
        let covered = keyboard.intersects(visible) ? visible.maxY - keyboard.minY : 0
        change(to: max(covered, 0), notification)
    }

    private func change(to newRoom: CGFloat, _ notification: Notification) {
        guard newRoom != room else { return }
        let duration = (notification.userInfo?[UIKeyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
        UIView.animate(withDuration: duration, delay: 0, options: .beginFromCurrentState) {
            self.setRoom(newRoom)
            if newRoom > 0 { self.showFirstResponder() }
        }
    }

    private func setRoom(_ newRoom: CGFloat) {
        guard newRoom != room, let table = controller.loadedView as? UITableView else { return }
        table.contentInset.bottom += newRoom - room
        table.scrollIndicatorInsets.bottom += newRoom - room
        room = newRoom
    }

    /// Scrolls the row with the first responder above the keyboard.
    private func showFirstResponder() {
        guard let table = controller.tableView, let view = table.window?.firstResponder as? UIView,
            view !== table, view.isDescendant(of: table)
        else { return }
        // A search bar stays whole at the top.
        let row = sequence(first: view, next: \.superview).first { $0 is UITableViewCell || $0 is UISearchBar } ?? view
        var wanted = table.convert(row.bounds, from: row)
        // The covered area must be below the row.
        wanted.size.height += room
        table.scrollRectToVisible(wanted, animated: false)
    }
}
