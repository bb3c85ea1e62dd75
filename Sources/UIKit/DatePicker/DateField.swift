/// The date component that a wheel of a date picker selects.
enum DateField: Equatable {
    case year, month, day
    /// Year, month and day in one wheel.
    case wholeDay
    case hour, minute
    /// AM or PM.
    case period
    /// The hours and minutes of a duration.
    case hours, minutes

    /// The number of values after which a wheel repeats; nil if it does not repeat.
    /// - Parameter interval: the interval of the minute wheel, in minutes.
    func cycle(interval: Int) -> Int? {
        switch self {
        case .year, .wholeDay, .period, .hours: nil
        case .month: 12
        case .day: 31
        case .hour: 24
        case .minute, .minutes: 60 / interval
        }
    }

    /// The number of rows. The values of a cyclic wheel are repeated so often that the user does not reach an end.
    func rowCount(interval: Int) -> Int {
        if let cycle = cycle(interval: interval) { return cycle * (DateField.endless / cycle) }
        return switch self {
        case .year: DateField.lastYear
        case .wholeDay: 2 * DateField.dayReach + 1
        case .period: 2
        default: 24
        }
    }

    private static let endless = 12_000
    /// The last year; the first is 1.
    static let lastYear = 9_999
    /// The number of days before and after the middle day.
    static let dayReach = 150_000
}
