internal import CPlatform
import Foundation

/// Who says in virtual time until when the app lives: the device.
@MainActor package protocol Timekeeper: AnyObject {
    /// False while nobody will set a target: during the app's launch, and at its end.
    var isPresent: Bool { get }
    /// Handles messages that have been received.
    /// - Returns: whether there were any.
    func deliverMessages() -> Bool
    /// The app has lived until its target, in a run loop of its own.
    func didReach(_ target: Int64)
}

extension MainLoop {
    /// How a run loop that the app's code runs is to wait.
    package enum ForeignWait: Int32 {
        /// For what it wants, as long as it wants.
        case asUsual
        /// Not at all: the clock has moved, or something is ready.
        case forNothing
        /// Until a message comes, whatever the clock says.
        case forMessages
    }

    /// Moves the clocks for a run loop that the app's code runs while it handles something: whoever moves them else
    /// waits for that code to return. The time stays within what the timekeeper allows; beyond it the app waits for
    /// messages, as in its main loop.
    ///
    /// - Parameter limit: when that loop would stop waiting, in seconds of the monotonic clock; nil for no limit.
    package func passTime(until limit: TimeInterval?) -> ForeignWait {
        guard isVirtual else { return .asUsual }
        if timekeeper?.deliverMessages() == true { return .forNothing }
        if mayTurnAgain, comesToWork() { return .forNothing }
        let now = platform_monotonic_nanoseconds()
        let next = min(nextOwnEvent, limit.map(Self.nanoseconds) ?? .max)
        // Without a target nobody else moves the clock, or the target will come in a message.
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
        // A loop that only looks whether there is something gets it, and is not held up.
        return next <= now ? .asUsual : .forMessages
    }

    /// Work that always makes more work must not stop the clock, as in ``advance(toNanoseconds:)``.
    private var mayTurnAgain: Bool {
        let now = platform_monotonic_nanoseconds()
        if turnsAtOneTime.time != now { turnsAtOneTime = (now, 0) }
        turnsAtOneTime.count += 1
        return turnsAtOneTime.count <= Self.settlingRounds
    }
}
