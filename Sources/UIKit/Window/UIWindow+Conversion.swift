extension UIWindow {
    /// Converts a point of this window to the coordinates of another, or of the screen if it is nil.
    /// - ObjC: convertPoint:toWindow:
    public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let onScreen = point.applying(transformToSuperview)
        return window.map { $0.fromScreen(onScreen) } ?? onScreen
    }

    /// Converts a point of another window, or of the screen if it is nil, to the coordinates of this one.
    /// - ObjC: convertPoint:fromWindow:
    public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        fromScreen(window.map { point.applying($0.transformToSuperview) } ?? point)
    }

    /// Converts a rectangle of this window to the coordinates of another, or of the screen if it is nil.
    /// - ObjC: convertRect:toWindow:
    public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        let onScreen = rect.applying(transformToSuperview)
        return window.map { onScreen.applying($0.transformToSuperview.inverted()) } ?? onScreen
    }

    /// Converts a rectangle of another window, or of the screen if it is nil, to the coordinates of this one.
    /// - ObjC: convertRect:fromWindow:
    public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        (window.map { rect.applying($0.transformToSuperview) } ?? rect).applying(transformToSuperview.inverted())
    }

    /// Converts a point on the screen to the window's coordinates.
    func fromScreen(_ point: CGPoint) -> CGPoint { point.applying(transformToSuperview.inverted()) }
}
