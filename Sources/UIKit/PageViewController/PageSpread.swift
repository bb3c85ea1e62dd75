/// Where the pages are.
struct PageSpread: Equatable {
    let bounds: CGRect
    let orientation: UIPageViewController.NavigationOrientation
    let spine: UIPageViewController.SpineLocation

    /// How many controllers are shown.
    var count: Int { spine == .mid ? 2 : 1 }

    /// The frame of a page: 0 the left or upper one, 1 the other. Without a spine in the middle there is one only.
    func frame(_ index: Int) -> CGRect {
        guard spine == .mid else { return bounds }
        if orientation == .horizontal {
            let middle = (bounds.width / 2).rounded()
            return index == 0
                ? CGRect(x: 0, y: 0, width: middle, height: bounds.height)
                : CGRect(x: middle, y: 0, width: bounds.width - middle, height: bounds.height)
        }
        let middle = (bounds.height / 2).rounded()
        return index == 0
            ? CGRect(x: 0, y: 0, width: bounds.width, height: middle)
            : CGRect(x: 0, y: middle, width: bounds.width, height: bounds.height - middle)
    }

    /// The page that is turned to go on, or back.
    func turningPage(_ direction: UIPageViewController.NavigationDirection) -> Int {
        spine == .mid && direction == .forward ? 1 : 0
    }

    /// From the spine to the free edge of the page that is turned, of length 1.
    func way(_ direction: UIPageViewController.NavigationDirection) -> CGPoint {
        let isTowardsEnd = spine == .mid ? direction == .forward : spine != .max
        let sign: CGFloat = isTowardsEnd ? 1 : -1
        return orientation == .horizontal ? CGPoint(x: sign, y: 0) : CGPoint(x: 0, y: sign)
    }

    /// Where fingers go that turn on: the other way turns back.
    var forwardMotion: CGPoint {
        let sign: CGFloat = spine == .max ? 1 : -1
        return orientation == .horizontal ? CGPoint(x: sign, y: 0) : CGPoint(x: 0, y: sign)
    }

    /// The length that a finger goes from one end of turning a page to the other, in points.
    var reach: CGFloat {
        let length = orientation == .horizontal ? bounds.width : bounds.height
        return max(spine == .mid ? length : length * 1.6, 1)
    }
}
