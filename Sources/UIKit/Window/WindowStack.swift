/// The windows of the process, their order and visibility, and the key window.
@MainActor package final class WindowStack {
    package static let main = WindowStack()

    private struct Entry {
        weak var window: UIWindow?
    }

    private var entries: [Entry] = []
    private var lastOrder = 0
    private weak var key: UIWindow?

    /// All windows, including hidden ones, from back to front.
    package var windows: [UIWindow] {
        entries.compactMap(\.window).sorted { ($0.windowLevel, $0.order) < ($1.windowLevel, $1.order) }
    }

    package var keyWindow: UIWindow? { key }

    func register(_ window: UIWindow) {
        entries.removeAll { $0.window == nil }
        entries.append(Entry(window: window))
        orderToFront(window)
    }

    func orderToFront(_ window: UIWindow) {
        lastOrder += 1
        window.order = lastOrder
        if !window.isHidden { arrange() }
    }

    /// Makes another window the key window.
    func makeKey(_ window: UIWindow?) {
        guard window !== key else { return }
        let former = key
        key = nil
        former?.resignKey()
        key = window
        window?.becomeKey()
    }

    func windowDidHide(_ window: UIWindow) {
        arrange()
        guard key === window else { return }
        // The key goes to the frontmost of the screen's other windows that can be seen.
        makeKey(
            windows.last { $0 !== window && $0.screen === window.screen && !$0.isHidden && $0.canBecomeKey })
    }

    /// Adds the layers of the visible windows to the layer trees of their screens, in order.
    func arrange() {
        for (index, window) in windows.filter({ !$0.isHidden }).enumerated() {
            guard let root = window.screen.host?.rootLayer else { continue }
            if window.layer.superlayer !== root { root.addSublayer(window.layer) }
            window.layer.zPosition = CGFloat(index)
        }
    }
}
