import CPlatform
import DeviceLink
import Foundation

/// The location and heading of the device: it stays where it was put, or follows a route.
@MainActor final class LocationSimulator {
    /// The location; nil without reception.
    private(set) var fix: LocationFix? = LocationSimulator.home
    /// Degrees from north in which the top of the device points, 0 to 360.
    private(set) var heading = 0.0
    /// Called after either has changed.
    var onMove: (() -> Void)?
    var onTurn: (() -> Void)?

    private let timeline: Timeline
    private var route: LocationRoute?
    private var start: Int64 = 0
    private var nextStep: Timeline.Event?

    /// The location until one is set: Cupertino.
    static let home = LocationFix(latitude: 37.331_689, longitude: -122.030_731, altitude: 71)

    init(timeline: Timeline) { self.timeline = timeline }

    /// Sets the location, and ends a route.
    func move(to fix: LocationFix?) {
        stopRoute()
        self.fix = fix
        onMove?()
    }

    /// Lets the device follow a route from now on. At its end it stays.
    func follow(_ route: LocationRoute) {
        stopRoute()
        self.route = route
        start = platform_monotonic_nanoseconds()
        takeStep()
    }

    /// - Parameter degrees: Any number; it counts from north, clockwise.
    func turn(to degrees: Double) {
        guard degrees.isFinite else { return }
        let rest = degrees.truncatingRemainder(dividingBy: 360)
        heading = rest < 0 ? rest + 360 : rest
        onTurn?()
    }

    /// Whether the device is on a route.
    var isUnderway: Bool { route != nil }

    private func stopRoute() {
        nextStep?.cancel()
        nextStep = nil
        route = nil
    }

    private func takeStep() {
        guard let route else { return }
        let seconds = Double(platform_monotonic_nanoseconds() - start) / 1e9
        fix = route.fix(after: seconds)
        if seconds < route.duration {
            nextStep = timeline.schedule(after: route.interval) { [weak self] in self?.takeStep() }
        } else {
            stopRoute()
        }
        onMove?()
    }
}
