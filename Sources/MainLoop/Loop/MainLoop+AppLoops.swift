internal import CPlatform
import Foundation

/// Sets the target time up to which the app advances in virtual time: the device, by way of the link.
@MainActor package protocol Timekeeper: AnyObject {
    /// False while nobody will set a target: during the app's launch, and at its end.
    var isPresent: Bool { get }
    /// Handles messages that have been received.
    /// - Returns: whether there were any.
    func deliverMessages() -> Bool
    /// Called when the app has reached its target in a run loop of its own.
    func didReach(_ target: Int64)
}

extension MainLoop {
    /// How a run loop that the app's code runs has to wait.
    package enum ForeignWait: Int32 {
        /// As the app asked for.
        case asUsual
        /// Not at all, since the clock has moved or something is ready.
        case forNothing
        /// Until a message comes, without a time limit.
        case forMessages
    }

    /// Moves the clocks for a run loop that the app's code runs inside a handler: `advance(toNanoseconds:)`, which
    /// moves them otherwise, is waiting for that code to return. The clocks move at most to the target; after that the
    /// app waits for messages, as in its main loop.
    ///
    /// - Parameter limit: when that loop would stop waiting, in seconds of the monotonic clock; nil for no limit.
    package func passTime(until limit: TimeInterval?) -> ForeignWait {
        guard isVirtual else { return .asUsual }
        if timekeeper?.deliverMessages() == true { return .forNothing }
        if mayTurnAgain, comesToWork() { return .forNothing }
        let now = platform_monotonic_nanoseconds()
        let next = min(nextOwnEvent, limit.map(Self.nanoseconds) ?? .max)
        // Without a target, either nobody sets one and the clock moves freely, or the target will come in a message.
        let end = target ?? (timekeeper?.isPresent == true ? now : .max)
        if next <= end, now < end, next != .max {
            virtual_time_advance_to(min(next > now ? next : now + Self.overdueStep, end))
            _ = patience.waitsForOtherThreads()
            return .forNothing
        }
        if let target {
            virtual_time_advance_to(target)
            self.target = nil
            timekeeper?.didReach(target)
        }
        // A loop that only polls gets what is ready, and is not delayed.
        return next <= now ? .asUsual : .forMessages
    }

    /// Limits the turns at one time, so that work which always creates more work does not stop the clock, as in
    /// ``advance(toNanoseconds:)``.
    private var mayTurnAgain: Bool {
        let now = platform_monotonic_nanoseconds()
        if turnsAtOneTime.time != now { turnsAtOneTime = (now, 0) }
        turnsAtOneTime.count += 1
        return turnsAtOneTime.count <= Self.settlingRounds
    }
}
