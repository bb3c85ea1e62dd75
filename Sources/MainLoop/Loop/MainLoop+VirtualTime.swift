internal import CPlatform
import Foundation

/// Virtual time: the loop moves the clocks itself, from one due event to the next.
extension MainLoop {
    /// Whether the clocks stand still until ``advance(to:)``.
    package var isVirtual: Bool { virtual_time_is_active() }

    /// Stops the process's clocks at these times, in nanoseconds since 1970 and of the monotonic clock.
    package func startVirtualTime(wallNanoseconds: Int64, monotonicNanoseconds: Int64) {
        virtual_time_start(wallNanoseconds, monotonicNanoseconds)
    }

    /// Moves the clocks to a later time without living through what lies between: what was due then is overdue.
    package func skip(toNanoseconds time: Int64) { virtual_time_advance_to(time) }

    /// Gives the process its real clocks back.
    package func stopVirtualTime() { virtual_time_stop() }

    /// Advances to `target`, in nanoseconds of the monotonic clock: every scheduled call, timer and delayed block that
    /// is due on the way runs at its own time, in order. Other threads are waited for until they sleep.
    ///
    /// - Returns: the target, or a later one that came meanwhile; nil if a run loop of the app has reached it already,
    ///   and told the timekeeper.
    @discardableResult
    package func advance(toNanoseconds target: Int64) -> Int64? {
        live(until: target)
        while let target = self.target {
            settle(patience)
            // A run loop of the app may have advanced to the target meanwhile, and have got another one.
            guard self.target == target else { continue }
            let now = platform_monotonic_nanoseconds()
            if now >= target { break }
            // Something overdue that did not run will not run by itself: the clock moves on in small steps, so that it
            // reaches the target.
            let next = nextEvent() ?? .max
            virtual_time_advance_to(min(next > now ? next : now + Self.overdueStep, target))
        }
        defer { self.target = nil }
        return self.target
    }

    /// Advances to `time`, in seconds of the monotonic clock.
    package func advance(to time: TimeInterval) { advance(toNanoseconds: Self.nanoseconds(time)) }

    /// Sets the target for ``advance(toNanoseconds:)`` or a run loop of the app, which move the clocks.
    package func live(until target: Int64) {
        self.target = target
        patience = Patience()
    }

    /// When the next thing is due, in nanoseconds of the monotonic clock; nil if nothing is.
    package func nextEvent() -> Int64? {
        let foreign = backend.nextForeignTimer.map(Self.nanoseconds) ?? .max
        let next = min(nextOwnEvent, foreign)
        return next == .max ? nil : next
    }

    var nextOwnEvent: Int64 { min(virtual_time_next_timer(), nextDeadline.map(Self.nanoseconds) ?? .max) }

    /// Runs everything that is ready at the present time, until nothing is.
    private func settle(_ patience: Patience) {
        for _ in 0..<Self.settlingRounds {
            backend.runReadyWork()
            runFoundationTimers()
            turn()
            guard comesToWork() else { return }
        }
    }

    /// Rounds after which work that always makes more work is left for the next step.
    static var settlingRounds: Int { 1000 }
    /// How far the clock moves, in nanoseconds, when something is overdue and does not run.
    static var overdueStep: Int64 { 1_000_000 }

    /// True if there is work at the present time, after other threads have finished theirs.
    func comesToWork() -> Bool {
        // Checked again afterwards: a thread may queue work here right before it sleeps.
        hasReadyWork || patience.waitsForOtherThreads() || hasReadyWork
    }

    private var hasReadyWork: Bool {
        if let nextDeadline, Self.nanoseconds(nextDeadline) <= platform_monotonic_nanoseconds() { return true }
        return Patience.mainQueueHasWork(within: 0)
    }
}
