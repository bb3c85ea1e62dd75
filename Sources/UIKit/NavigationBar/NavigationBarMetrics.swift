/// Dimensions of navigation bars, in points.
enum NavigationBarMetrics {
    static let height: CGFloat = 44
    /// The height on an iPhone in landscape orientation.
    static let lowHeight: CGFloat = 32
    /// The additional height of a bar with a prompt.
    static let promptHeight: CGFloat = 30
    /// The margin between the bar's ends and the outer buttons.
    static let margin: CGFloat = 5
    /// The gap between buttons, and between a button and the title.
    static let gap: CGFloat = 7
    /// The greatest width of a back button, as a part of the bar's width.
    static let widestBack: CGFloat = 0.36

    /// The rectangle for title and buttons: the whole bar, or the part below a prompt.
    static func content(of bounds: CGRect, hasPrompt: Bool, isLow: Bool) -> CGRect {
        guard hasPrompt else { return bounds }
        let height = min(isLow ? lowHeight : self.height, bounds.height)
        return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    /// Returns true if a bar with this height has the lower form for an iPhone in landscape orientation.
    static func isLow(_ height: CGFloat) -> Bool {
        height > 0 && (height < 40 || height == self.height(hasPrompt: true, isLow: true))
    }

    static func height(hasPrompt: Bool, isLow: Bool) -> CGFloat {
        (isLow ? lowHeight : height) + (hasPrompt ? promptHeight : 0)
    }
}
