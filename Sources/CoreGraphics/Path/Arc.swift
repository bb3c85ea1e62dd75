/// A part of a circle, drawn as cubic curves. Angles are radians from the x axis towards the y axis.
struct Arc {
    var center: CGPoint
    var radius: CGFloat
    var startAngle: CGFloat
    /// Negative for an arc towards smaller angles.
    var sweep: CGFloat

    init(center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat) {
        self.center = center
        self.radius = radius
        self.startAngle = startAngle
        self.sweep = sweep
    }

    /// The arc from one angle to another in the given direction. "Clockwise" is as seen where the y axis points up, so
    /// it means descending angles. Angles a full turn or more apart give the whole circle.
    init(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        let turn = 2 * CGFloat.pi
        var sweep = endAngle - startAngle
        if !sweep.isFinite {
            sweep = 0
        } else if abs(sweep) >= turn - 1e-9 {
            sweep = clockwise ? -turn : turn
        } else if clockwise, sweep > 0 {
            sweep -= turn
        } else if !clockwise, sweep < 0 {
            sweep += turn
        }
        self.init(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
    }

    /// The arc of `radius` that touches the lines `start`–`corner` and `corner`–`end`; nil where the points are in one
    /// line, or the radius is 0, and a plain line to `corner` takes its place.
    init?(from start: CGPoint, corner: CGPoint, end: CGPoint, radius: CGFloat) {
        let ax = start.x - corner.x, ay = start.y - corner.y, bx = end.x - corner.x, by = end.y - corner.y
        let lengthA = hypot(ax, ay), lengthB = hypot(bx, by)
        let cross = ax * by - ay * bx
        guard lengthA > 0, lengthB > 0, radius > 0, abs(cross) > 1e-9 * lengthA * lengthB else { return nil }
        let angle = atan2(abs(cross), ax * bx + ay * by)
        let distance = radius / tan(angle / 2)
        let touchA = CGPoint(x: corner.x + ax / lengthA * distance, y: corner.y + ay / lengthA * distance)
        // The centre lies off the first line, on the side of the second.
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: touchA.x - ay / lengthA * radius * side, y: touchA.y + ax / lengthA * radius * side)
        self.init(
            center: center, radius: radius, startAngle: atan2(touchA.y - center.y, touchA.x - center.x),
            sweep: (.pi - angle) * -side)
    }

    var start: CGPoint { point(at: startAngle) }

    private func point(at angle: CGFloat) -> CGPoint {
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }

    /// Curves of at most a quarter of a turn, as programs that walk a path expect: four make a circle. They stray from
    /// it by less than 0.03 % of the radius.
    var curves: [PathElement] {
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4) * radius
        return (0..<count).map { index in
            let from = startAngle + CGFloat(index) * step, to = from + step
            let start = point(at: from), end = point(at: to)
            return .curve(
                control1: CGPoint(x: start.x - reach * sin(from), y: start.y + reach * cos(from)),
                control2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)), end: end)
        }
    }
}
