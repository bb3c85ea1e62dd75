internal import CPlatform
import Foundation

/// The loop of the main thread: waits for messages, timers and work for the main queue, and lets the screen be drawn
/// before it waits again.
///
/// An idle loop makes no wake-ups at all. Times are seconds of the monotonic clock, as `CACurrentMediaTime()` gives
/// them.
@MainActor package final class MainLoop {
    package static let main = MainLoop()

    /// The part that waits. Set before the first watch is made.
    package lazy var backend: any MainLoopBackend = PollBackend()

    private var scheduled: [ScheduledCall] = []
    private var scheduledCount: UInt64 = 0
    private var beforeWaiting: [@MainActor () -> Void] = []
    private var isStopped = false
    /// In virtual time, the time to advance to, in nanoseconds of the monotonic clock; nil while nothing moves the
    /// clocks.
    package internal(set) var target: Int64?
    /// The object that sets targets.
    package weak var timekeeper: (any Timekeeper)?
    var patience = Patience()
    /// Turns of loops of the app at one time of the clock.
    var turnsAtOneTime = (time: Int64.min, count: 0)
    /// Whether virtual time is on its way to a target.
    package var isAdvancing: Bool { target != nil }
    private nonisolated let wakeDescriptor = platform_wake_descriptor_make()
    private var wakeWatch: Watch?

    private init() {}

    /// The time now.
    package var now: TimeInterval { TimeInterval(platform_monotonic_nanoseconds()) / 1e9 }

    /// True if a time has come, to the nanosecond: a call that is scheduled for it is due then.
    package func hasCome(_ time: TimeInterval) -> Bool { Self.nanoseconds(time) <= platform_monotonic_nanoseconds() }

    // MARK: What is waited for

    /// Calls `handler` whenever the descriptor is ready, until the watch is cancelled.
    package func watch(
        _ fileDescriptor: Int32, for condition: Watch.Condition = .readable, handler: @escaping @MainActor () -> Void
    ) -> Watch {
        let watch = Watch(fileDescriptor, condition, handler)
        backend.add(watch)
        return watch
    }

    func remove(_ watch: Watch) { backend.remove(watch) }

    /// Calls `handler` once at `time`, or in the next turn if that has passed. Calls of one time keep their order.
    @discardableResult
    package func schedule(at time: TimeInterval, _ handler: @escaping @MainActor () -> Void) -> ScheduledCall {
        scheduledCount += 1
        let nanoseconds = Self.nanoseconds(time)
        let call = ScheduledCall(time: nanoseconds, order: scheduledCount, handler: handler)
        let place = scheduled.firstIndex { $0.time > nanoseconds } ?? scheduled.endIndex
        scheduled.insert(call, at: place)
        if place == 0 { backend.deadlineDidChange() }
        return call
    }

    func remove(_ call: ScheduledCall) {
        scheduled.removeAll { $0 === call }
        backend.deadlineDidChange()
    }

    /// Calls `handler` at the end of every turn, before the loop waits: to commit and draw.
    package func addBeforeWaiting(_ handler: @escaping @MainActor () -> Void) { beforeWaiting.append(handler) }

    /// Makes a waiting loop turn once. From any thread, or a signal handler.
    package nonisolated func wake() { platform_wake(wakeDescriptor) }

    // MARK: Running

    /// Runs until ``stop()``.
    package func run() {
        isStopped = false
        while !isStopped { runOnce(until: nil) }
    }

    /// Makes ``run()`` return after the present turn.
    package func stop() {
        isStopped = true
        wake()
    }

    /// One turn: what is due, then the work before waiting, then one wait.
    /// - Parameter limit: When to stop waiting; nil waits until something happens.
    package func runOnce(until limit: TimeInterval?) {
        if wakeWatch == nil {
            wakeWatch = watch(wakeDescriptor) { [wakeDescriptor] in platform_wake_acknowledge(wakeDescriptor) }
        }
        let foundationTimer = runFoundationTimers()
        turn()
        if isStopped { return }
        let deadline = [limit, nextDeadline, foundationTimer].compactMap { $0 }.min()
        backend.wait(until: deadline)
        fireDueCalls()
    }

    /// The work of every turn, also of a run loop of the app: the due scheduled calls, then the work before waiting.
    package func turn() {
        fireDueCalls()
        for handler in beforeWaiting { handler() }
    }

    /// When the next scheduled call is due; nil if there is none.
    package var nextDeadline: TimeInterval? { scheduled.first.map { TimeInterval($0.time) / 1e9 } }

    /// Fires the timers of Swift's `RunLoop.main` that are due, and runs what was queued there.
    /// - Returns: when the next timer is due; nil if there is none. Never in the past.
    @discardableResult
    package func runFoundationTimers() -> TimeInterval? {
        guard let date = RunLoop.main.limitDate(forMode: .default), date != .distantFuture else { return nil }
        // A timer with a tolerance may be past its date and yet not fire: do not spin for it.
        return now + max(date.timeIntervalSinceNow, 0.001)
    }

    private func fireDueCalls() {
        let now = platform_monotonic_nanoseconds()
        // Calls scheduled by these calls wait for the next turn, or a call that reschedules itself would hold the loop.
        let last = scheduledCount
        while let index = scheduled.firstIndex(where: { $0.order <= last }), scheduled[index].time <= now {
            scheduled.remove(at: index).fire()
        }
    }

    /// A time in nanoseconds of the monotonic clock.
    package static func nanoseconds(_ time: TimeInterval) -> Int64 {
        Int64(min(max((time * 1e9).rounded(), 0), 9e18))
    }
}
