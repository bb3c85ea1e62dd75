/// Dates as property lists in XML write them: `2009-06-17T10:00:00Z`.
enum PropertyListDate {
    /// From the first instant of 1970 to that of 2001.
    private static let epoch = 978_307_200

    /// Seconds since the first instant of 2001, GMT; nil for other text.
    static func seconds(_ text: Substring) -> Double? {
        let parts = text.split(omittingEmptySubsequences: false) { "-T:Z".contains($0) }
        guard parts.count == 7, parts[6].isEmpty, text.utf8.count <= 32 else { return nil }
        let numbers = parts.prefix(6).compactMap { Int($0) }
        guard numbers.count == 6, (1...9999).contains(numbers[0]), (1...12).contains(numbers[1]),
            (1...31).contains(numbers[2]), (0...23).contains(numbers[3]), (0...59).contains(numbers[4]),
            (0...60).contains(numbers[5])
        else { return nil }
        let days = dayNumber(year: numbers[0], month: numbers[1], day: numbers[2])
        return Double(days * 86400 + numbers[3] * 3600 + numbers[4] * 60 + numbers[5] - epoch)
    }

    static func text(_ seconds: Double) -> String {
        let whole = Int(max(-6e10, min(2.5e11, seconds.isNaN ? 0 : seconds.rounded(.down)))) + epoch
        let (day, rest) = (
            (Double(whole) / 86400).rounded(.down), whole - Int((Double(whole) / 86400).rounded(.down)) * 86400
        )
        let (year, month, dayOfMonth) = date(dayNumber: Int(day))
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfMonth, 2))"
            + "T\(padded(rest / 3600, 2)):\(padded(rest / 60 % 60, 2)):\(padded(rest % 60, 2))Z"
    }

    /// Days since the first of January 1970, in the Gregorian calendar. A year begins in March, so that its leap day is the
    /// last; 400 years have 146,097 days.
    private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func date(dayNumber: Int) -> (year: Int, month: Int, day: Int) {
        let days = dayNumber + 719_468
        let era = (days >= 0 ? days : days - 146_096) / 146_097
        let dayOfEra = days - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
