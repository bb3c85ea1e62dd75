internal import MainLoop

/// Zooms the content of a scroll view, by pinching or when the app asks for it.
@MainActor final class ScrollZoomer {
    private enum Phase {
        case rest
        /// `scale`: when the pinch began. `place`: of the fingers, from the view's corner.
        case pinched(scale: CGFloat, place: CGPoint)
        case animated(ZoomAnimation, isBounce: Bool)
    }

    private unowned let owner: UIScrollView
    private var phase = Phase.rest
    private lazy var ticker = FrameTicker { [weak self] in self?.step(at: $0) }

    init(_ owner: UIScrollView) { self.owner = owner }

    var isZooming: Bool { if case .pinched = phase { true } else { false } }
    var isBouncing: Bool { if case .animated(_, isBounce: true) = phase { true } else { false } }

    private var zoomedView: UIView? { owner.scrollDelegate?.viewForZooming(in: owner) }

    var scale: CGFloat {
        guard let transform = zoomedView?.transform else { return 1 }
        return hypot(transform.a, transform.b)
    }

    /// The content size, and the size at scale 1. They are kept from one zoom to the next so that rounding errors do
    /// not accumulate.
    private var known: (size: CGSize, natural: CGSize)?

    private var naturalSize: CGSize {
        let size = owner.contentSize
        if let known, known.size == size { return known.natural }
        let scale = max(scale, .leastNormalMagnitude)
        return CGSize(width: size.width / scale, height: size.height / scale)
    }

    private func contentSize(at scale: CGFloat) -> CGSize {
        let natural = naturalSize
        return CGSize(width: natural.width * scale, height: natural.height * scale)
    }

    /// The range of offsets at a scale.
    private func range(at scale: CGFloat) -> ScrollRange {
        ScrollRange(content: contentSize(at: scale), inset: owner.contentInset, bounds: owner.bounds.size)
    }

    private var range: ClosedRange<CGFloat> {
        owner.minimumZoomScale...max(owner.maximumZoomScale, owner.minimumZoomScale)
    }

    // MARK: On the app's wish

    func setScale(_ scale: CGFloat, animated: Bool) {
        guard scale.isFinite, zoomedView != nil else { return }
        let size = owner.bounds.size
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        zoom(to: range.clamp(scale), animated: animated) { owner.offset(zoomedBy: $0, about: middle) }
    }

    /// - Parameter rect: In the zoomed view's coordinates.
    func show(_ rect: CGRect, animated: Bool) {
        let view = owner
        guard let zoomed = zoomedView, rect.width > 0, rect.height > 0, rect.isFinite else { return }
        let size = view.bounds.size
        let target = range.clamp(min(size.width / rect.width, size.height / rect.height))
        let (origin, corner) = (zoomed.frame.origin, zoomed.bounds.origin)
        zoom(to: target, animated: animated) { _ in
            CGPoint(
                x: origin.x + (rect.midX - corner.x) * target - size.width / 2,
                y: origin.y + (rect.midY - corner.y) * target - size.height / 2)
        }
    }

    /// - Parameter offset: The content offset to go to when the scale has changed by a factor.
    private func zoom(to target: CGFloat, animated: Bool, offset: (_ factor: CGFloat) -> CGPoint) {
        let view = owner
        let factor = target / max(scale, .leastNormalMagnitude)
        guard factor.isFinite, factor > 0 else { return }
        let place = range(at: target).clamp(offset(factor))
        guard animated, view.window != nil else {
            stop()
            apply(target, place)
            return
        }
        begin()
        animate(to: target, place, isBounce: false)
    }

    // MARK: Fingers

    func beginPinch(at place: CGPoint) {
        begin()
        phase = .pinched(scale: scale, place: place)
        owner.indicators.show()
    }

    /// - Parameters:
    ///   - factor: The present distance between the fingers divided by the initial distance.
    ///   - place: The centre of the fingers, relative to the view's top-left corner.
    func pinch(by factor: CGFloat, at place: CGPoint) {
        let view = owner
        guard case .pinched(let start, let former) = phase, factor.isFinite else { return }
        let target = held(start * factor)
        let now = max(scale, .leastNormalMagnitude)
        let moved = view.offset(zoomedBy: target / now, about: former)
        let offset = CGPoint(x: moved.x - (place.x - former.x), y: moved.y - (place.y - former.y))
        phase = .pinched(scale: start, place: place)
        apply(target, view.bounces ? offset : range(at: target).clamp(offset))
    }

