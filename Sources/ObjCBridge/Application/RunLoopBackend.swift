import CObjCRuntime
import CPlatform
import MainLoop
import UIKit

/// Waits in GNUstep's NSRunLoop, whose timers, sources and messages from other threads belong to Objective-C code. An
/// app that runs the run loop itself, in a modal loop, keeps its touches and frames.
@MainActor final class RunLoopBackend: MainLoopBackend {
    /// The watches, kept alive while the run loop has pointers to them.
    private var watches: [Watch] = []

    /// Connects with the run loop when it is first needed: a process that will live in virtual time must not have
    /// looked at the clock before.
    private lazy var connection: Void = {
        let host = RunLoopHost(
            before_waiting: { MainActor.assumeIsolated { RunLoopBackend.beforeWaiting() } },
            pass_time: { seconds in MainActor.assumeIsolated { RunLoopBackend.passTime(seconds) } },
            descriptor_ready: { pointer in
                MainActor.assumeIsolated { Unmanaged<Watch>.fromOpaque(pointer).takeUnretainedValue().fire() }
            },
            main_queue_ready: { platform_main_queue_drain() })
        run_loop_install(host, platform_main_queue_descriptor())
    }()

    func add(_ watch: Watch) {
        _ = connection
        watches.append(watch)
        run_loop_add(
            watch.fileDescriptor, watch.condition == .writable, Unmanaged.passUnretained(watch).toOpaque())
    }

    func remove(_ watch: Watch) {
        run_loop_remove(
            watch.fileDescriptor, watch.condition == .writable, Unmanaged.passUnretained(watch).toOpaque())
        watches.removeAll { $0 === watch }
    }

    func wait(until deadline: TimeInterval?) {
        _ = connection
        run_loop_wait(deadline.map { max($0 - MainLoop.main.now, 0) } ?? -1)
    }

    func runReadyWork() {
        _ = connection
        run_loop_run_ready()
    }

    var nextForeignTimer: TimeInterval? {
        _ = connection
        let seconds = run_loop_next_timer()
        return seconds < 0 ? nil : MainLoop.main.now + seconds
    }

    var isRunByApp: Bool { run_loop_is_run_by_app() }
    var takesInput: Bool { run_loop_takes_input() }

    /// Virtual time in a loop that the app runs.
    private static func passTime(_ seconds: Double) -> RunLoopWait {
        let loop = MainLoop.main
        switch loop.passTime(until: seconds < 0 ? nil : loop.now + seconds) {
        case .asUsual: return RunLoopWaitAsUsual
        case .forNothing: return RunLoopWaitForNothing
        case .forMessages: return RunLoopWaitForMessages
        }
    }

    /// The frameworks' share of a turn of the run loop, whoever runs it.
    private static func beforeWaiting() -> Double {
        let loop = MainLoop.main
        let foundationTimer = loop.runFoundationTimers()
        loop.turn()
        guard let next = [loop.nextDeadline, foundationTimer].compactMap({ $0 }).min() else { return -1 }
        return max(next - loop.now, 0)
    }
}
