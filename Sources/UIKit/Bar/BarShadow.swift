/// The image beside a bar that seems to be its shadow. (iOS 6.)
final class BarShadow: UIImageView {
    /// Shows an image at a bar, in the place of the one that was there.
    /// - Parameter place: `top` for a bar at the top of the screen, below which the shadow lies.
    /// - Returns: nil without an image.
    static func show(_ image: UIImage?, at place: BarBackground.Place, of bar: UIView, for former: BarShadow?)
        -> BarShadow?
    {
        guard let image, image.size.height > 0 else {
            former?.removeFromSuperview()
            return nil
        }
        let shadow = former ?? BarShadow(image: image)
        shadow.image = image
        let top = place == .top ? bar.bounds.maxY : bar.bounds.minY - image.size.height
        shadow.frame = CGRect(x: bar.bounds.minX, y: top, width: bar.bounds.width, height: image.size.height)
        shadow.autoresizingMask = [.flexibleWidth, place == .top ? .flexibleTopMargin : .flexibleBottomMargin]
        if shadow.superview !== bar { bar.insertSubview(shadow, at: 0) }
        return shadow
    }
}
