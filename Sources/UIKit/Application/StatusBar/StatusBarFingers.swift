internal import DeviceLink

/// Handles the touches of the status bar.
@MainActor final class StatusBarFingers {
    /// Called for a tap on the status bar. Set by scroll views, which scroll to the top.
    static var wasTapped: ((UIApplication) -> Void)?

    private var fingers: Set<UInt32> = []

    /// The distance below the bar at which a finger can be lifted and still counts as a tap, in points.
    private static let slop: CGFloat = 20

    /// - Returns: the points that do not belong to the status bar.
    func take(_ points: [TouchPoint], in application: UIApplication) -> [TouchPoint] {
        let bar = application.statusBarFrame
        guard !bar.isEmpty || !fingers.isEmpty else { return points }
        return points.filter { point in
            let place = CGPoint(x: point.x, y: point.y)
            if point.phase == .began, bar.contains(place) { fingers.insert(point.identifier) }
            guard fingers.contains(point.identifier) else { return true }
            if point.phase == .ended || point.phase == .cancelled {
                fingers.remove(point.identifier)
                let isTap = point.phase == .ended && bar.insetBy(dx: -Self.slop, dy: -Self.slop).contains(place)
                if isTap, !application.isIgnoringInteractionEvents { Self.wasTapped?(application) }
            }
            return false
        }
    }
}
