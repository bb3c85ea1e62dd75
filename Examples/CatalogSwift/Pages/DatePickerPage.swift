import UIKit

final class DatePickerPage: CatalogPage {
    override class var pageTitle: String { "Date Picker" }

    private static let modes: [(name: String, mode: UIDatePicker.Mode)] = [
        ("Time", .time), ("Date", .date), ("Both", .dateAndTime), ("Timer", .countDownTimer),
    ]

    private let picker = UIDatePicker(frame: .zero)
    private let formatter = DateFormatter()

    override func viewDidLoad() {
        super.viewDidLoad()
        formatter.dateFormat = "yyyy-MM-dd HH:mm"
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        picker.timeZone = formatter.timeZone
        picker.date = date("2009-06-19 09:41")
        addControl(picker, frame: picker.frame) { [unowned self] _ in tellDate() }

        let modes = UISegmentedControl(items: Self.modes.map(\.name))
        modes.segmentedControlStyle = .bar
        modes.selectedSegmentIndex = 2
        addControl(modes, frame: CGRect(x: 10, y: 230, width: 300, height: 30)) { [unowned self] control in
            picker.datePickerMode = Self.modes[control.selectedSegmentIndex].mode
            tellDate()
        }
        addButton("New Year", frame: CGRect(x: 10, y: 274, width: 145, height: 37)) { [unowned self] _ in
            picker.setDate(date("2010-01-01 00:00"), animated: true)
        }
        addButton("Limits", frame: CGRect(x: 165, y: 274, width: 145, height: 37)) { [unowned self] _ in
            picker.minimumDate = date("2009-06-18 12:00")
            picker.maximumDate = date("2009-06-21 12:00")
            tellDate()
        }
        addButton("Quarters", frame: CGRect(x: 10, y: 322, width: 145, height: 37)) { [unowned self] _ in
            picker.minuteInterval = 15
            tellDate()
        }
        addButton("En français", frame: CGRect(x: 165, y: 322, width: 145, height: 37)) { [unowned self] _ in
            picker.locale = Locale(identifier: "fr_FR")
        }
    }

    private func date(_ text: String) -> Date { formatter.date(from: text) ?? Date() }

    private func tellDate() {
        if picker.datePickerMode == .countDownTimer {
            tell("\(Int(picker.countDownDuration / 60)) minutes")
        } else {
            tell(formatter.string(from: picker.date))
        }
    }
}
