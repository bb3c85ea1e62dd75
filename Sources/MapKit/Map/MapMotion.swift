/// How a map moves by itself: to another place and scale, or on after a finger has pushed it.
package struct MapMotion {
    private enum Course {
        case way(to: MapViewport)
        /// In points for a second.
        case coast(speed: CGPoint)
    }

    private let start: MapViewport
    private let course: Course
    package let duration: TimeInterval

    /// The exponent of a coasting map's loss of speed, for a second: a thousandth of it is lost twice each millisecond.
    private static let decay = -1000 * log(0.998)
    /// Slower than this, in points for a second, a map stands.
    private static let slowest = 8.0

    /// A way to another view of the map.
    package init(from start: MapViewport, to end: MapViewport, duration: TimeInterval) {
        self.start = start
        self.duration = duration
        var end = end
        // The shorter way around the world.
        let world = MKMapSizeWorld.width
        end.center.x -= ((end.center.x - start.center.x) / world).rounded() * world
        end.heading -= ((end.heading - start.heading) / 360).rounded() * 360
        course = .way(to: end)
    }

    /// - Returns: nil for a finger that did not push.
    package init?(from start: MapViewport, speed: CGPoint) {
        let fast = hypot(Double(speed.x), Double(speed.y))
        guard fast > 40 else { return nil }
        self.start = start
        course = .coast(speed: speed)
        duration = log(fast / MapMotion.slowest) / MapMotion.decay
    }

    /// What the map shows at a time after the beginning.
    package func viewport(at time: TimeInterval) -> MapViewport {
        switch course {
        case .coast(let speed):
            var viewport = start
            let part = (1 - exp(-MapMotion.decay * min(time, duration))) / MapMotion.decay
            viewport.scroll(by: CGPoint(x: Double(speed.x) * part, y: Double(speed.y) * part))
            return viewport
        case .way(let end):
            guard time < duration else { return end }
            let part = MapMotion.eased(max(time, 0) / duration)
            var viewport = start
            viewport.scale = start.scale * pow(end.scale / start.scale, part)
            // One place of the map stays where it is on the way, if the scale changes.
            let change = 1 / start.scale - 1 / end.scale
            let moved = abs(change) > 1e-9 / start.scale ? (1 / start.scale - 1 / viewport.scale) / change : part
            viewport.center.x += (end.center.x - start.center.x) * moved
            viewport.center.y += (end.center.y - start.center.y) * moved
            viewport.heading += (end.heading - start.heading) * part
            return viewport
        }
    }

    private static func eased(_ part: Double) -> Double { part * part * (3 - 2 * part) }
}
