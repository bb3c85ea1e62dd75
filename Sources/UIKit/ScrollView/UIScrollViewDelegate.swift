/// Is told how a scroll view is scrolled and zoomed.
@MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// The content offset changed: by a finger, by itself, or by the app. Sent at every frame while scrolling.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// A finger begins to drag the content.
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

    /// The finger was lifted.
    /// - Parameter decelerate: True if the content will decelerate after the drag.
    /// - ObjC: scrollViewDidEndDragging:willDecelerate:
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// The finger was lifted and the content goes on moving.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// The content has come to rest after a drag.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// An animation that the app asked for is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The view that is scaled when the content is zoomed. nil by default: no zooming.
    /// - ObjC: viewForZoomingInScrollView:
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Zooming begins.
    /// - ObjC: scrollViewWillBeginZooming:withView:
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// The zoom scale changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Zooming is over, its bounce included.
    /// - ObjC: -
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// The same for Objective-C, where the scale was a `float` in those years.
    /// - ObjC: scrollViewDidEndZooming:withView:atScale:
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: Float)

    /// Returns true to let a tap on the status bar scroll to the top, the default.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// A tap on the status bar has scrolled to the top.
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
