/// The order of a date picker's wheels and the text of their rows in a locale.
struct DateWheelText {
    let fields: [DateField]
    let alignments: [NSTextAlignment]
    private let calendar: Calendar
    private let dayFormatter: DateFormatter
    private let digits: NumberFormatter
    private let usesHalfDays: Bool
    private let hourDigits: Int
    private let daySuffix: String
    private let yearSuffix: String
    private let months: [String]
    private let words: DateWords

    init(mode: UIDatePicker.Mode, locale: Locale, calendar: Calendar) {
        var calendar = calendar
        calendar.locale = locale
        self.calendar = calendar
        let timePattern = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: locale) ?? "h:mm a"
        let datePattern = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y"
        usesHalfDays = timePattern.contains("a") || timePattern.contains("h") || timePattern.contains("K")
        hourDigits = timePattern.contains("HH") || timePattern.contains("kk") ? 2 : 1
        daySuffix = Self.suffix(of: "d", in: datePattern)
        yearSuffix = Self.suffix(of: "y", in: datePattern)
        months = calendar.standaloneMonthSymbols
        words = DateWords(locale)
        dayFormatter = DateFormatter()
        dayFormatter.calendar = calendar
        dayFormatter.locale = locale
        dayFormatter.timeZone = calendar.timeZone
        dayFormatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
        digits = NumberFormatter()
        digits.locale = locale
        digits.usesGroupingSeparator = false
        let times = Self.order(of: [("ahK", .hour), ("Hk", .hour), ("m", .minute)], in: timePattern, usesHalfDays)
        switch mode {
        case .time: fields = times
        case .date: fields = Self.order(of: [("y", .year), ("ML", .month), ("d", .day)], in: datePattern, false)
        case .dateAndTime: fields = [.wholeDay] + times
        case .countDownTimer: fields = [.hours, .minutes]
        }
        alignments = fields.map { field in
            switch field {
            case .month: .left
            case .wholeDay, .hour, .day, .hours, .minutes: .right
            case .year, .minute, .period: .center
            }
        }
    }

    /// The fields in the order of their letters in a date format pattern.
    private static func order(
        of letters: [(String, DateField)], in pattern: String, _ usesHalfDays: Bool
    ) -> [DateField] {
        var order: [DateField] = []
        func add(_ field: DateField) { if !order.contains(field) { order.append(field) } }
        var isQuoted = false
        for letter in pattern {
            if letter == "'" { isQuoted.toggle() }
            if isQuoted { continue }
            if letter == "a" || letter == "b" || letter == "B" {
                if usesHalfDays { add(.period) }
            } else if let field = letters.first(where: { $0.0.contains(letter) })?.1 {
                add(field)
            }
        }
        // Add the fields that the pattern does not contain, so that no wheel is missing.
        for (_, field) in letters { add(field) }
        if usesHalfDays { add(.period) }
        return order
    }

    /// The CJK character that follows a number in the pattern, such as 年; empty if there is none.
    private static func suffix(of letter: Character, in pattern: String) -> String {
        guard let last = pattern.lastIndex(of: letter) else { return "" }
        let next = pattern.index(after: last)
        var rest = pattern[next...]
        if rest.first == "'" { rest = rest.dropFirst() }
        guard let sign = rest.first, sign.unicodeScalars.allSatisfy({ $0.value > 0x2E80 }) else { return "" }
        return String(sign)
    }

    // MARK: Texts

    func number(_ value: Int, digits count: Int = 1) -> String {
        digits.minimumIntegerDigits = count
        return digits.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    func month(_ number: Int) -> String { months.indices.contains(number - 1) ? months[number - 1] : "\(number)" }
    func day(_ number: Int) -> String { self.number(number) + daySuffix }
    func year(_ number: Int) -> String { self.number(number) + yearSuffix }
    /// The text that replaces the current date in the day wheel.
    var today: String { words.today }

    /// The weekday, month and day, without the comma, for which there is no room.
    func wholeDay(_ date: Date) -> String {
        dayFormatter.string(from: date).replacingOccurrences(of: ", ", with: " ")
    }

    func minute(_ minute: Int) -> String { number(minute, digits: 2) }
    func period(_ index: Int) -> String { index == 0 ? calendar.amSymbol : calendar.pmSymbol }

    func hour(_ hour: Int) -> String {
        guard usesHalfDays else { return number(hour, digits: hourDigits) }
        return number(hour % 12 == 0 ? 12 : hour % 12)
    }

    /// The unit label beside the hours or minutes of a duration; nil for other fields.
    func unit(of field: DateField, _ value: Int = 0) -> String? {
        switch field {
        case .hours: value == 1 ? words.hour : words.hours
        case .minutes: words.minutes
        default: nil
        }
    }

    // MARK: Measures

    /// The widths of the wheels, in points.
    func widths(in room: CGFloat) -> [CGFloat] {
        let gaps = CGFloat(fields.count - 1) * PickerMetrics.gap
        let shares: [CGFloat] = fields.map { field in
            switch field {
            case .year: 86
            case .month: 144
            case .day: 62
            case .wholeDay: usesHalfDays ? 138 : 180
            case .hour, .minute: 48
            case .period: 54
            case .hours, .minutes: 148
            }
        }
        let isTimeAlone = !fields.contains(.wholeDay) && fields.contains(.hour)
        if isTimeAlone { return fields.map { _ in min(68, ((room - gaps) / CGFloat(fields.count)).rounded(.down)) } }
        let whole = shares.reduce(0, +)
        return shares.map { ($0 * max(room - gaps, 0) / whole).rounded(.down) }
    }
}
