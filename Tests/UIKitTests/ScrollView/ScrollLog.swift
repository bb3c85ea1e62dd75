import UIKit

/// Writes down what a scroll view tells.
@MainActor final class ScrollLog: UIScrollViewDelegate {
    var lines: [String] = []
    var scrolls = 0
    weak var zoomed: UIView?

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("begin drag") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        lines.append("end drag \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { lines.append("begin decelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("end decelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("end animation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { lines.append("begin zoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        lines.append("end zoom \(scale)")
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { lines.append("top") }
}
