import Dispatch
import Glibc

/// Ctrl-C, or another program's wish that this one ends.
enum EndSignal {
    static func wait() async {
        // As handlers of the process they would end it at once.
        for number in [SIGINT, SIGTERM] { signal(number, SIG_IGN) }
        signal(SIGPIPE, SIG_IGN)
        let sources = [SIGINT, SIGTERM].map { DispatchSource.makeSignalSource(signal: $0, queue: .global()) }
        await withCheckedContinuation { continuation in
            let once = Once { continuation.resume() }
            for source in sources {
                source.setEventHandler { once.run() }
                source.resume()
            }
        }
        for source in sources { source.cancel() }
    }

    /// A second Ctrl-C finds nothing to resume.
    private final class Once: @unchecked Sendable {
        private var action: (() -> Void)?
        private let queue = DispatchQueue(label: "once")

        init(_ action: @escaping () -> Void) { self.action = action }

        func run() {
            queue.sync {
                action?()
                action = nil
            }
        }
    }
}
