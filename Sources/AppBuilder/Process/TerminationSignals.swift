import Foundation

/// Handles Ctrl-C, `kill` and a closed terminal for work that must clean up before the process ends.
///
/// The handlers are installed once, since a process has only one for each signal. A signal calls the action of the
/// innermost watch; without a watch the process ends as by default. Child programs get the default handlers back when
/// they are executed.
package final class TerminationSignals: @unchecked Sendable {
    package static let shared = TerminationSignals()

    /// A registration of an action, until `cancel` or its deinitialisation. Both wait for a running action: if the
    /// action ends this process, the work must not fail first because of it.
    package final class Watch: Sendable {
        fileprivate let action: @Sendable (Int32) -> Void

        fileprivate init(_ action: @escaping @Sendable (Int32) -> Void) { self.action = action }

        deinit { TerminationSignals.shared.remove(ObjectIdentifier(self)) }

        package func cancel() { TerminationSignals.shared.remove(ObjectIdentifier(self)) }
    }

    private struct Entry {
        let identifier: ObjectIdentifier
        let action: @Sendable (Int32) -> Void
    }

    private static let numbers = [SIGINT, SIGTERM, SIGHUP]

    /// The write end of a pipe. The handler, which may call hardly any function, writes the signal's number to it, and
    /// a thread reads it.
    nonisolated(unsafe) private static var writeEnd: Int32 = -1

    private let lock = NSLock()
    private var entries: [Entry] = []
    /// Held while an action runs; recursive, since the action may cancel its own watch.
    private let delivery = NSRecursiveLock()

    private init() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        // A handler must not block. If the pipe is full, the signal is dropped, since others are pending.
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        Self.writeEnd = ends[1]
        let readEnd = ends[0]
        let thread = Thread { [unowned self] in
            // The parent process may have blocked the signals.
            var signals = sigset_t()
            sigemptyset(&signals)
            for number in Self.numbers { sigaddset(&signals, number) }
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            var number: UInt8 = 0
            while true {
                guard read(readEnd, &number, 1) == 1 else { continue }
                deliver(Int32(number))
            }
        }
        thread.name = "termination signals"
        thread.start()
        for number in Self.numbers { Self.handle(number) }
    }

    /// Registers an action, which replaces those of earlier watches. It is called on a separate thread with the number
    /// of each signal.
    package func watch(_ action: @escaping @Sendable (Int32) -> Void) -> Watch {
        let watch = Watch(action)
        lock.withLock { entries.append(Entry(identifier: ObjectIdentifier(watch), action: action)) }
        return watch
    }

    /// Ends this process with the signal's default effect, so that the parent process sees the cause.
    package static func endProcess(by number: Int32) -> Never {
        signal(number, SIG_DFL)
        raise(number)
        // Reached only if the signal is blocked.
        _exit(128 + number)
    }

    private func remove(_ identifier: ObjectIdentifier) {
        delivery.withLock {
            lock.withLock { entries.removeAll { $0.identifier == identifier } }
        }
    }

    private func deliver(_ number: Int32) {
        delivery.withLock {
            guard let action = lock.withLock({ entries.last?.action }) else { Self.endProcess(by: number) }
            action(number)
        }
    }

    private static func handle(_ number: Int32) {
        var action = sigaction()
        // An ignored SIGHUP stays ignored, for nohup and similar programs. An ignored SIGINT does not: shells ignore it
        // in background commands of scripts without such an intention.
        sigaction(number, nil, &action)
        if number == SIGHUP, unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1 { return }
        action = sigaction()
        action.__sigaction_handler.sa_handler = { number in
            let former = errno
            var byte = UInt8(truncatingIfNeeded: number)
            _ = write(TerminationSignals.writeEnd, &byte, 1)
            errno = former
        }
        action.sa_flags = SA_RESTART
        sigaction(number, &action, nil)
    }
}
