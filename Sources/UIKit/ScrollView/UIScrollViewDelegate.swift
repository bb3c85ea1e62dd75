/// Is told how a scroll view is scrolled and zoomed.
@MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// Called after the content offset has changed, by the user, an animation or the app; at every frame during
    /// scrolling.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Called when the user begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Called when the finger is lifted. The delegate can change where the content comes to rest. Not called for paging
    /// scroll views. (iOS 5.)
    /// - Parameters:
    ///   - velocity: The velocity of the content, in points per millisecond.
    ///   - targetContentOffset: The offset at which the content will come to rest. The delegate can change it.
    /// - ObjC: scrollViewWillEndDragging:withVelocity:targetContentOffset:
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    )

    /// Called after the user has lifted the finger.
    /// - Parameter decelerate: True if the content will decelerate after the drag.
    /// - ObjC: scrollViewDidEndDragging:willDecelerate:
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Called before the content decelerates after a drag.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Called after the content has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Called after an animation requested by the app has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Returns the view to scale when the user zooms. The default is nil: no zooming.
    /// - ObjC: viewForZoomingInScrollView:
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Called before zooming begins.
    /// - ObjC: scrollViewWillBeginZooming:withView:
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Called after the zoom scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Called after zooming has ended, including its bounce.
    /// - ObjC: -
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// The Objective-C form, whose scale is a `float` as in early SDKs.
    /// - ObjC: scrollViewDidEndZooming:withView:atScale:
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: Float)

    /// Returns true to let a tap on the status bar scroll to the top, the default.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// Called after a tap on the status bar has scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: Float) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
