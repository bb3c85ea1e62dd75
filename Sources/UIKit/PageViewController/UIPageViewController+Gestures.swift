/// Page turns by gestures.
extension UIPageViewController {
    /// Returns true if a drag in this direction may turn a page.
    func canTurn(by motion: CGPoint) -> Bool {
        guard dataSource != nil, turning == nil, !shown.isEmpty else { return false }
        return navigationOrientation == .horizontal ? abs(motion.x) > abs(motion.y) : abs(motion.y) > abs(motion.x)
    }

    /// - Returns: true if there is a page to turn to.
    func beginDrag(by motion: CGPoint, at place: CGPoint) -> Bool {
        let spread = spread
        let along = motion.x * spread.forwardMotion.x + motion.y * spread.forwardMotion.y
        let direction: NavigationDirection = along > 0 ? .forward : .reverse
        guard let next = nextPages(direction), turning == nil else { return false }
        begin(direction, to: next.new, back: next.back, isByFinger: true)
        guard let turning else { return false }
        let bounds = spread.bounds
        let across = navigationOrientation == .horizontal ? place.y / bounds.height : place.x / bounds.width
        let lift = across.isFinite ? min(max(across, 0), 1) : 0.5
        turning.view?.lift = lift
        turning.view?.tilt = (lift - 0.5) * 0.9
        return true
    }

    func drag(by motion: CGPoint) {
        guard let turning, !turning.isMovingByItself else { return }
        turning.progress = min(max(advance(of: motion, turning) / spread.reach, 0), 1)
    }

    func endDrag(by motion: CGPoint, velocity: CGPoint) {
        guard let turning, !turning.isMovingByItself else { return }
        let speed = advance(of: velocity, turning)
        let isCompleted = abs(speed) > 300 ? speed > 0 : turning.progress > 0.4
        turning.run(
            to: isCompleted ? 1 : 0, duration: UIPageViewController.turnDuration, isEased: false
        ) { [weak self, weak turning] in
            if let turning { self?.end(turning, isCompleted: isCompleted) }
        }
    }

    /// The distance by which a motion advances the page turn, in points; negative if it moves the page back.
    func advance(of motion: CGPoint, _ turning: PageTurning) -> CGFloat {
        let way = spread.forwardMotion
        return (motion.x * way.x + motion.y * way.y) * (turning.direction == .forward ? 1 : -1)
    }

    /// The direction in which a tap turns a page; nil if the tap is not near an edge.
    func direction(ofTapAt place: CGPoint) -> NavigationDirection? {
        guard dataSource != nil, turning == nil, let view = loadedView else { return nil }
        let length = navigationOrientation == .horizontal ? view.bounds.width : view.bounds.height
        let position = navigationOrientation == .horizontal ? place.x : place.y
        let isAtEnd: Bool
        if position < length * UIPageViewController.margin {
            isAtEnd = false
        } else if position > length * (1 - UIPageViewController.margin) {
            isAtEnd = true
        } else {
            return nil
        }
        return isAtEnd == (spineLocation != .max) ? .forward : .reverse
    }

    /// The width of the tap areas at both edges, as a part of the view's width (or height, if pages are vertical).
    static let margin: CGFloat = 0.15

    func turn(_ direction: NavigationDirection) {
        guard turning == nil, let next = nextPages(direction) else { return }
        begin(direction, to: next.new, back: next.back, isByFinger: true)
        guard let turning else { return }
        turning.run(to: 1, duration: UIPageViewController.turnDuration, isEased: true) { [weak self, weak turning] in
            if let turning { self?.end(turning, isCompleted: true) }
        }
    }
}
