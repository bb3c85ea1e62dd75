/// The view that covers the content below the search bar during a search: dimmed, and with the search results table
/// while there is search text.
final class SearchOverlay: UIView {
    private let darkness = UIControl(frame: .zero)
    private(set) weak var table: UITableView?
    private var observers: [any NSObjectProtocol] = []
    /// The height of the overlay's lower end that the keyboard covers, in points.
    private var keyboardRoom: CGFloat = 0

    /// - Parameter onTap: Called for a tap on the dimmed content.
    init(onTap: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        isOpaque = false
        clipsToBounds = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        darkness.backgroundColor = UIColor(white: 0, alpha: 0.8)
        darkness.isOpaque = false
        darkness.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        darkness.accessibilityLabel = "Cancel search"
        darkness.addAction(UIAction { _ in onTap() }, for: .touchDown)
        addSubview(darkness)
        observe(UIResponder.keyboardWillShowNotification) { $0.keyboardWillShow($1) }
        observe(UIResponder.keyboardWillHideNotification) { overlay, _ in overlay.changeRoom(to: 0) }
    }

    required init?(coder: NSCoder) { return nil }

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    /// The opacity of the dimming, from 0 to 1.
    var darkening: CGFloat {
        get { darkness.alpha }
        set { darkness.alpha = newValue }
    }

    func show(_ table: UITableView) {
        self.table = table
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.frame = bounds
        addSubview(table)
        fitTable(from: 0)
    }

    func hideTable() {
        guard let table else { return }
        table.contentInset.bottom -= keyboardRoom
        table.scrollIndicatorInsets.bottom -= keyboardRoom
        table.removeFromSuperview()
        self.table = nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        darkness.frame = bounds
    }

    // MARK: Keyboard

    private func observe(
        _ name: Notification.Name, _ handler: @escaping @MainActor (SearchOverlay, Notification) -> Void
    ) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                MainActor.assumeIsolated { if let self { handler(self, notification) } }
            })
    }

    private func keyboardWillShow(_ notification: Notification) {
        guard let window, let frame = (notification.userInfo?[UIKeyboardFrameEndUserInfoKey] as? NSValue)?.rectValue
        else { return }
        let keyboard = convert(window.convert(frame, from: nil), from: nil)
        changeRoom(to: keyboard.intersects(bounds) ? max(bounds.maxY - keyboard.minY, 0) : 0)
    }

    private func changeRoom(to room: CGFloat) {
        let former = keyboardRoom
        keyboardRoom = room
        fitTable(from: former)
    }

    private func fitTable(from former: CGFloat) {
        guard let table, keyboardRoom != former else { return }
        table.contentInset.bottom += keyboardRoom - former
        table.scrollIndicatorInsets.bottom += keyboardRoom - former
    }
}
