/// The date arithmetic of a date picker: the date after a wheel was turned, and the rows that cannot be chosen.
struct DateChoice {
    var calendar: Calendar
    /// The interval of the minute wheel, in minutes.
    var interval: Int
    var minimum: Date?
    var maximum: Date?

    /// The day of the middle row of the day wheel (`wholeDay`).
    let middleDay: Date

    init(calendar: Calendar, interval: Int, minimum: Date?, maximum: Date?, middle: Date) {
        (self.calendar, self.interval) = (calendar, interval)
        // Limits in the wrong order are ignored.
        if let minimum, let maximum, minimum > maximum {
            (self.minimum, self.maximum) = (nil, nil)
        } else {
            (self.minimum, self.maximum) = (minimum, maximum)
        }
        middleDay = calendar.startOfDay(for: middle)
    }

    // MARK: Values

    /// The value that a wheel shows for a date.
    func value(of field: DateField, in date: Date) -> Int {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return switch field {
        case .year: parts.year ?? 1
        case .month: parts.month ?? 1
        case .day: parts.day ?? 1
        case .wholeDay:
            calendar.dateComponents([.day], from: middleDay, to: calendar.startOfDay(for: date)).day ?? 0
        case .hour: parts.hour ?? 0
        case .minute: (parts.minute ?? 0) / interval * interval
        case .period: (parts.hour ?? 0) / 12
        case .hours, .minutes: 0
        }
    }

    /// The date after a wheel was turned to a value. A day that the month does not have becomes its last day.
    func date(_ date: Date, with field: DateField, _ value: Int) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
        switch field {
        case .year: parts.year = value
        case .month: parts.month = value
        case .day: parts.day = value
        case .wholeDay:
            let day = calendar.dateComponents([.era, .year, .month, .day], from: self.day(value))
            (parts.era, parts.year, parts.month, parts.day) = (day.era, day.year, day.month, day.day)
        case .hour: parts.hour = value
        case .minute: parts.minute = value
        case .period: parts.hour = (parts.hour ?? 0) % 12 + 12 * value
        case .hours, .minutes: break
        }
        if field == .hour || field == .minute || field == .period { parts.second = 0 }
        parts.day = min(parts.day ?? 1, lastDay(year: parts.year ?? 1, month: parts.month ?? 1, era: parts.era))
        return calendar.date(from: parts) ?? date
    }

    /// The start of the day at an offset from `middleDay`.
    func day(_ offset: Int) -> Date { calendar.date(byAdding: .day, value: offset, to: middleDay) ?? middleDay }

    private func lastDay(year: Int, month: Int, era: Int?) -> Int {
        let first = DateComponents(era: era, year: year, month: month, day: 1)
        guard let date = calendar.date(from: first) else { return 31 }
        return calendar.range(of: .day, in: .month, for: date)?.last ?? 31
    }

    // MARK: Limits

    /// The date clamped to the limits.
    func clamp(_ date: Date) -> Date {
        if let minimum, date < minimum { return minimum }
        if let maximum, date > maximum { return maximum }
        return date
    }

    /// True if turning the wheel to this value can give a date within the limits.
    func isPossible(_ field: DateField, _ value: Int, from date: Date) -> Bool {
        if field == .day {
            let parts = calendar.dateComponents([.era, .year, .month], from: date)
            if value > lastDay(year: parts.year ?? 1, month: parts.month ?? 1, era: parts.era) { return false }
        }
        guard minimum != nil || maximum != nil, let span = span(of: field, value, from: date) else { return true }
        if let minimum, span.upperBound <= minimum { return false }
        if let maximum, span.lowerBound > maximum { return false }
        return true
    }

    /// The time interval that a row covers, with the wheels of larger units unchanged. nil if it cannot be computed.
    private func span(of field: DateField, _ value: Int, from date: Date) -> Range<Date>? {
        let turned = self.date(date, with: field, value)
        switch field {
        case .year: return interval(.year, turned)
        case .month: return interval(.month, turned)
        case .day, .wholeDay: return interval(.day, turned)
        case .hour: return interval(.hour, turned)
        case .minute: return turned..<turned.addingTimeInterval(TimeInterval(interval * 60))
        case .period:
            let noon = self.date(self.date(date, with: .hour, 12), with: .minute, 0)
            guard let day = interval(.day, date) else { return nil }
            return value == 0 ? day.lowerBound..<max(noon, day.lowerBound) : min(noon, day.upperBound)..<day.upperBound
        case .hours, .minutes: return nil
        }
    }

    private func interval(_ unit: Calendar.Component, _ date: Date) -> Range<Date>? {
        calendar.dateInterval(of: unit, for: date).map { $0.start..<$0.end }
    }
}
