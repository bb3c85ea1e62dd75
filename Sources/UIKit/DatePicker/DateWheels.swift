/// The data source and delegate of a date picker's picker view. It keeps the wheels and the chosen date equal.
@MainActor final class DateWheels: UIPickerViewDataSource, UIPickerViewDelegate {
    private unowned let owner: UIDatePicker
    private let picker: UIPickerView
    private var isLoaded = false
    private lazy var text = makeText()
    private(set) lazy var choice = makeChoice()
    private var today = Date.distantPast
    private var units: [UILabel] = []

    init(_ owner: UIDatePicker, _ picker: UIPickerView) {
        (self.owner, self.picker) = (owner, picker)
    }

    private var calendar: Calendar {
        var calendar = owner.calendar ?? Calendar.current
        if let zone = owner.timeZone { calendar.timeZone = zone }
        return calendar
    }

    private func makeText() -> DateWheelText {
        // The locale of the device; that of the process may differ.
        let locale = owner.locale ?? Locale(identifier: UIScreen.main.profile.locale)
        return DateWheelText(mode: owner.datePickerMode, locale: withClock(locale), calendar: calendar)
    }

    /// With the hours that the device's settings say, unless the app has chosen a locale.
    private func withClock(_ locale: Locale) -> Locale {
        guard owner.locale == nil, let hours = ProcessInfo.processInfo.environment["VERGER_CLOCK"] else {
            return locale
        }
        let mark = locale.identifier.contains("@") ? ";" : "@"
        return Locale(identifier: locale.identifier + mark + "hours=" + hours)
    }

    private func makeChoice() -> DateChoice {
        DateChoice(
            calendar: calendar, interval: owner.minuteInterval, minimum: owner.minimumDate,
            maximum: owner.maximumDate, middle: Date())
    }

    // MARK: Filling

    /// Loads the wheels when the picker is first laid out, since formatting dates is expensive.
    func load() {
        guard !isLoaded else { return }
        isLoaded = true
        today = Date()
        picker.dataSource = self
        picker.delegate = self
        show(animated: false)
    }

    func reload() {
        choice = makeChoice()
        guard isLoaded else { return }
        text = makeText()
        today = Date()
        picker.reloadAllComponents()
        show(animated: false)
        owner.setNeedsLayout()
    }

    func limitsDidChange() {
        choice = makeChoice()
        if isLoaded { picker.refreshRows() }
    }

    /// Turns the wheels to the chosen date or duration.
    func show(animated: Bool) {
        guard isLoaded else { return }
        for (component, field) in text.fields.enumerated() {
            let present = picker.selectedRow(inComponent: component)
            let row = row(of: field, value(of: field), near: present, component)
            if row != present { picker.selectRow(row, inComponent: component, animated: animated) }
        }
        picker.refreshRows()
        if owner.datePickerMode == .countDownTimer { owner.setNeedsLayout() }
    }

    private func value(of field: DateField) -> Int {
        let minutes = Int(owner.countDownDuration / 60)
        switch field {
        case .hours: return minutes / 60
        case .minutes: return minutes % 60
        default: return choice.value(of: field, in: owner.date)
        }
    }

    // MARK: Rows and values

    private func value(ofRow row: Int, _ field: DateField) -> Int {
        if let cycle = field.cycle(interval: choice.interval) {
            let place = row % cycle
            switch field {
            case .month, .day: return place + 1
            case .minute, .minutes: return place * choice.interval
            default: return place
            }
        }
        switch field {
        case .year: return row + 1
        case .wholeDay: return row - DateField.dayReach
        default: return row
        }
    }

    /// The row of a value. Of the equal rows of a cyclic wheel it is the one nearest to `present`, or one in the middle
    /// if `present` is close to an end.
    private func row(of field: DateField, _ value: Int, near present: Int, _ component: Int) -> Int {
        let count = field.rowCount(interval: choice.interval)
        guard let cycle = field.cycle(interval: choice.interval) else {
            switch field {
            case .year: return min(max(value - 1, 0), count - 1)
            case .wholeDay: return min(max(value + DateField.dayReach, 0), count - 1)
            default: return min(max(value, 0), count - 1)
            }
        }
        let place: Int
        switch field {
        case .month, .day: place = value - 1
        case .minute, .minutes: place = value / choice.interval
        default: place = value
        }
        let isNearTheEnd = present < 10 * cycle || present > count - 10 * cycle
        let base = isNearTheEnd ? count / cycle / 2 * cycle : present
        var way = (place - base) % cycle
        if way > cycle / 2 { way -= cycle }
        if way < -cycle / 2 { way += cycle }
        return base + way
    }

