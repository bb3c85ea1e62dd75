/// The layout of the visible pages.
struct PageSpread: Equatable {
    let bounds: CGRect
    let orientation: UIPageViewController.NavigationOrientation
    let spine: UIPageViewController.SpineLocation

    /// The number of visible pages.
    var count: Int { spine == .mid ? 2 : 1 }

    /// The frame of a page: 0 is the left or upper page, 1 the other one. There is only one unless the spine is in the
    /// middle.
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

    /// The index of the page that is turned in a direction.
    func turningPage(_ direction: UIPageViewController.NavigationDirection) -> Int {
        spine == .mid && direction == .forward ? 1 : 0
    }

    /// The unit vector from the spine to the free edge of the turning page.
    func way(_ direction: UIPageViewController.NavigationDirection) -> CGPoint {
        let isTowardsEnd = spine == .mid ? direction == .forward : spine != .max
        let sign: CGFloat = isTowardsEnd ? 1 : -1
        return orientation == .horizontal ? CGPoint(x: sign, y: 0) : CGPoint(x: 0, y: sign)
    }

    /// The unit vector of a finger's motion that turns to the next page; the opposite motion turns back.
    var forwardMotion: CGPoint {
        let sign: CGFloat = spine == .max ? 1 : -1
        return orientation == .horizontal ? CGPoint(x: sign, y: 0) : CGPoint(x: 0, y: sign)
    }

    /// The distance that a finger moves for a whole page turn, in points.
    var reach: CGFloat {
        let length = orientation == .horizontal ? bounds.width : bounds.height
        return max(spine == .mid ? length : length * 1.6, 1)
    }
}
