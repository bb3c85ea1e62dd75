import Foundation

/// The alarms of the clock.
extension Device: ClockHost {
    var alarms: [Alarm] {
        get { storage.readAlarms() }
        set {
            do {
                try storage.write(alarms: newValue)
            } catch {
                log("\(error)")
            }
            planAlarms()
        }
    }

    /// With the device's language and time zone.
    var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: profile.locale)
        if let zone = clockZone { calendar.timeZone = zone }
        return calendar
    }

    /// In seconds. The clock is looked at this often, since the machine's may be set and the machine may sleep.
    private static let longestWait = 60.0
    /// How long an alarm is quiet that is put off, in seconds.
    private static let snooze = 540.0

    /// Waits for the next alarm.
    func planAlarms() {
        alarmEvent?.cancel()
        let alarms = alarms.filter(\.isOn)
        guard !alarms.isEmpty else { return }
        let (now, calendar) = (Date(), calendar)
        guard let next = alarms.compactMap({ $0.date(after: now, in: calendar) }).min() else { return }
        let wait = min(max(next.timeIntervalSince(now), 0), Device.longestWait)
        alarmEvent = timeline.schedule(after: wait) { [weak self] in self?.ringAlarms(due: next) }
    }

    private func ringAlarms(due next: Date) {
        // An alarm that was slept through rings at once.
        let now = Date()
        guard next <= now else { return planAlarms() }
        let calendar = calendar
        let due = alarms.filter { $0.isOn && $0.date(after: next - 1, in: calendar) == next }
        alarms = alarms.map { alarm in
            var alarm = alarm
            if due.contains(alarm), alarm.weekdays.isEmpty { alarm.isOn = false }
            return alarm
        }
        for alarm in due { ring(alarm) }
    }

    private func ring(_ alarm: Alarm) {
        log("Clock rings: \(alarm.label)")
        show(
            SystemAlert(
                title: alarm.label, message: alarm.time(in: calendar), buttons: ["Snooze", "OK"], hasCancelButton: true
            ) { [weak self] button in
                guard let self, button == 0 else { return }
                timeline.schedule(after: Device.snooze) { [weak self] in self?.ring(alarm) }
            })
    }
}
