import CPlatform
import DeviceLink
import Foundation
import MainLoop
import UIKit

/// Runs a live device from the main loop: watches its app's descriptors, its timeline and its screen.
@MainActor final class LiveLoop {
    private weak var device: Device?
    private var watches: [Int32: Watch] = [:]
    private var writeWatch: Watch?
    private var nextEvent: ScheduledCall?
    private var nextFrame: ScheduledCall?
    private var isStopped = false

    init(device: Device) {
        self.device = device
        MainLoop.main.addBeforeWaiting { [weak self] in self?.renderIfDue() }
        device.screen.host.onNeedsRender = { MainLoop.main.wake() }
    }

    func stop() {
        isStopped = true
        unwatchAll()
        nextEvent?.cancel()
        nextFrame?.cancel()
    }

    // MARK: The running app

    func watch(_ session: AppSession) {
        unwatchAll()
        for descriptor in session.descriptors {
            watches[descriptor] = MainLoop.main.watch(descriptor) { [weak self, weak session] in
                guard let self, let session else { return }
                session.readEverything()
                self.dropFinishedWatches(of: session)
            }
        }
        session.connection.wantsToWriteDidChange = { [weak self, weak session] wants in
            guard let self, let session else { return }
            self.writeWatch?.cancel()
            self.writeWatch = nil
            guard wants else { return }
            self.writeWatch = MainLoop.main.watch(session.connection.fileDescriptor, for: .writable) { [weak session] in
                try? session?.connection.flush()
            }
        }
    }

    func unwatch(_ session: AppSession) {
        session.connection.wantsToWriteDidChange = nil
        unwatchAll()
    }

    /// Stops watching descriptors at their end of file, which would stay readable for ever.
    private func dropFinishedWatches(of session: AppSession) {
        guard session.state != .ended else { return }
        let open = Set(session.descriptors)
        for (descriptor, watch) in watches where !open.contains(descriptor) {
            watch.cancel()
            watches[descriptor] = nil
        }
    }

    private func unwatchAll() {
        for watch in watches.values { watch.cancel() }
        watches = [:]
        writeWatch?.cancel()
        writeWatch = nil
    }

    // MARK: Plans

    /// Waits for the next planned event.
    func rearm() {
        guard !isStopped else { return }
        nextEvent?.cancel()
        guard let time = device?.timeline.nextTime else { return }
        nextEvent = MainLoop.main.schedule(at: Double(time) / 1e9) { [weak self] in
            self?.device?.timeline.fireDue()
            self?.rearm()
        }
    }

    // MARK: Frames

    private var lastFrame = -1.0
    private static let frameDuration = 1.0 / 60

    /// Renders when something changed, at most sixty times a second.
    private func renderIfDue() {
        guard !isStopped, let device, device.hasSomethingToRender else { return }
        let now = MainLoop.main.now
        if now >= lastFrame + LiveLoop.frameDuration - 0.001 {
            lastFrame = now
            device.renderNow()
        }
        guard device.hasSomethingToRender, nextFrame == nil else { return }
        nextFrame = MainLoop.main.schedule(at: lastFrame + LiveLoop.frameDuration) { [weak self] in
            // The turn that this call makes the loop take renders.
            self?.nextFrame = nil
        }
    }
}
