/// The arithmetic of a date picker: what turning a wheel makes of a date, and which rows are out of the question.
struct DateChoice {
    var calendar: Calendar
    /// In minutes.
    var interval: Int
    var minimum: Date?
    var maximum: Date?

    /// The day in the middle of the wheel of whole days.
    let middleDay: Date

    init(calendar: Calendar, interval: Int, minimum: Date?, maximum: Date?, middle: Date) {
        (self.calendar, self.interval) = (calendar, interval)
        // Limits that contradict each other do not count.
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

    /// The date that comes of turning a wheel to a value. Days that a month does not have become its last one.
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

    /// The beginning of a day of the wheel of whole days.
    func day(_ offset: Int) -> Date { calendar.date(byAdding: .day, value: offset, to: middleDay) ?? middleDay }

    private func lastDay(year: Int, month: Int, era: Int?) -> Int {
        let first = DateComponents(era: era, year: year, month: month, day: 1)
        guard let date = calendar.date(from: first) else { return 31 }
        return calendar.range(of: .day, in: .month, for: date)?.last ?? 31
    }

    // MARK: Limits

    /// The date that is chosen instead of one beyond the limits.
    func clamp(_ date: Date) -> Date {
        if let minimum, date < minimum { return minimum }
        if let maximum, date > maximum { return maximum }
        return date
    }

    /// Whether turning a wheel to a value can give a date within the limits.
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

    /// All moments that a row stands for, the wheels above it left as they are.
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
