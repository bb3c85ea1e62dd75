extension UIScreen {
    /// A display link for this screen's frames. iOS 4.
    /// - ObjC: displayLinkWithTarget:selector:
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
}