    private func title(of field: DateField, _ value: Int) -> String {
        switch field {
        case .year: text.year(value)
        case .month: text.month(value)
        case .day: text.day(value)
        case .wholeDay: isToday(field, value) ? text.today : text.wholeDay(choice.day(value))
        case .hour: text.hour(value)
        case .minute: text.minute(value)
        case .period: text.period(value)
        case .hours, .minutes: text.number(value)
        }
    }

    private func isToday(_ field: DateField, _ value: Int) -> Bool {
        switch field {
        case .year, .month, .day, .wholeDay: choice.value(of: field, in: today) == value
        default: false
        }
    }

    // MARK: Data source and delegate

    func numberOfComponents(in pickerView: UIPickerView) -> Int { text.fields.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        text.fields[component].rowCount(interval: choice.interval)
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let room = pickerView.bounds.width - PickerMetrics.frame.left - PickerMetrics.frame.right
        return text.widths(in: max(room, 0))[component]
    }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView? {
        let field = text.fields[component]
        let value = value(ofRow: row, field)
        let size = pickerView.rowSize(forComponent: component)
        let label = view as? UILabel ?? makeLabel()
        let indent = text.unit(of: field) == nil ? 0 : size.width * 0.55
        label.frame = CGRect(
            x: 0, y: 0, width: max(size.width - 2 * PickerMetrics.margin, 0), height: size.height)
        label.textAlignment = text.alignments[component]
        label.text = title(of: field, value)
        if indent > 0 {
            // The unit label is to the right of the number.
            label.textAlignment = .left
            label.text = (value < 10 ? "\u{2007}" : "") + title(of: field, value)
        }
        let isPossible = field == .minutes || choice.isPossible(field, value, from: owner.date)
        label.textColor =
            !isPossible ? Self.impossibleColor : isToday(field, value) ? Self.todayColor : UIColor.black
        return label
    }

    private func makeLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .boldSystemFont(ofSize: PickerMetrics.fontSize)
        label.adjustsFontSizeToFitWidth = true
        label.minimumFontSize = 12
        label.backgroundColor = nil
        label.isOpaque = false
        return label
    }

    private static let impossibleColor = UIColor(white: 0.6, alpha: 1)
    private static let todayColor = UIColor(red: 0, green: 0.27, blue: 0.75, alpha: 1)

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        guard text.fields.indices.contains(component) else { return }
        let owner = owner
        let field = text.fields[component]
        let value = value(ofRow: row, field)
        if field == .hours || field == .minutes {
            chooseDuration()
        } else {
            let turned = choice.date(owner.date, with: field, value)
            let chosen = choice.clamp(turned)
            owner.choose(chosen)
        }
        // Update the wheels that depend on this one, or were turned beyond a limit.
        show(animated: true)
    }

    private func chooseDuration() {
        var minutes = 0
        for (component, field) in text.fields.enumerated() {
            let value = value(ofRow: picker.selectedRow(inComponent: component), field)
            minutes += field == .hours ? value * 60 : value
        }
        owner.choose(duration: TimeInterval(max(minutes, choice.interval) * 60))
    }

    // MARK: Units

    /// Lays out the unit labels of a duration.
    func layOutUnits() {
        for label in units { label.removeFromSuperview() }
        units = []
        let widths = text.widths(in: max(picker.bounds.width - PickerMetrics.frame.left - PickerMetrics.frame.right, 0))
        let frames = PickerMetrics.wheels(widths, in: picker.bounds)
        for (field, frame) in zip(text.fields, frames) {
            guard let unit = text.unit(of: field, value(of: field)) else { continue }
            let label = makeLabel()
            label.text = unit
            label.frame = CGRect(
                x: frame.minX + 44, y: frame.midY - 22, width: max(frame.width - 44 - PickerMetrics.margin, 0),
                height: 44)
            picker.addSubview(label)
            units.append(label)
        }
    }
}
