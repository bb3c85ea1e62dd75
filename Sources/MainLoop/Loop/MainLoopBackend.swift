import Foundation

/// The part of the main loop that waits. The default is ``PollBackend``; a language bridge whose programs run a run
/// loop of their own supplies another, so that touches and frames arrive in that loop too.
///
/// A backend delivers what is ready by `Watch.fire`, runs the main dispatch queue
/// (`platform_main_queue_descriptor`, `platform_main_queue_drain`) and Swift's `RunLoop.main`
/// (``MainLoop/runFoundationTimers()``). When its loop is run by somebody else, it calls ``MainLoop/turn()`` before
/// each wait, and wakes at ``MainLoop/nextDeadline``.
@MainActor package protocol MainLoopBackend: AnyObject {
    func add(_ watch: Watch)
    func remove(_ watch: Watch)

    /// Waits until something is ready, and delivers it.
    /// - Parameter deadline: Seconds of the monotonic clock at which to give up; nil waits for ever. A time that has
    ///   passed only delivers what is ready now.
    func wait(until deadline: TimeInterval?)

    /// Runs what is ready apart from the watched descriptors: the main dispatch queue and the foreign timers that are
    /// due. Virtual time calls it after each of its steps.
    func runReadyWork()

    /// When the next timer of the backend's own run loop is due, in seconds of the monotonic clock; nil if there is
    /// none.
    var nextForeignTimer: TimeInterval? { get }

    /// Whether code of the app, called by the loop, runs the backend's loop itself at this moment. It then calls
    /// ``MainLoop/passTime(until:)`` before each wait.
    var isRunByApp: Bool { get }

    /// Whether that loop, or the backend's own, runs in a mode in which touches and keys are delivered.
    var takesInput: Bool { get }

    /// ``MainLoop/nextDeadline`` changed; a backend whose loop others run too moves its timer.
    func deadlineDidChange()
}

extension MainLoopBackend {
    package var nextForeignTimer: TimeInterval? { nil }
    package var isRunByApp: Bool { false }
    package var takesInput: Bool { true }
    package func deadlineDidChange() {}
}
