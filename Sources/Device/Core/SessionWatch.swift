import MainLoop

/// Watches the descriptors of an app of a live device, until it is cancelled.
@MainActor final class SessionWatch {
    private weak var session: AppSession?
    private var watches: [Int32: Watch] = [:]
    private var writeWatch: Watch?

    init(_ session: AppSession) {
        self.session = session
        for descriptor in session.descriptors {
            watches[descriptor] = MainLoop.main.watch(descriptor) { [weak self, weak session] in
                session?.readEverything()
                self?.dropFinished()
            }
        }
        session.connection.wantsToWriteDidChange = { [weak self] in self?.watchForWriting($0) }
    }

    func cancel() {
        session?.connection.wantsToWriteDidChange = nil
        for watch in watches.values { watch.cancel() }
        watches = [:]
        watchForWriting(false)
    }

    private func watchForWriting(_ wants: Bool) {
        writeWatch?.cancel()
        writeWatch = nil
        guard wants, let session else { return }
        writeWatch = MainLoop.main.watch(session.connection.fileDescriptor, for: .writable) { [weak session] in
            try? session?.connection.flush()
        }
    }

    /// Stops watching descriptors at their end of file, which would stay readable for ever.
    private func dropFinished() {
        guard let session, session.state != .ended else { return }
        let open = Set(session.descriptors)
        for (descriptor, watch) in watches where !open.contains(descriptor) {
            watch.cancel()
            watches[descriptor] = nil
        }
    }
}
