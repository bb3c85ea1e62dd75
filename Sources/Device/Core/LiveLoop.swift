import CPlatform
import DeviceLink
import Foundation
import MainLoop
import UIKit

/// Runs a live device from the main loop: watches its apps' descriptors, its timeline and its screen.
@MainActor final class LiveLoop {
    private weak var device: Device?
    private var watches: [ObjectIdentifier: SessionWatch] = [:]
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
        for watch in watches.values { watch.cancel() }
        watches = [:]
        nextEvent?.cancel()
        nextFrame?.cancel()
    }

    // MARK: The apps

    func watch(_ session: AppSession) { watches[ObjectIdentifier(session)] = SessionWatch(session) }

    func unwatch(_ session: AppSession) { watches.removeValue(forKey: ObjectIdentifier(session))?.cancel() }

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
