/// The measures of navigation bars, in points.
enum NavigationBarMetrics {
    static let height: CGFloat = 44
    /// Of an iPhone on its side.
    static let lowHeight: CGFloat = 32
    /// What a prompt adds to the bar.
    static let promptHeight: CGFloat = 30
    /// From the bar's ends to the outer buttons.
    static let margin: CGFloat = 5
    /// Between buttons, and between them and the title.
    static let gap: CGFloat = 7
    /// A back button's part of the bar, at most.
    static let widestBack: CGFloat = 0.36

    /// The part of the bar below a prompt, without the dark line.
    static func content(of bounds: CGRect, hasPrompt: Bool, isLow: Bool) -> CGRect {
        guard hasPrompt else { return bounds }
        let height = min(isLow ? lowHeight : self.height, bounds.height)
        return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    /// Whether a bar of that height is one of an iPhone on its side.
    static func isLow(_ height: CGFloat) -> Bool {
        height > 0 && (height < 40 || height == self.height(hasPrompt: true, isLow: true))
    }

    static func height(hasPrompt: Bool, isLow: Bool) -> CGFloat {
        (isLow ? lowHeight : height) + (hasPrompt ? promptHeight : 0)
    }
}
