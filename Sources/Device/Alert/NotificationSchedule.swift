import DeviceLink
import Foundation
import UIKit

/// The local notifications of all apps, kept in the device's storage.
@MainActor final class NotificationSchedule {
    private let storage: DeviceStorage
    private let timeline: Timeline
    /// In the order of their dates.
    private var pending: [PendingNotification] = []
    private var nextLook: Timeline.Event?
    private var needsWriting = false
    /// Called with each notification that is due, and whether it repeats.
    var onDue: ((PendingNotification, _ comesAgain: Bool) -> Void)?
    /// Called when the schedule cannot be written to the device's storage.
    var onFailure: ((any Error) -> Void)?

    /// Seconds. The schedule is checked at least this often, since the machine's clock may be set and the machine may
    /// sleep.
    private static let longestWait = 60.0

    init(storage: DeviceStorage, timeline: Timeline) {
        self.storage = storage
        self.timeline = timeline
        for kept in storage.readNotifications() where storage.app(identifier: kept.app) != nil { insert(kept) }
        plan()
    }

    /// The pending notifications of an app, ordered by date.
    func notifications(of app: String) -> [ScheduledNotification] {
        pending.filter { $0.app == app }.map(\.scheduled)
    }

    func add(_ notification: PendingNotification) {
        pending.removeAll { $0.app == notification.app && $0.scheduled.number == notification.scheduled.number }
        insert(notification)
        if pending.count(where: { $0.app == notification.app }) > DeviceLinkLimits.notificationCount,
            let latest = pending.lastIndex(where: { $0.app == notification.app })
        {
            pending.remove(at: latest)
        }
        didChange()
    }

    func cancel(_ number: UInt32, of app: String) {
        pending.removeAll { $0.app == app && $0.scheduled.number == number }
        didChange()
    }

    /// Removes all notifications of an app that is uninstalled.
    func removeAll(of app: String) {
        pending.removeAll { $0.app == app }
        didChange()
    }

    private func insert(_ notification: PendingNotification) {
        let place = pending.firstIndex { $0.date > notification.date } ?? pending.endIndex
        pending.insert(notification, at: place)
    }

    private func didChange() {
        plan()
        guard !needsWriting else { return }
        needsWriting = true
        timeline.schedule(after: 0) { [weak self] in self?.save() }
    }

    /// Writes the schedule, if it has changed. Several changes of one turn of the loop are written together.
    func save() {
        guard needsWriting else { return }
        needsWriting = false
        do {
            try storage.write(notifications: pending)
        } catch {
            onFailure?(error)
        }
    }

    private func plan() {
        nextLook?.cancel()
        nextLook = nil
        guard let first = pending.first else { return }
        let wait = min(max(first.date.timeIntervalSinceNow, 0), Self.longestWait)
        nextLook = timeline.schedule(after: wait) { [weak self] in self?.deliverDue() }
    }

    /// Delivers the notifications that are due; a repeating one only once, however often it was missed.
    private func deliverDue() {
        let now = Date()
        let due = pending.filter { $0.date <= now }
        guard !due.isEmpty else { return plan() }
        pending.removeAll { $0.date <= now }
        var again: Set<Int> = []
        for (index, var notification) in due.enumerated() {
            guard let next = notification.content.date(after: now) else { continue }
            notification.date = next
            insert(notification)
            again.insert(index)
        }
        didChange()
        for (index, notification) in due.enumerated() { onDue?(notification, again.contains(index)) }
    }
}
