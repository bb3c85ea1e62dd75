extension UILocalNotification {
    /// The first fire date. The time zone matters only if the user travels to another one, which the simulated device
    /// does not.
    package var firstDate: Date { fireDate ?? .distantPast }

    /// The first fire date after another date; nil if there is none.
    ///
    /// Dates are counted from the first one: a monthly notification that begins on the 31st fires on the last day of
    /// shorter months only.
    package func date(after earlier: Date) -> Date? {
        let first = firstDate
        guard abs(first.timeIntervalSinceReferenceDate) < Self.farthest else { return nil }
        guard first <= earlier else { return first }
        guard let unit = repeatUnit else { return nil }
        let calendar = repeatCalendar ?? Calendar.current
        var count = 0
        var date = first
        // `unit.longest` is an upper bound for the length of a unit, so a step never passes the date, and the rest
        // shrinks with each step.
        for _ in 0..<Self.mostSteps {
            count += max(Int(earlier.timeIntervalSince(date) / unit.longest), 1)
            guard let next = calendar.date(byAdding: unit.component, value: count * unit.count, to: first), next > date
            else { return nil }
            date = next
            if date > earlier { return date }
        }
        return nil
    }

    private static let mostSteps = 256
    /// Seconds; calendars are not asked about dates some 30,000 years away.
    private static let farthest = 1e12

    /// The calendar's units by their numbers in Foundation, with the seconds of the longest.
    private var repeatUnit: (component: Calendar.Component, count: Int, longest: TimeInterval)? {
        let day = 90_000.0
        return switch repeatInterval {
        case 1 << 2: (.year, 1, 385 * day)
        case 1 << 3: (.month, 1, 31 * day)
        case 1 << 4, 1 << 9, 1 << 10: (.day, 1, day)
        case 1 << 5: (.hour, 1, 3600)
        case 1 << 6: (.minute, 1, 60)
        case 1 << 7: (.second, 1, 1)
        case 1 << 8: (.day, 7, 7 * day)
        case 1 << 11: (.month, 3, 93 * day)
        default: nil
        }
    }
}
