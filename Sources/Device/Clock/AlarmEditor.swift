import UIKit

/// Sets an alarm: a list of its properties, and wheels for the time.
final class AlarmEditor: UIViewController {
    private var alarm: Alarm
    private let calendar: Calendar
    private let onEnd: @MainActor (Alarm?) -> Void
    private let picker = UIDatePicker(frame: .zero)
    private lazy var list = SettingsList(title ?? "") { [unowned self] in sections }

    /// - Parameters:
    ///   - alarm: nil for a new one, at the present time.
    ///   - onEnd: Called with what was set; nil if the user cancels.
    init(_ alarm: Alarm?, in calendar: Calendar, onEnd: @escaping @MainActor (Alarm?) -> Void) {
        let now = calendar.dateComponents([.hour, .minute], from: Date())
        self.alarm = alarm ?? Alarm(hour: now.hour ?? 0, minute: now.minute ?? 0)
        self.calendar = calendar
        self.onEnd = onEnd
        super.init(nibName: nil, bundle: nil)
        title = alarm == nil ? "Add Alarm" : "Edit Alarm"
        let cancel = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        cancel.onTap = { [unowned self] in self.onEnd(nil) }
        navigationItem.leftBarButtonItem = cancel
        let save = UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: nil)
        save.onTap = { [unowned self] in self.save() }
        navigationItem.rightBarButtonItem = save
    }

    required init?(coder: NSCoder) { return nil }

    override func loadView() {
        let view = UIView(frame: UIScreen.main.applicationFrame)
        view.backgroundColor = .groupTableViewBackground
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
        picker.datePickerMode = .time
        picker.calendar = calendar
        picker.timeZone = calendar.timeZone
        picker.locale = calendar.locale
        let day = calendar.startOfDay(for: Date())
        picker.date =
            calendar.date(bySettingHour: alarm.hour, minute: alarm.minute, second: 0, of: day) ?? day
        list.onOpen = { [unowned self] in navigationController?.pushViewController($0, animated: true) }
        list.tableView.isScrollEnabled = false
        view.addSubview(list.tableView)
        view.addSubview(picker)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = picker.bounds.height
        list.tableView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - height)
        picker.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        list.update()
    }

    private func save() {
        view.endEditing(true)
        let time = calendar.dateComponents([.hour, .minute], from: picker.date)
        (alarm.hour, alarm.minute) = (time.hour ?? 0, time.minute ?? 0)
        alarm.isOn = true
        onEnd(alarm)
    }

    // MARK: Lists

    private var sections: [SettingsSection] {
        [
            SettingsSection([
                .link("Repeat", value: alarm.repetition(in: calendar) ?? "Never") { [unowned self] in
                    SettingsList("Repeat") { [unowned self] in days }
                },
                .link("Label", value: alarm.label) { [unowned self] in
                    SettingsList("Label") { [unowned self] in labels }
                },
            ])
        ]
    }

    private var days: [SettingsSection] {
        [
            SettingsSection(
                calendar.weekdaySymbols.enumerated().map { index, name in
                    .choice("Every \(name)", isChosen: alarm.weekdays.contains(index + 1)) { [unowned self] in
                        alarm.weekdays.formSymmetricDifference([index + 1])
                    }
                })
        ]
    }

    private var labels: [SettingsSection] {
        [
            SettingsSection([
                .field(
                    SettingsField(title: "Label", text: alarm.label) { [unowned self] in
                        alarm.label = $0.isEmpty ? Alarm.usualLabel : $0
                    })
            ])
        ]
    }
}
