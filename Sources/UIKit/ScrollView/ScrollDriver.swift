internal import MainLoop

/// Moves the content of a scroll view: by dragging, by deceleration after a drag, or by an animation that the app asks
/// for.
@MainActor final class ScrollDriver {
    private enum Phase {
        case rest
        /// A finger is down and may begin a drag.
        case touched
        case dragged(ScrollDrag)
        /// `slowness`: how many times longer it takes than at the usual pace of animations.
        case decelerating(x: ScrollMotion, y: ScrollMotion, start: TimeInterval, slowness: Double)
        case animated(OffsetAnimation)
    }

    private unowned let owner: UIScrollView
    private var phase = Phase.rest
    private lazy var ticker = FrameTicker { [weak self] in self?.step(at: $0) }
    private var isScrollingToTop = false
    private var isEndingDrag = false
    /// True if the offset is being changed by the scroll view rather than by the app.
    private var isDriving = false

    init(_ owner: UIScrollView) { self.owner = owner }

    var isTracking: Bool {
        switch phase {
        case .touched, .dragged: true
        case .rest, .decelerating, .animated: false
        }
    }

    var isDragging: Bool { if case .dragged = phase { true } else { false } }
    var isDecelerating: Bool { if case .decelerating = phase { true } else { false } }
    var isMoving: Bool { ticker.isRunning }

    /// Changes the offset without stopping the present movement.
    func whileDriving(_ change: () -> Void) {
        let former = isDriving
        isDriving = true
        change()
        isDriving = former
    }

    // MARK: Fingers

    /// Called when a finger touched down: stops the content's movement.
    /// - Returns: true if the content was moving, so that the finger begins to drag it at once.
    func touch() -> Bool {
        let view = owner
        switch phase {
        case .decelerating:
            rest(as: .touched)
            view.scrollDelegate?.scrollViewDidEndDecelerating(view)
            return true
        case .animated:
            rest(as: .touched)
            return true
        case .rest, .touched:
            phase = .touched
            return false
        case .dragged: return true
        }
    }

    /// Called when the finger was lifted, or taken by another recognizer, without dragging.
    func untouch() {
        guard case .touched = phase else { return }
        phase = .rest
        if !owner.scrollRange.contains(owner.contentOffset) { settle(.zero) }
    }

    /// - Parameters:
    ///   - horizontally: True if the drag moves the content along that axis; likewise `vertically`.
    func beginDrag(horizontally: Bool, vertically: Bool) {
        let view = owner
        ticker.stop()
        phase = .dragged(ScrollDrag(view, horizontally: horizontally, vertically: vertically))
        view.indicators.show()
        view.scrollDelegate?.scrollViewWillBeginDragging(view)
    }

    /// - Parameter translation: The distance of the finger from the start of the drag, in points.
    func drag(by translation: CGPoint) {
        guard case .dragged(var drag) = phase else { return }
        let view = owner
        if drag.isStale || view.isZooming {
            drag.restart(at: translation, in: view)
            phase = .dragged(drag)
        }
        if !view.isZooming { view.drive(to: view.onPixels(drag.offset(at: translation, in: view))) }
    }

    /// - Parameter velocity: Of the finger, in points a second.
    func endDrag(velocity: CGPoint) {
        guard case .dragged(let drag) = phase else { return }
        settle(drag.velocity(velocity), after: drag)
    }

    /// Ends a drag because scrolling was disabled or the touches were cancelled.
    func cancelDrag() {
        switch phase {
        case .dragged: settle(.zero)
        case .touched: phase = .rest
        case .rest, .decelerating, .animated: break
        }
    }

