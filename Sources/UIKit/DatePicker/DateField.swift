/// What one wheel of a date picker chooses.
enum DateField: Equatable {
    case year, month, day
    /// Year, month and day at once.
    case wholeDay
    case hour, minute
    /// Before or after noon.
    case period
    /// Of a duration.
    case hours, minutes

    /// How many values there are before they begin again; nil where they do not.
    /// - Parameter interval: In minutes.
    func cycle(interval: Int) -> Int? {
        switch self {
        case .year, .wholeDay, .period, .hours: nil
        case .month: 12
        case .day: 31
        case .hour: 24
        case .minute, .minutes: 60 / interval
        }
    }

    /// The rows of the wheel. Values that begin again are repeated so often that nobody gets to the end.
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
    /// The first is 1.
    static let lastYear = 9_999
    /// How many days can be chosen before and after the one in the middle.
    static let dayReach = 150_000
}
