internal import CPlatform
import Foundation

/// Virtual time: the loop moves the clocks itself, from one thing that is due to the next.
extension MainLoop {
    /// Whether the clocks stand still until ``advance(to:)``.
    package var isVirtual: Bool { virtual_time_is_active() }

    /// Stops the process's clocks at these times, in nanoseconds since 1970 and of the monotonic clock.
    package func startVirtualTime(wallNanoseconds: Int64, monotonicNanoseconds: Int64) {
        virtual_time_start(wallNanoseconds, monotonicNanoseconds)
    }

    /// Gives the process its real clocks back.
    package func stopVirtualTime() { virtual_time_stop() }

    /// Lives until `target`, in nanoseconds of the monotonic clock: every scheduled call, timer and delayed block that is
    /// due on the way runs at its own time, in order. Work that other threads have in hand is waited for.
    package func advance(toNanoseconds target: Int64) {
        isAdvancing = true
        defer { isAdvancing = false }
        let patience = Patience()
        settle(patience)
        while let next = nextEvent(), next <= target {
            // What is overdue and did not run will not run by itself now: step on, so that the clock gets to the target.
            let now = platform_monotonic_nanoseconds()
            virtual_time_advance_to(next > now ? next : min(now + Self.overdueStep, target))
            if now >= target { break }
            settle(patience)
        }
        virtual_time_advance_to(target)
        settle(patience)
    }

    /// Lives until `time`, in seconds of the monotonic clock.
    package func advance(to time: TimeInterval) { advance(toNanoseconds: Self.nanoseconds(time)) }

    /// When the next thing is due, in nanoseconds of the monotonic clock; nil if nothing is.
    package func nextEvent() -> Int64? {
        var next = virtual_time_next_timer()
        for time in [nextDeadline, backend.nextForeignTimer] {
            if let time { next = min(next, Self.nanoseconds(time)) }
        }
        return next == .max ? nil : next
    }

    /// Runs all that is ready at the present time, until nothing is.
    private func settle(_ patience: Patience) {
        for _ in 0..<Self.settlingRounds {
            backend.runReadyWork()
            runFoundationTimers()
            turn()
            guard hasReadyWork || patience.waitsForOtherThreads() else { return }
        }
    }

    /// Rounds after which work that always makes more work is left for the next step.
    private static var settlingRounds: Int { 1000 }
    /// How far the clock moves, in nanoseconds, when something is overdue and does not run.
    private static var overdueStep: Int64 { 1_000_000 }

    private var hasReadyWork: Bool {
        if let nextDeadline, Self.nanoseconds(nextDeadline) <= platform_monotonic_nanoseconds() { return true }
        return Patience.mainQueueHasWork(within: 0)
    }

    /// How long an advance waits for other threads, in real time: a thread that never rests must not stop the clock.
    private final class Patience {
        private var remaining: Int64 = 2_000_000_000
        private static let step: Int64 = 50_000

        func waitsForOtherThreads() -> Bool {
            while remaining > 0, platform_other_threads_run() {
                remaining -= Self.step
                if Self.mainQueueHasWork(within: Self.step) { return true }
                if !platform_other_threads_run() { return true }
            }
            return false
        }

        static func mainQueueHasWork(within nanoseconds: Int64) -> Bool {
            var ready: Int16 = 0
            return platform_poll([platform_main_queue_descriptor()], [Int16(POLLIN)], &ready, 1, nanoseconds) > 0
        }
    }
}