    /// The scale with resistance beyond the allowed range.
    private func held(_ scale: CGFloat) -> CGFloat {
        let limit = range.clamp(scale)
        guard owner.bouncesZoom, limit > 0, scale > 0 else { return limit }
        return limit * pow(scale / limit, Self.resistance)
    }

    func endPinch() {
        let view = owner
        guard case .pinched(_, let place) = phase else { return }
        let target = range.clamp(scale)
        let factor = target / max(scale, .leastNormalMagnitude)
        let offset = range(at: target).clamp(view.offset(zoomedBy: factor, about: place))
        guard target != scale || offset != view.contentOffset else { return end() }
        animate(to: target, offset, isBounce: true)
    }

    // MARK: Steps

    private func begin() {
        stop()
        owner.driver.stopAnimation()
        owner.scrollDelegate?.scrollViewWillBeginZooming(owner, with: zoomedView)
    }

    private func animate(to target: CGFloat, _ offset: CGPoint, isBounce: Bool) {
        let animation = ZoomAnimation(
            scales: (scale, target), offsets: (owner.contentOffset, offset), start: MainLoop.main.now)
        phase = .animated(animation, isBounce: isBounce)
        ticker.start()
    }

    private func step(at time: TimeInterval) {
        guard case .animated(let animation, _) = phase else { return ticker.stop() }
        let state = animation.state(at: time)
        apply(state.scale, state.offset)
        if time >= animation.end, case .animated = phase { end() }
    }

    private func end() {
        let view = owner
        stop()
        if !view.isTracking { view.indicators.hide() }
        let (zoomed, scale) = (zoomedView, scale)
        view.scrollDelegate?.scrollViewDidEndZooming(view, with: zoomed, atScale: scale)
        view.scrollDelegate?.scrollViewDidEndZooming(view, with: zoomed, atScale: Float(scale))
    }

    private func stop() {
        ticker.stop()
        phase = .rest
    }

    private func apply(_ target: CGFloat, _ offset: CGPoint) {
        let view = owner
        guard let zoomed = zoomedView, target > 0 else { return }
        let factor = target / max(scale, .leastNormalMagnitude)
        let corner = zoomed.frame.origin
        let (size, natural) = (contentSize(at: target), naturalSize)
        zoomed.transform = CGAffineTransform(scaleX: target, y: target)
        // The view grows to the right and down.
        let moved = zoomed.frame.origin
        zoomed.center = CGPoint(
            x: zoomed.center.x + corner.x - moved.x, y: zoomed.center.y + corner.y - moved.y)
        view.driver.whileDriving {
            view.contentSize = size
            known = (view.contentSize, natural)
            view.contentOffset = offset
        }
        if factor != 1 { view.scrollDelegate?.scrollViewDidZoom(view) }
    }

    /// The exponent that reduces a pinch beyond the zoom limits.
    private static let resistance: CGFloat = 0.35
}

/// The content's way to another scale and offset.
private struct ZoomAnimation {
    let scales: (CGFloat, CGFloat)
    let offsets: (CGPoint, CGPoint)
    let start: TimeInterval
    let duration = 0.3 * AnimationPace.slowness
    var end: TimeInterval { start + duration }

    func state(at time: TimeInterval) -> (scale: CGFloat, offset: CGPoint) {
        guard time < end else { return (scales.1, offsets.1) }
        let part = max((time - start) / (end - start), 0)
        let way = part * part * (3 - 2 * part)
        return (
            scales.0 + (scales.1 - scales.0) * way,
            CGPoint(
                x: offsets.0.x + (offsets.1.x - offsets.0.x) * way, y: offsets.0.y + (offsets.1.y - offsets.0.y) * way)
        )
    }
}

extension UIScrollView {
    /// True if two fingers can change the scale.
    final var canZoom: Bool {
        maximumZoomScale > minimumZoomScale && scrollDelegate?.viewForZooming(in: self) != nil
    }

    /// The content offset after a zoom that keeps the content under `place`, a point relative to the view's top-left
    /// corner, in place.
    fileprivate func offset(zoomedBy factor: CGFloat, about place: CGPoint) -> CGPoint {
        let corner = scrollDelegate?.viewForZooming(in: self)?.frame.origin ?? .zero
        let offset = contentOffset
        return CGPoint(
            x: corner.x + (offset.x + place.x - corner.x) * factor - place.x,
            y: corner.y + (offset.y + place.y - corner.y) * factor - place.y)
    }
}

extension CGRect {
    fileprivate var isFinite: Bool { origin.isFinite && width.isFinite && height.isFinite }
}
