import Foundation

/// An alarm of the device's clock.
struct Alarm: Equatable {
    /// From 0 to 23, and to 59.
    var hour: Int
    var minute: Int
    /// The days on which it rings again and again, 1 for Sunday to 7; one without any rings once.
    var weekdays: Set<Int> = []
    var label = Alarm.usualLabel
    var isOn = true

    static let usualLabel = "Alarm"
    /// In characters.
    private static let longestLabel = 100

    init(hour: Int, minute: Int) { (self.hour, self.minute) = (hour, minute) }

    /// When it rings next after a moment, if it is on.
    func date(after moment: Date, in calendar: Calendar) -> Date? {
        let time = DateComponents(hour: hour, minute: minute)
        guard !weekdays.isEmpty else {
            return calendar.nextDate(after: moment, matching: time, matchingPolicy: .nextTime)
        }
        return weekdays.compactMap { day in
            var time = time
            time.weekday = day
            return calendar.nextDate(after: moment, matching: time, matchingPolicy: .nextTime)
        }.min()
    }

    /// For the list on the disk.
    var propertyList: [String: Any] {
        ["Hour": hour, "Minute": minute, "Weekdays": weekdays.sorted(), "Label": label, "On": isOn]
    }

    /// - Returns: nil for what is no such list.
    init?(propertyList: [String: Any]) {
        guard let hour = propertyList["Hour"] as? Int, let minute = propertyList["Minute"] as? Int,
            (0..<24).contains(hour), (0..<60).contains(minute), let isOn = propertyList["On"] as? Bool
        else { return nil }
        self.init(hour: hour, minute: minute)
        weekdays = Set((propertyList["Weekdays"] as? [Int] ?? []).filter { (1...7).contains($0) })
        label = String((propertyList["Label"] as? String ?? Alarm.usualLabel).prefix(Alarm.longestLabel))
        self.isOn = isOn
    }
}
