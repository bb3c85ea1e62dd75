extension InterfaceSpace {
    /// True if the screen has the size of an iPad's.
    @MainActor static var isTablet: Bool { UIScreen.main.profile.isPad }

    /// Rotates a view upright and resizes it to the window.
    /// - Parameter underStatusBar: True if the view extends under the status bar.
    @MainActor func fill(_ window: UIWindow, with view: UIView, under underStatusBar: Bool) {
        let frame = underStatusBar ? window.bounds : window.convert(UIScreen.main.applicationFrame, from: nil)
        let size = orientation.isLandscape ? CGSize(width: frame.height, height: frame.width) : frame.size
        view.transform = rotation
        view.bounds = CGRect(origin: view.bounds.origin, size: size)
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
}
