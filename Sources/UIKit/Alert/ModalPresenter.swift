/// What can be presented over everything.
@MainActor protocol ModalView: UIView {
    /// Whether it goes out of sight while another one is in front of it.
    var yieldsToNewer: Bool { get }
    /// The system takes it away.
    func cancel()
    /// Finds its place in the interface, which has just been turned or got a keyboard.
    func place(in window: ModalWindow)
}

/// The alerts and action sheets on screen, the newest in front. It keeps them alive.
@MainActor final class ModalPresenter {
    static let main = ModalPresenter()

    private struct Entry {
        let view: any ModalView
        let window: ModalWindow
    }

    private var entries: [Entry] = []
    private var observers: [any NSObjectProtocol] = []

    private init() {
        UIApplication.terminationObservers.append { [unowned self] in cancelAll() }
    }

    /// Opens a window for a view, and puts the view into it, as dark as night is at its beginning.
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

    /// Takes the view and its window away; what it had hidden comes back.
    func close(_ view: any ModalView) {
        guard let index = entries.firstIndex(where: { $0.view === view }) else { return }
        let entry = entries.remove(at: index)
        entry.window.close()
        view.removeFromSuperview()
        if entries.isEmpty { stopObserving() }
    }

    /// The view is about to go: shows what it had hidden.
    func willClose(_ view: any ModalView) {
        guard let index = entries.firstIndex(where: { $0.view === view }), index == entries.count - 1, index > 0 else {
            return
        }
        let former = entries[index - 1]
        if former.view.yieldsToNewer, view.yieldsToNewer { setHidden(false, former) }
    }

    /// The app ends: all that is presented is cancelled, the newest first.
    func cancelAll() {
        for entry in entries.reversed() { entry.view.cancel() }
    }

    func window(of view: any ModalView) -> ModalWindow? { entries.first { $0.view === view }?.window }

    private func setHidden(_ isHidden: Bool, _ entry: Entry) {
        UIView.animate(withDuration: Self.exchangeDuration) {
            entry.view.alpha = isHidden ? 0 : 1
            entry.window.darkness = isHidden ? 0 : 1
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
                entry.window.turn()
                entry.view.place(in: entry.window)
            }
        }
    }

    private func moveKeyboard(isShown: Bool) {
        let place = lastNote?.userInfo?[UIKeyboardFrameEndUserInfoKey] as? NSValue
        UIView.animate(withDuration: UIResponder.keyboardSlideDuration) {
            for entry in self.entries where entry.window.keyboardDidMove(to: isShown ? place?.rectValue : nil) {
                entry.view.place(in: entry.window)
            }
        }
    }

    /// How long an alert takes to make way for another one, in seconds.
    private static let exchangeDuration: TimeInterval = 0.2
}
