/// The animation by which a row, header or footer appears or disappears.
struct TableMotion {
    var frame: CGRect
    var alpha: CGFloat = 1
    /// True if the content is clipped to the frame, whose height is animated.
    var clips = false

    /// - Parameters:
    ///   - home: Where it is, or would be, on this side of the change.
    ///   - groupHeight: The total height of the adjacent rows that are inserted or deleted together, in points.
    init(_ animation: UITableView.RowAnimation, home: CGRect, groupHeight: CGFloat) {
        frame = home
        switch animation {
        case .fade, .automatic: alpha = 0
        case .right: frame.origin.x += home.width
        case .left: frame.origin.x -= home.width
        case .top: frame.origin.y -= groupHeight
        case .bottom: frame.origin.y += groupHeight
        case .none: break
        case .middle:
            frame.origin.y = home.midY
            frame.size.height = 0
            clips = true
        }
    }
}
