extension InterfaceSpace {
    /// Whether the screen is an iPad's.
    @MainActor static var isTablet: Bool { min(UIScreen.main.bounds.width, UIScreen.main.bounds.height) >= 768 }

    /// Turns a view upright, and makes it as large as the window.
    /// - Parameter underStatusBar: Whether the part under the status bar belongs to the view.
    @MainActor func fill(_ window: UIWindow, with view: UIView, under underStatusBar: Bool) {
        let frame = underStatusBar ? window.bounds : window.convert(UIScreen.main.applicationFrame, from: nil)
        let size = orientation.isLandscape ? CGSize(width: frame.height, height: frame.width) : frame.size
        view.transform = rotation
        view.bounds = CGRect(origin: view.bounds.origin, size: size)
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
}
