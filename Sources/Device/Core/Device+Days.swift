import CDevice
import CPlatform
import DeviceLink
import Foundation

/// The status bar's clock, and what apps hear of it: a new day, or a clock that was set.
extension Device {
    /// By how much the machine's clock may run otherwise than its counter within a minute before it counts as set, in
    /// seconds.
    private static let drift = 30.0

    /// Keeps the status bar's time right, and gives freed memory back to the system: again at each full minute.
    func scheduleClock() {
        freed_memory_give_back()
        let now = wallNanoseconds
        screen.statusBar.wallSeconds = now / 1_000_000_000
        screen.lockScreen.wallSeconds = now / 1_000_000_000
        noteTime(now)
        let toNextMinute = 60_000_000_000 - now % 60_000_000_000
        timeline.schedule(after: Double(toNextMinute) / 1e9) { [weak self] in self?.scheduleClock() }
    }

    /// Tells the apps of a new day, and of a clock that was set.
    private func noteTime(_ now: Int64) {
        let calendar = calendar
        let present = ClockReading(
            day: calendar.startOfDay(for: Date(timeIntervalSince1970: Double(now) / 1e9)),
            offset: now - platform_monotonic_nanoseconds())
        defer { lastClockReading = present }
        guard let last = lastClockReading else { return }
        let isSet = abs(Double(present.offset - last.offset)) / 1e9 > Device.drift
        guard present.day != last.day || isSet else { return }
        for session in sessions { session.send(.significantTimeChange) }
    }
}
