/// One coordinate of the content offset after the finger was lifted, as a function of time.
///
/// The content decelerates, losing the same fraction of its speed every millisecond; at the edge it moves like a
/// critically damped spring. As a function of time, the motion does not depend on when frames are drawn.
struct ScrollMotion {
    /// One part of the motion, which begins at its own time 0.
    private enum Course {
        case rest(CGFloat)
        /// `decay` is the exponent of the speed's decrease, per second.
        case coast(from: CGFloat, speed: CGFloat, decay: CGFloat)
        case spring(to: CGFloat, stretch: CGFloat, push: CGFloat, pull: CGFloat)

        func position(at time: TimeInterval) -> CGFloat {
            switch self {
            case .rest(let position): position
            case .coast(let start, let speed, let decay): start + speed / decay * (1 - exp(-decay * time))
            case .spring(let end, let stretch, let push, let pull):
                end + (stretch + push * time) * exp(-pull * time)
            }
        }

        func speed(at time: TimeInterval) -> CGFloat {
            switch self {
            case .rest: 0
            case .coast(_, let speed, let decay): speed * exp(-decay * time)
            case .spring(_, let stretch, let push, let pull):
                (push - pull * (stretch + push * time)) * exp(-pull * time)
            }
        }

        /// The final position of the part, and the time at which it is reached within `precision`.
        func end() -> (position: CGFloat, time: TimeInterval) {
            switch self {
            case .rest(let position): return (position, 0)
            case .coast(let start, let speed, let decay):
                let slowest = ScrollMotion.precision * decay
                return (start + speed / decay, abs(speed) > slowest ? log(abs(speed) / slowest) / decay : 0)
            case .spring(let end, _, _, let pull):
                var time = 1 / pull
                while time < ScrollMotion.longestSpring,
                    abs(position(at: time) - end) > ScrollMotion.precision
                        || abs(speed(at: time)) > ScrollMotion.precision * pull
                {
                    time += 1 / 120
                }
                return (end, time)
            }
        }
    }

    /// The motion before `turn`, and the one from `turn` on.
    private let first: Course
    private let second: Course?
    private let turn: TimeInterval
    /// When the motion is over, in seconds after its beginning, and where.
    let duration: TimeInterval
    let target: CGFloat

    /// - Parameters:
    ///   - speed: In points a second.
    ///   - range: Where the content may rest.
    ///   - rate: The factor by which the speed decreases per millisecond.
    ///   - bounces: True if the content can leave the range.
    static func free(
        from position: CGFloat, speed: CGFloat, range: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool
    ) -> ScrollMotion {
        let edge = range.clamp(position)
        let stretch = position - edge
        if stretch != 0, speed * stretch >= 0 || abs(speed) <= bouncePull * abs(stretch) {
            return ScrollMotion(bounces ? spring(from: position, to: edge, speed: speed, bouncePull) : .rest(edge))
        }
        let decay = -1000 * log(rate)
        let course = Course.coast(from: position, speed: speed, decay: decay)
        let end = course.end().position
        guard !range.contains(end) else { return ScrollMotion(course) }
        // Deceleration ends where the content meets the edge.
        let border = end < range.lowerBound ? range.lowerBound : range.upperBound
        let turn = -log(max(1 - (border - position) * decay / speed, .leastNormalMagnitude)) / decay
        let left = course.speed(at: turn)
        let rest = bounces ? spring(from: border, to: border, speed: left, bouncePull) : .rest(border)
        return ScrollMotion(course, then: rest, at: turn)
    }

    /// Goes to a page without going beyond it.
    static func paging(from position: CGFloat, to target: CGFloat, speed: CGFloat) -> ScrollMotion {
        let fastest = pagePull * abs(target - position)
        return ScrollMotion(
            spring(from: position, to: target, speed: min(max(speed, -fastest), fastest), pagePull))
    }

    /// The motion that comes to rest at `target`, near to where this one does.
    func landing(at target: CGFloat, from position: CGFloat, speed: CGFloat, rate: CGFloat) -> ScrollMotion {
        guard abs(target - self.target) > 0.01 else { return self }
        // A little faster or slower from the start, if the speed allows it.
        let decay = -1000 * log(rate)
        let needed = (target - position) * decay
        guard needed * speed > 0, (0.6...1.6).contains(needed / speed) else {
            return .paging(from: position, to: target, speed: speed)
        }
        let course = Course.coast(from: position, speed: needed, decay: decay)
        return ScrollMotion(course, then: .rest(target), at: course.end().time)
    }

    private static func spring(
        from position: CGFloat, to target: CGFloat, speed: CGFloat, _ pull: CGFloat
    ) -> Course {
        let stretch = position - target
        return .spring(to: target, stretch: stretch, push: speed + pull * stretch, pull: pull)
    }

    private init(_ first: Course, then second: Course? = nil, at turn: TimeInterval = 0) {
        (self.first, self.second, self.turn) = (first, second, turn)
        let end = (second ?? first).end()
        target = end.position
        duration = second == nil ? end.time : turn + end.time
    }

    /// True if the motion has ended at a target, such as a page or an edge.
    func hasReachedGoal(at time: TimeInterval) -> Bool {
        if case .coast = second ?? first { return false }
        return time >= duration
    }

    /// - Parameter time: In seconds after the beginning.
    func position(at time: TimeInterval) -> CGFloat {
        if time >= duration { return target }
        if let second, time >= turn { return second.position(at: time - turn) }
        return first.position(at: max(time, 0))
    }

    /// In points a second.
    func speed(at time: TimeInterval) -> CGFloat {
        if time >= duration { return 0 }
        if let second, time >= turn { return second.speed(at: time - turn) }
        return first.speed(at: max(time, 0))
    }

    /// The springs' angular frequencies, per second.
    private static let bouncePull: CGFloat = 10
    private static let pagePull: CGFloat = 14
    /// Content that is less than so many points from its goal is there.
    private static let precision: CGFloat = 0.5
    /// In seconds.
    private static let longestSpring: TimeInterval = 3
}
