package import DeviceLink
internal import MainLoop

/// Creates touches and their event from the points that a screen reports.
///
/// A touch belongs to the window and view that were under it at touch down, until it ends. A finger without a view is
/// tracked until it is lifted, but creates no touch.
@MainActor package final class TouchDelivery {
    private let screen: UIScreen
    private unowned let application: UIApplication
    private let event = UIEvent(type: .touches)
    private var touches: [UInt32: UITouch] = [:]
    /// The identifiers of fingers that are down but have no touch.
    private var ignored: Set<UInt32> = []
    private var taps = TapRecorder()

    /// - Parameter application: The application whose windows receive the touches. Not retained: it outlives this
    ///   object.
    package init(screen: UIScreen, application: UIApplication) {
        self.screen = screen
        self.application = application
    }

    /// Updates the touches, and sends an event with those that have changed.
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

    /// Cancels all touches, because the app is interrupted or starts to ignore events.
    package func cancelAll() {
        let points = touches.map { identifier, touch in
            let place = touch.windowLocation
            return TouchPoint(identifier: identifier, phase: .cancelled, x: place.x, y: place.y)
        }
        guard !points.isEmpty else { return }
        // The fingers are still on the screen: they are ignored until they are lifted.
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
            // A lifted finger that has not moved keeps its previous location.
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
        // A second `began` for the same finger means that its end was missed: the old touch is cancelled.
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

    /// Returns the window that a touch at this point would belong to; nil if there is none.
    package func window(at location: CGPoint) -> UIWindow? { hit(location)?.0 }

    /// The frontmost window with a hit-test view for the point, and this view.
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

    /// The recipients of a new touch on a hit view. The view receives a second touch only if it accepts multiple
    /// touches; the gesture recognizers of the view and its superviews receive every touch.
    /// - Returns: nil if the touch has no recipient.
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

    /// - Returns: true if the finger has moved.
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
