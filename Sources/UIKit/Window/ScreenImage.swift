/// Returns an image of the screen, for apps that had permission to call `UIGetScreenImage`.
/// - Returns: the app's windows in their order; nil without a screen.
public func UIGetScreenImage() -> CGImage? {
    MainActor.assumeIsolated {
        let screen = UIScreen.main
        UIGraphicsBeginImageContextWithOptions(screen.bounds.size, true, ScreenScale.current)
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        for window in UIApplication.shared.windows where !window.isHidden {
            context.saveGState()
            context.translateBy(x: window.frame.minX, y: window.frame.minY)
            window.layer.render(in: context)
            context.restoreGState()
        }
        return UIGraphicsGetImageFromCurrentImageContext()?.cgImage
    }
}
