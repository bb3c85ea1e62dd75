extension UIPageViewController {
    /// The transition between pages.
    /// - ObjC: UIPageViewControllerTransitionStyle
    public enum TransitionStyle: Int, Sendable {
        /// Pages are turned like those of a book.
        case pageCurl = 0
    }

    /// Which way the pages follow each other.
    /// - ObjC: UIPageViewControllerNavigationOrientation
    public enum NavigationOrientation: Int, Sendable {
        /// From left to right, like a book.
        case horizontal = 0
        /// From top to bottom, like a calendar.
        case vertical = 1
    }

    /// Where pages are bound.
    /// - ObjC: UIPageViewControllerSpineLocation
    public enum SpineLocation: Int, Sendable {
        /// Pages are not bound.
        case none = 0
        /// At the left or upper edge.
        case min = 1
        /// In the middle: two pages are seen.
        case mid = 2
        /// At the right or lower edge.
        case max = 3
    }

    /// Whether the pages after or those before are turned to.
    /// - ObjC: UIPageViewControllerNavigationDirection
    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse = 1
    }
}

/// The key for the option that says where the spine is: an `NSNumber` with a ``UIPageViewController/SpineLocation``.
public let UIPageViewControllerOptionSpineLocationKey = "UIPageViewControllerOptionSpineLocationKey"
