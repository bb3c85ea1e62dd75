extension UIScreen {
    /// Returns a display link for the frames of this screen. iOS 4.
    /// - ObjC: displayLinkWithTarget:selector:
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
}
