/// An alert view or action sheet.
@MainActor protocol ModalView: UIView {
    /// True if the view is hidden while another one is in front of it.
    var yieldsToNewer: Bool { get }
    /// Dismisses the view on behalf of the system.
    func cancel()
    /// Moves the view to its place, after the interface has rotated or a keyboard has moved.
    func place(in window: ModalWindow)
}

/// The visible alert views and action sheets, the newest in front. The presenter retains them.
@MainActor final class ModalPresenter {
    static let main = ModalPresenter()

    private struct Entry {
        let view: any ModalView
        /// nil if the view is shown in a popover.
        let window: ModalWindow?
    }

    private var entries: [Entry] = []
    private var observers: [any NSObjectProtocol] = []

    private init() {
        UIApplication.terminationObservers.append { [unowned self] in cancelAll() }
    }

    /// Opens a window with a transparent dimming view and adds the view. A view behind it that yields to newer ones is
    /// hidden.
    func open(_ view: any ModalView, dimming: UIView) -> ModalWindow {
        observe()
        let window = ModalWindow(dimming: dimming)
        if let former = entries.last, former.view.yieldsToNewer, view.yieldsToNewer {
            setHidden(true, former)
        }
        entries.append(Entry(view: view, window: window))
        window.stage.addSubview(view)
        view.place(in: window)
        window.open()
        return window
    }

    /// Retains a view that a popover shows.
    func keep(_ view: any ModalView) { entries.append(Entry(view: view, window: nil)) }

    /// Removes the view and closes its window.
    func close(_ view: any ModalView) {
        guard let index = entries.firstIndex(where: { $0.view === view }) else { return }
        let entry = entries.remove(at: index)
        entry.window?.close()
        view.removeFromSuperview()
        if entries.isEmpty { stopObserving() }
    }

    /// Called before the view is dismissed: shows the view that it had hidden.
    func willClose(_ view: any ModalView) {
        guard let index = entries.firstIndex(where: { $0.view === view }), index == entries.count - 1, index > 0 else {
            return
        }
        let former = entries[index - 1]
        if former.view.yieldsToNewer, view.yieldsToNewer { setHidden(false, former) }
    }

    /// Cancels all views, the newest first, because the app terminates.
    func cancelAll() {
        for entry in entries.reversed() { entry.view.cancel() }
    }

    func window(of view: any ModalView) -> ModalWindow? { entries.first { $0.view === view }?.window }

    private func setHidden(_ isHidden: Bool, _ entry: Entry) {
        UIView.animate(withDuration: Self.exchangeDuration) {
            entry.view.alpha = isHidden ? 0 : 1
            entry.window?.darkness = isHidden ? 0 : 1
        }
    }

    // MARK: The interface

    private func observe() {
        guard observers.isEmpty else { return }
        on(UIApplication.didChangeStatusBarOrientationNotification) { $0.turn() }
        on(UIResponder.keyboardWillShowNotification) { $0.moveKeyboard(isShown: true) }
        on(UIResponder.keyboardWillHideNotification) { $0.moveKeyboard(isShown: false) }
    }

    private func stopObserving() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
    }

    private func on(_ name: Notification.Name, _ handler: @escaping @MainActor (ModalPresenter) -> Void) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                MainActor.assumeIsolated {
                    self?.lastNote = note
                    if let self { handler(self) }
                    self?.lastNote = nil
                }
            })
    }

    private var lastNote: Notification?

    private func turn() {
        let duration = UIApplication.shared.statusBar.turnDuration
        UIView.animate(withDuration: duration) {
            for entry in self.entries {
                guard let window = entry.window else { continue }
                window.turn()
                entry.view.place(in: window)
            }
        }
    }

    private func moveKeyboard(isShown: Bool) {
        let place = lastNote?.userInfo?[UIKeyboardFrameEndUserInfoKey] as? NSValue
        UIView.animate(withDuration: UIResponder.keyboardSlideDuration) {
            for entry in self.entries {
                guard let window = entry.window, window.keyboardDidMove(to: isShown ? place?.rectValue : nil) else {
                    continue
                }
                entry.view.place(in: window)
            }
        }
    }

    /// The duration of the change from one alert view to another, in seconds.
    private static let exchangeDuration: TimeInterval = 0.2
}
