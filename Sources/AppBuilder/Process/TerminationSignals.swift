import Foundation

/// Ctrl-C, `kill` and a closed terminal, for work that must be left in good order.
///
/// A process has one handler for each signal, so it is set here only, once, and stays: what the signal does is up to
/// the innermost work that watches. Work that watches none is ended as by default. Programs that are started get the
/// default back, as with every handler.
package final class TerminationSignals: @unchecked Sendable {
    package static let shared = TerminationSignals()

    /// Lasts as long as the work that wants to know; given back by `cancel` or when it is let go. Giving it back waits
    /// for an action that runs: one that ends this process must not be overtaken by work that fails because of it.
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

    /// A handler may do next to nothing: it writes the signal's number here, and a thread reads it.
    nonisolated(unsafe) private static var writeEnd: Int32 = -1

    private let lock = NSLock()
    private var entries: [Entry] = []
    /// Held while an action runs, which may give back its own watch.
    private let delivery = NSRecursiveLock()

    private init() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        // A handler must never wait: more signals than the pipe holds say nothing new.
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        Self.writeEnd = ends[1]
        let readEnd = ends[0]
        let thread = Thread { [unowned self] in
            // Who started this process may have left the signals blocked in all its threads.
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

    /// From now on the action is called, on a thread of its own, with the number of each signal that comes, instead of
    /// those of earlier watches.
    package func watch(_ action: @escaping @Sendable (Int32) -> Void) -> Watch {
        let watch = Watch(action)
        lock.withLock { entries.append(Entry(identifier: ObjectIdentifier(watch), action: action)) }
        return watch
    }

    /// Ends this process as the signal would have done by default, so that whoever started it sees why it ended.
    package static func endProcess(by number: Int32) -> Never {
        signal(number, SIG_DFL)
        raise(number)
        // Not reached unless the signal is blocked.
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
        // By ignoring the end of the terminal, nohup and its like keep their word. A shell's script ignores Ctrl-C for
        // what it starts in the background, but says nothing by that: Ctrl-C is for us as well.
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
