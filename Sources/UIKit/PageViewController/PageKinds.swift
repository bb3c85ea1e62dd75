extension UIPageViewController {
    /// The transitions between pages.
    /// - ObjC: UIPageViewControllerTransitionStyle
    public enum TransitionStyle: Int, Sendable {
        /// A page curl: pages are turned like those of a book.
        case pageCurl = 0
    }

    /// The direction in which pages follow each other.
    /// - ObjC: UIPageViewControllerNavigationOrientation
    public enum NavigationOrientation: Int, Sendable {
        /// From left to right, as in a book.
        case horizontal = 0
        /// From top to bottom, as in a wall calendar.
        case vertical = 1
    }

    /// The location of the spine, at which pages are bound.
    /// - ObjC: UIPageViewControllerSpineLocation
    public enum SpineLocation: Int, Sendable {
        /// There is no spine.
        case none = 0
        /// At the left or top edge.
        case min = 1
        /// In the middle: two pages are visible.
        case mid = 2
        /// At the right or bottom edge.
        case max = 3
    }

    /// The direction of a page turn: to the next or to the previous pages.
    /// - ObjC: UIPageViewControllerNavigationDirection
    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse = 1
    }
}

/// The options key for the location of the spine: an `NSNumber` with a ``UIPageViewController/SpineLocation``.
public let UIPageViewControllerOptionSpineLocationKey = "UIPageViewControllerOptionSpineLocationKey"
