extension UIScreen {
    /// The area of the screen below the status bar, in points of the portrait screen.
    public var applicationFrame: CGRect {
        var frame = bounds
        let bar = UIApplication.shared.statusBarFrame
        guard !bar.isEmpty else { return frame }
        switch UIApplication.shared.statusBarOrientation {
        case .portraitUpsideDown: frame.size.height -= bar.height
        case .landscapeLeft:
            frame.origin.x += bar.width
            frame.size.width -= bar.width
        case .landscapeRight: frame.size.width -= bar.width
        default:
            frame.origin.y += bar.height
            frame.size.height -= bar.height
        }
        return frame
    }
}
