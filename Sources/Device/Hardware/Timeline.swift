import CPlatform
import QuartzCore

/// The planned events of a device, by its own monotonic clock.
@MainActor final class Timeline {
    /// Something planned, until it happens or is cancelled.
    final class Event {
        let time: Int64
        fileprivate let order: Int
        fileprivate var action: (@MainActor () -> Void)?

        fileprivate init(time: Int64, order: Int, action: @escaping @MainActor () -> Void) {
            self.time = time
            self.order = order
            self.action = action
        }

        func cancel() { action = nil }
    }

    /// Called when an event was planned, since it may be due earlier than the one that is waited for.
    var didSchedule: (() -> Void)?
    private var events: [Event] = []
    private var count = 0

    /// When the next event is due, in nanoseconds; nil when nothing is planned.
    var nextTime: Int64? { events.lazy.filter { $0.action != nil }.map(\.time).min() }

    /// Plans an action `seconds` from now.
    @discardableResult
    func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void) -> Event {
        count += 1
        let time = platform_monotonic_nanoseconds() + Int64((seconds * 1e9).rounded())
        let event = Event(time: time, order: count, action: action)
        events.append(event)
        didSchedule?()
        return event
    }

    /// Plans what follows an animation that begins now.
    ///
    /// - Parameter duration: How long it says it takes, in seconds; it takes longer while animations are slow.
    @discardableResult
    func schedule(afterAnimation duration: Double, _ action: @escaping @MainActor () -> Void) -> Event {
        schedule(after: duration * AnimationPace.slowness, action)
    }

    /// Runs all events that are due, ordered by time, then by the order of planning.
    func fireDue() {
        let now = platform_monotonic_nanoseconds()
        while true {
            events.removeAll { $0.action == nil }
            let due = events.filter { $0.time <= now }.min { ($0.time, $0.order) < ($1.time, $1.order) }
            guard let due, let action = due.action else { return }
            due.action = nil
            action()
        }
    }
}
