/// Where the parts of a navigation controller's view are. All lengths are points.
struct NavigationLayout: Equatable {
    /// One of the two bars.
    struct Bar: Equatable {
        var height: CGFloat
        var isShown: Bool
        /// True if content extends under the bar.
        var isTranslucent: Bool
    }

    /// The view's.
    var bounds: CGRect
    /// The height of the status bar's overlap with the view, in points.
    var statusBarOverlap: CGFloat
    var top: Bar
    var bottom: Bar
    /// The height of a tab bar that is sliding in, in points.
    var bottomInset: CGFloat = 0

    /// The frame of the navigation bar. A hidden bar is directly above the content, so that both slide together.
    var navigationBar: CGRect {
        let y = bounds.minY + statusBarOverlap - (top.isShown ? 0 : top.height)
        return CGRect(x: bounds.minX, y: y, width: bounds.width, height: top.height)
    }

    /// Where the toolbar is; a hidden one is below the view.
    var toolbar: CGRect {
        let y = bounds.maxY - (bottom.isShown ? bottom.height + bottomInset : 0)
        return CGRect(x: bounds.minX, y: y, width: bounds.width, height: bottom.height)
    }

    /// Where the top controller's view is: between the bars, and under those that let it shine through.
    /// - Parameter isFullScreen: True if the view extends under the status bar where no navigation bar is between them.
    func content(isFullScreen: Bool) -> CGRect {
        var minY = bounds.minY + (isFullScreen ? 0 : statusBarOverlap)
        if top.isShown, !top.isTranslucent { minY = navigationBar.maxY }
        let maxY = bottom.isShown && !bottom.isTranslucent ? toolbar.minY : bounds.maxY - bottomInset
        return CGRect(x: bounds.minX, y: minY, width: bounds.width, height: max(maxY - minY, 0))
    }

    /// The edges of the content that translucent bars cover, in points.
    func covered(of content: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top.isShown && top.isTranslucent ? max(navigationBar.maxY - content.minY, 0) : 0, left: 0,
            bottom: bottom.isShown && bottom.isTranslucent ? max(content.maxY - toolbar.minY, 0) : 0, right: 0)
    }
}
