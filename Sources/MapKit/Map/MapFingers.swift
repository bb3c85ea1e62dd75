/// What fingers do with a map: they move it, zoom it, select annotations and move them.
@MainActor final class MapFingers: NSObject, UIGestureRecognizerDelegate {
    private unowned let map: MKMapView
    private let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
    private let doubleTap = UITapGestureRecognizer(target: nil, action: nil)
    private let pairTap = UITapGestureRecognizer(target: nil, action: nil)
    private let tap = UITapGestureRecognizer(target: nil, action: nil)
    private let hold = UILongPressGestureRecognizer(target: nil, action: nil)
    private var lastMove = CGPoint.zero
    private var lastPinch: CGFloat = 1
    private var push = FingerPush()
    /// How many gestures move the map now.
    private var moving = 0

    init(map: MKMapView) { self.map = map }

    func connect() {
        doubleTap.numberOfTapsRequired = 2
        pairTap.numberOfTouchesRequired = 2
        hold.minimumPressDuration = 0.35
        connect(pan) { $0.move() }
        connect(pinch) { $0.zoom() }
        connect(doubleTap) { $0.zoom(by: 2, around: $0.doubleTap.location(in: $0.map)) }
        connect(pairTap) { $0.zoom(by: 0.5, around: CGPoint(x: $0.map.bounds.midX, y: $0.map.bounds.midY)) }
        connect(tap) { $0.select() }
        connect(hold) { $0.drag() }
    }

    private func connect(_ recognizer: UIGestureRecognizer, _ handler: @escaping @MainActor (MapFingers) -> Void) {
        recognizer.delegate = self
        recognizer.addAction(UIAction { [weak self] _ in self.map(handler) })
        map.addGestureRecognizer(recognizer)
    }

    // MARK: Which gestures there are

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        if let callout = map.callout, touch.view?.isDescendant(of: callout) == true { return false }
        if let view = touch.view, view is UIControl, view !== map { return false }
        // A finger holds a map that coasts.
        if map.motion?.isAnimated == false { halt() }
        return true
    }

    private func halt() {
        map.stop()
        map.tellDidChange(false)
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        switch recognizer {
        case pan: map.isScrollEnabled && map.drag == nil
        case pinch, doubleTap, pairTap: map.isZoomEnabled && map.drag == nil
        case hold: map.canDrag(at: hold.location(in: map))
        default: true
        }
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { (recognizer === pan && other === pinch) || (recognizer === pinch && other === pan) }

    // MARK: Moving

    private func move() {
        let translation = pan.translation(in: map)
        if pan.state == .began {
            lastMove = .zero
            push = FingerPush()
            begin()
            map.user.fingerMoved()
        }
        map.viewport.scroll(by: CGPoint(x: translation.x - lastMove.x, y: translation.y - lastMove.y))
        lastMove = translation
        show()
        guard pan.state.isOver else { return push.add(translation, at: FrameClock.now) }
        end(pan.state == .ended ? push.speed(at: FrameClock.now) : .zero)
    }

    private func zoom() {
        if pinch.state == .began {
            lastPinch = 1
            begin()
        }
        map.viewport.zoom(by: Double(pinch.scale / lastPinch), around: pinch.location(in: map))
        lastPinch = pinch.scale
        show()
        if pinch.state.isOver { end(.zero) }
    }

    private func begin() {
        if moving == 0 {
            if map.motion != nil { halt() }
            map.wanted = nil
            map.tellWillChange(false)
        }
        moving += 1
    }

    private func show() {
        map.viewport.keepOnMap()
        map.place()
    }

    private func end(_ speed: CGPoint) {
        moving -= 1
        guard moving == 0 else { return }
        if let coasting = MapMotion(from: map.viewport, speed: speed) {
            map.begin(coasting, isAnimated: false)
        } else {
            map.tellDidChange(false)
        }
    }

    private func zoom(by factor: Double, around point: CGPoint) {
        var target = map.viewport
        target.zoom(by: factor, around: point)
        map.move(to: target, true)
    }

    // MARK: Annotations

    private func select() {
        let view = map.annotationView(at: tap.location(in: map))
        guard let view, view.isEnabled, let entry = map.entry(of: view) else { return map.deselect(true) }
        map.select(entry, true)
    }

    private func drag() {
        let point = hold.location(in: map)
        switch hold.state {
        case .began: map.beginDrag(at: point)
        case .changed: map.continueDrag(at: point)
        case .ended: map.endDrag(isCancelled: false)
        case .cancelled, .failed: map.endDrag(isCancelled: true)
        case .possible: break
        }
    }
}

extension UIGestureRecognizer.State {
    fileprivate var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
}
