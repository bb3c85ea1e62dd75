extension UIWindow {
    /// A point of this window in the coordinates of another; nil means the screen's.
    /// - ObjC: convertPoint:toWindow:
    public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let onScreen = point.applying(transformToSuperview)
        return window.map { $0.fromScreen(onScreen) } ?? onScreen
    }

    /// A point of another window in the coordinates of this one; nil means the screen's.
    /// - ObjC: convertPoint:fromWindow:
    public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        fromScreen(window.map { point.applying($0.transformToSuperview) } ?? point)
    }

    /// A rectangle of this window in the coordinates of another; nil means the screen's.
    /// - ObjC: convertRect:toWindow:
    public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        let onScreen = rect.applying(transformToSuperview)
        return window.map { onScreen.applying($0.transformToSuperview.inverted()) } ?? onScreen
    }

    /// A rectangle of another window in the coordinates of this one; nil means the screen's.
    /// - ObjC: convertRect:fromWindow:
    public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        (window.map { rect.applying($0.transformToSuperview) } ?? rect).applying(transformToSuperview.inverted())
    }

    /// A point on the screen in the window's coordinates.
    func fromScreen(_ point: CGPoint) -> CGPoint { point.applying(transformToSuperview.inverted()) }
}
