extension UIDatePicker {
    /// What is chosen with a date picker.
    /// - ObjC: UIDatePickerMode
    public enum Mode: Int, Sendable {
        /// Hour, minute, and the half of the day where that is the custom.
        case time = 0
        /// Month, day and year in the order of the locale.
        case date = 1
        /// The day in one wheel, and the time.
        case dateAndTime = 2
        /// Hours and minutes to count down from.
        case countDownTimer = 3
    }
}
