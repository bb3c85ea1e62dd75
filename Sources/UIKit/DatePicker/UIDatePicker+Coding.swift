extension UIDatePicker {
    func decodeDatePicker(_ coder: NSCoder) {
        datePickerMode = coder.decodeCase(Mode.self, forKey: "UIDatePickerMode") ?? .dateAndTime
        locale = coder.decode(Locale.self, forKey: "UILocale")
        calendar = coder.decode(Calendar.self, forKey: "UICalendar")
        timeZone = coder.decode(TimeZone.self, forKey: "UITimeZone")
        minuteInterval = coder.decodeWhole(forKey: "UIMinuteInterval") ?? 1
        minimumDate = coder.decode(Date.self, forKey: "UIMinimumDate")
        maximumDate = coder.decode(Date.self, forKey: "UIMaximumDate")
        if let date = coder.decode(Date.self, forKey: "UIDate") { setDate(date, animated: false) }
        if let duration = coder.decodeNumber(forKey: "UICountDownDuration") { countDownDuration = Double(duration) }
    }

    func encodeDatePicker(_ coder: NSCoder) {
        coder.encode(datePickerMode, forKey: "UIDatePickerMode", unless: .dateAndTime)
        coder.encode(ifPresent: locale, forKey: "UILocale")
        coder.encode(ifPresent: calendar, forKey: "UICalendar")
        coder.encode(ifPresent: timeZone, forKey: "UITimeZone")
        coder.encode(minuteInterval, forKey: "UIMinuteInterval", unless: 1)
        coder.encode(ifPresent: minimumDate, forKey: "UIMinimumDate")
        coder.encode(ifPresent: maximumDate, forKey: "UIMaximumDate")
        coder.encode(date as Any?, forKey: "UIDate")
        coder.encode(countDownDuration, forKey: "UICountDownDuration")
    }
}
