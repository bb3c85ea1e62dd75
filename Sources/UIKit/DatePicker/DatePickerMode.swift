extension UIDatePicker {
    /// What a date picker selects.
    /// - ObjC: UIDatePickerMode
    public enum Mode: Int, Sendable {
        /// Hour and minute, with an AM/PM wheel if the locale uses it.
        case time = 0
        /// Month, day and year, in the order of the locale.
        case date = 1
        /// The day in a single wheel, and the time.
        case dateAndTime = 2
        /// Hours and minutes of a countdown.
        case countDownTimer = 3
    }
}
