package import DeviceLink
internal import MainLoop

/// Makes touches and their event from the points that a screen reports.
///
/// A finger belongs, from the moment it touches down, to the window and view under it; one that comes down where no
/// view wants it is followed but not told to anybody.
@MainActor package final class TouchDelivery {
    private let screen: UIScreen
    private unowned let application: UIApplication
    private let event = UIEvent(type: .touches)
    private var touches: [UInt32: UITouch] = [:]
    /// Fingers that are down and that nobody is told of.
    private var ignored: Set<UInt32> = []
    private var taps = TapRecorder()

    /// - Parameter application: Its windows on the screen get the touches. It lives longer than the delivery.
    package init(screen: UIScreen, application: UIApplication) {
        self.screen = screen
        self.application = application
    }

    /// Updates the touches and sends one event with those that changed.
    package func deliver(_ points: [TouchPoint], timestamp: TimeInterval) {
        var changed: Set<UITouch> = []
        for touch in touches.values { touch.storedPhase = .stationary }
        for point in points {
            if let touch = update(point, timestamp: timestamp) { changed.insert(touch) }
        }
        event.timestamp = timestamp
        event.currentTouches = Set(touches.values)
        if !changed.isEmpty { application.sendEvent(event) }
        for point in points where point.phase == .ended || point.phase == .cancelled {
            touches[point.identifier] = nil
        }
        event.currentTouches = Set(touches.values)
    }

    /// Takes all touches away from their views: the app is being covered, or stops listening.
    package func cancelAll() {
        let points = touches.map { identifier, touch in
            let place = touch.windowLocation
            return TouchPoint(identifier: identifier, phase: .cancelled, x: place.x, y: place.y)
        }
        guard !points.isEmpty else { return }
        // The fingers are still on the glass: nothing more is heard of them.
        ignored.formUnion(touches.keys)
        deliver(points, timestamp: MainLoop.main.now)
        taps.forget()
    }

    private func update(_ point: TouchPoint, timestamp: TimeInterval) -> UITouch? {
        let location = CGPoint(x: point.x, y: point.y)
        if point.phase == .began { return begin(point, at: location, timestamp: timestamp) }
        if point.phase == .ended || point.phase == .cancelled { ignored.remove(point.identifier) }
        guard let touch = touches[point.identifier] else { return nil }
        switch point.phase {
        case .began, .stationary: return nil
        case .moved:
            guard move(touch, to: location) else { return nil }
            touch.storedPhase = .moved
        case .ended:
            // A finger that only goes up does not move: the place before stays what it was.
            _ = move(touch, to: location)
            touch.storedPhase = .ended
            taps.touchEnded(time: timestamp)
        case .cancelled:
            touch.storedPhase = .cancelled
            taps.forget()
        }
        touch.storedTimestamp = timestamp
        return touch
    }

    private func begin(_ point: TouchPoint, at location: CGPoint, timestamp: TimeInterval) -> UITouch? {
        // A finger that comes down twice was lifted unseen.
        if touches[point.identifier] != nil {
            deliver(
                [TouchPoint(identifier: point.identifier, phase: .cancelled, x: point.x, y: point.y)],
                timestamp: timestamp)
        }
        ignored.remove(point.identifier)
        let tapCount = taps.countOfTouch(at: location, time: timestamp)
        guard !application.isIgnoringInteractionEvents, let (window, view) = hit(location),
            let audience = audience(of: view, in: window)
        else {
            ignored.insert(point.identifier)
            return nil
        }
        let touch = UITouch(
            window: window, view: view, location: window.fromScreen(location), timestamp: timestamp, tapCount: tapCount)
        touch.isForRecognizersOnly = audience == .recognizers
        touch.isFirstForView = !touches.values.contains { $0.view === view }
        touches[point.identifier] = touch
        return touch
    }

    /// The window that a finger would belong to that came down there.
    package func window(at location: CGPoint) -> UIWindow? { hit(location)?.0 }

    /// The frontmost window that has a view for the point, and the view.
    private func hit(_ location: CGPoint) -> (UIWindow, UIView)? {
        for window in application.windows.reversed() where !window.isHidden && window.screen === screen {
            if let view = window.hitTest(window.fromScreen(location), with: event) { return (window, view) }
        }
        return nil
    }

    private enum Audience {
        case everybody
        case recognizers
    }

    /// Who hears of a finger on a view that is hit, in view of those that are down already: a view gets its second
    /// finger only if it wants several, gesture recognizers on it and around it get every one.
    /// - Returns: nil if nobody does.
    private func audience(of view: UIView, in window: UIWindow) -> Audience? {
        var audience = Audience.everybody
        for touch in touches.values where touch.window === window {
            guard let other = touch.view else { continue }
            if other === view {
                if !view.isMultipleTouchEnabled { audience = .recognizers }
            } else if other.isExclusiveTouch || view.isExclusiveTouch {
                return nil
            }
        }
        let hasRecognizers = sequence(first: view, next: \.superviewReference).contains { !$0.recognizerList.isEmpty }
        return audience == .everybody || hasRecognizers ? audience : nil
    }

    /// - Returns: whether the finger is somewhere else now.
    private func move(_ touch: UITouch, to screenLocation: CGPoint) -> Bool {
        guard let window = touch.window else { return false }
        let location = window.fromScreen(screenLocation)
        guard location != touch.windowLocation else { return false }
        touch.previousWindowLocation = touch.windowLocation
        touch.windowLocation = location
        if !TapRecorder.areNear(location, touch.startLocation), touch.storedTapCount > 0 {
            touch.storedTapCount = 0
            taps.forget()
        }
        return true
    }
}