    /// Starts deceleration, or leaves the content at rest.
    private func settle(_ velocity: CGPoint, after drag: ScrollDrag? = nil) {
        // The delegate may cause the drag to end while it is being asked.
        guard !isEndingDrag else { return }
        let view = owner
        let wasDragged = isDragging
        let motions =
            wasDragged && !view.isPagingEnabled
            ? planWithDelegate(velocity) : plan(velocity, startPage: drag?.start)
        let moves = max(motions.x.duration, motions.y.duration) > 0
        rest()
        if moves {
            phase = .decelerating(
                x: motions.x, y: motions.y, start: MainLoop.main.now, slowness: AnimationPace.slowness)
            ticker.start()
        }
        if wasDragged {
            view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: moves)
        }
        guard isDecelerating else {
            if !isTracking { view.indicators.hide() }
            return
        }
        view.indicators.show()
        view.scrollDelegate?.scrollViewWillBeginDecelerating(view)
    }

    /// Asks the delegate where the content shall come to rest.
    private func planWithDelegate(_ velocity: CGPoint) -> (x: ScrollMotion, y: ScrollMotion) {
        let view = owner
        guard let delegate = view.scrollDelegate else { return plan(velocity, startPage: nil) }
        let planned = plan(velocity, startPage: nil)
        let offset = view.contentOffset
        let own = CGPoint(x: planned.x.target, y: planned.y.target)
        var target = own
        isEndingDrag = true
        delegate.scrollViewWillEndDragging(
            view, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
        isEndingDrag = false
        // If the delegate has changed the offset, the content stays there.
        guard view.contentOffset == offset else { return plan(velocity, startPage: nil) }
        guard target != own, target.isFinite else { return planned }
        let (rest, rate) = (view.scrollRange.clamp(target), view.decelerationRate)
        return (
            planned.x.landing(at: rest.x, from: offset.x, speed: velocity.x, rate: rate),
            planned.y.landing(at: rest.y, from: offset.y, speed: velocity.y, rate: rate)
        )
    }

    private func plan(_ velocity: CGPoint, startPage: CGPoint?) -> (x: ScrollMotion, y: ScrollMotion) {
        let (range, offset, size) = (owner.scrollRange, owner.contentOffset, owner.bounds.size)
        let (rate, bounces) = (owner.decelerationRate, owner.bounces)
        func motion(
            _ position: CGFloat, _ speed: CGFloat, _ range: ClosedRange<CGFloat>, _ page: CGFloat, _ start: CGFloat?
        ) -> ScrollMotion {
            guard owner.isPagingEnabled, page > 0, range.contains(position) else {
                return .free(from: position, speed: speed, range: range, rate: rate, bounces: bounces)
            }
            let target = ScrollPaging.target(from: position, speed: speed, start: start, page: page, range: range)
            return .paging(from: position, to: target, speed: speed)
        }
        let x = motion(offset.x, velocity.x, range.x, size.width, startPage?.x)
        let y = motion(offset.y, velocity.y, range.y, size.height, startPage?.y)
        guard let rest = owner.restingOffset(near: CGPoint(x: x.target, y: y.target)) else { return (x, y) }
        return (
            x.landing(at: rest.x, from: offset.x, speed: velocity.x, rate: rate),
            y.landing(at: rest.y, from: offset.y, speed: velocity.y, rate: rate)
        )
    }

    // MARK: By itself

    /// Scrolls to `target`; the delegate is told of the end.
    func animate(to target: CGPoint, toTop: Bool = false) {
        guard target.isFinite else { return }
        let view = owner
        guard target != view.contentOffset else {
            stopAnimation()
            if toTop { view.scrollDelegate?.scrollViewDidScrollToTop(view) }
            return
        }
        if isDragging || isDecelerating { stop() }
        phase = .animated(OffsetAnimation(from: view.contentOffset, to: target, start: MainLoop.main.now))
        isScrollingToTop = toTop
        view.indicators.show()
        ticker.start()
    }

    /// Called when the app has set the offset: stops an animation to another one.
    func stopAnimation() {
        guard !isDriving else { return }
        switch phase {
        case .animated, .decelerating: stop()
        case .dragged(var drag):
            // The finger goes on from where the app has put the content.
            drag.isStale = true
            phase = .dragged(drag)
        case .rest, .touched: break
        }
    }

    /// Ends all movement where it is.
    func stop() {
        let view = owner
        let (wasDragged, wasDecelerating) = (isDragging, isDecelerating)
        rest()
        view.indicators.hide()
        if wasDragged { view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: false) }
        if wasDecelerating { view.scrollDelegate?.scrollViewDidEndDecelerating(view) }
    }

    /// Brings content that is beyond the edge now back into the range.
    func rangeDidChange() {
        switch phase {
        case .decelerating(let x, let y, let start, let slowness):
            let time = (MainLoop.main.now - start) / slowness
            let motions = plan(CGPoint(x: x.speed(at: time), y: y.speed(at: time)), startPage: nil)
            phase = .decelerating(x: motions.x, y: motions.y, start: MainLoop.main.now, slowness: slowness)
        case .rest:
            let offset = owner.contentOffset
            guard !owner.isZooming, !owner.isZoomBouncing else { return }
            owner.drive(to: owner.scrollRange.clamp(offset))
        case .touched, .dragged, .animated: break
        }
    }

    private func step(at time: TimeInterval) {
        let view = owner
        switch phase {
        case .decelerating(let x, let y, let start, let slowness):
            let elapsed = (time - start) / slowness
            let place = CGPoint(x: x.position(at: elapsed), y: y.position(at: elapsed))
            let aligned = view.onPixels(place)
            view.drive(
                to: CGPoint(
                    x: x.hasReachedGoal(at: elapsed) ? place.x : aligned.x,
                    y: y.hasReachedGoal(at: elapsed) ? place.y : aligned.y))
            guard case .decelerating(let x, let y, let start, let slowness) = phase,
                (time - start) / slowness >= max(x.duration, y.duration)
            else { return }
            rest()
            view.indicators.hide()
            view.scrollDelegate?.scrollViewDidEndDecelerating(view)
        case .animated(let animation):
            let place = animation.offset(at: time)
            view.drive(to: animation.end <= time ? place : view.onPixels(place))
            guard case .animated(let present) = phase, present.end <= time else { return }
            let reachedTop = isScrollingToTop
            rest()
            view.indicators.hide()
            if reachedTop {
                view.scrollDelegate?.scrollViewDidScrollToTop(view)
            } else {
                view.scrollDelegate?.scrollViewDidEndScrollingAnimation(view)
            }
        case .rest, .touched, .dragged: ticker.stop()
        }
    }

    private func rest(as phase: Phase = .rest) {
        ticker.stop()
        isScrollingToTop = false
        self.phase = phase
    }
}
