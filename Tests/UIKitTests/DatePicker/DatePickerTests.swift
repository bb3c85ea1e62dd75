import DeviceLink
import Foundation
import MainLoop
import Testing
import UIKit

extension SharedApplicationTests {
    @MainActor @Suite struct DatePickerTests {
        private let zone = TimeZone(identifier: "America/Los_Angeles") ?? .current

        private var calendar: Calendar {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = zone
            return calendar
        }

        private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
            calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
                ?? .distantPast
        }

        private func picker(_ mode: UIDatePicker.Mode, locale: String = "en_US") -> UIDatePicker {
            let picker = UIDatePicker(frame: .zero)
            picker.datePickerMode = mode
            picker.locale = Locale(identifier: locale)
            picker.calendar = calendar
            picker.timeZone = zone
            return picker
        }

        private func wheels(_ picker: UIDatePicker) throws -> UIPickerView {
            picker.layoutIfNeeded()
            return try #require(picker.subviews.compactMap { $0 as? UIPickerView }.first)
        }

        /// What the middle rows say, wheel by wheel.
        private func shown(_ picker: UIDatePicker) throws -> [String] {
            let wheels = try wheels(picker)
            return (0..<wheels.numberOfComponents).map { component in
                let row = wheels.selectedRow(inComponent: component)
                return (wheels.view(forRow: row, forComponent: component) as? UILabel)?.text ?? "-"
            }
        }

        /// Turns a wheel by rows, as a person does.
        private func turn(_ picker: UIDatePicker, _ component: Int, by rows: Int) throws {
            let wheels = try wheels(picker)
            let row = wheels.selectedRow(inComponent: component) + rows
            wheels.selectRow(row, inComponent: component, animated: false)
            wheels.delegate?.pickerView(wheels, didSelectRow: row, inComponent: component)
        }

        @Test func eachModeHasItsWheelsInTheOrderOfTheLocale() throws {
            let moment = date(2009, 6, 19, 15, 7)
            func texts(_ mode: UIDatePicker.Mode, _ locale: String) throws -> [String] {
                let picker = picker(mode, locale: locale)
                picker.date = moment
                return try shown(picker)
            }
            #expect(try texts(.time, "en_US") == ["3", "07", "PM"])
            #expect(try texts(.time, "de_DE") == ["15", "07"])
            #expect(try texts(.date, "en_US") == ["June", "19", "2009"])
            #expect(try texts(.date, "de_DE") == ["19", "Juni", "2009"])
            #expect(try texts(.date, "fr_FR") == ["19", "juin", "2009"])
            #expect(try texts(.date, "ja_JP") == ["2009年", "6月", "19日"])
            #expect(try texts(.dateAndTime, "en_US") == ["Fri Jun 19", "3", "07", "PM"])
            #expect(try texts(.dateAndTime, "en_GB").dropFirst() == ["15", "07"])
        }

        @Test(arguments: [("en_US", ["June", "19", "2009"]), ("de_DE", ["19", "Juni", "2009"])])
        func withoutALocaleThatOfTheDeviceCounts(locale: String, texts: [String]) throws {
            try TouchStage.perform(on: DeviceProfile(locale: locale)) { _ in
                let picker = UIDatePicker(frame: .zero)
                picker.datePickerMode = .date
                (picker.calendar, picker.timeZone) = (calendar, zone)
                picker.date = date(2009, 6, 19, 12)
                let rows = try shown(picker)
                #expect(rows == texts)
            }
        }

        @Test func turningAWheelChangesItsPartOfTheDate() throws {
            let picker = picker(.date)
            var changes = 0
            picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
            picker.date = date(2009, 1, 31, 12)
            #expect(changes == 0)
            try turn(picker, 0, by: 1)
            #expect(picker.date == date(2009, 2, 28, 12) && changes == 1)
            try turn(picker, 2, by: 3)
            #expect(picker.date == date(2012, 2, 28, 12))
            try turn(picker, 1, by: 1)
            #expect(picker.date == date(2012, 2, 29, 12))
            // A day that the month does not have: back to the last.
            try turn(picker, 1, by: 1)
            #expect(picker.date == date(2012, 2, 29, 12) && changes == 3)
        }

        @Test func hoursGoOnBeyondNoonAndTheHalfOfTheDayFollows() throws {
            let picker = picker(.time)
            picker.date = date(2009, 6, 19, 11, 30)
            try turn(picker, 0, by: 1)
            #expect(picker.date == date(2009, 6, 19, 12, 30))
            #expect(try shown(picker)[0] == "12")
            try turn(picker, 2, by: -1)
            #expect(picker.date == date(2009, 6, 19, 0, 30))
            try turn(picker, 1, by: -31)
            #expect(picker.date == date(2009, 6, 19, 0, 59))
        }

        @Test func daysOfTheOneWheelGoOverMonths() throws {
            let picker = picker(.dateAndTime)
            picker.date = date(2009, 6, 30, 8, 15)
            try turn(picker, 0, by: 1)
            #expect(picker.date == date(2009, 7, 1, 8, 15))
            picker.date = Date()
            #expect(try shown(picker)[0] == "Today")
        }

        @Test func limitsHoldTheDate() throws {
            let picker = picker(.date)
            picker.date = date(2009, 6, 15)
            picker.minimumDate = date(2009, 6, 10)
            picker.maximumDate = date(2010, 3, 5)
            try turn(picker, 1, by: -10)
            #expect(picker.date == date(2009, 6, 10))
            try turn(picker, 2, by: 5)
            #expect(picker.date == date(2010, 3, 5))
            picker.date = date(1999, 1, 1)
            #expect(picker.date == date(2009, 6, 10))
            // Limits the wrong way round do not count.
            picker.maximumDate = date(2000, 1, 1)
            picker.date = date(1999, 1, 1)
            #expect(picker.date == date(1999, 1, 1))
        }

        @Test func impossibleRowsAreGrey() throws {
            let picker = picker(.date)
            picker.date = date(2009, 2, 27)
            picker.maximumDate = date(2009, 12, 31)
            let wheels = try wheels(picker)
            let day = wheels.selectedRow(inComponent: 1)
            func color(_ row: Int, _ component: Int) throws -> UIColor? {
                try #require(wheels.view(forRow: row, forComponent: component) as? UILabel).textColor
            }
            #expect(try color(day + 1, 1) == .black)
            #expect(try color(day + 2, 1) == UIColor(white: 0.6, alpha: 1))
            let year = wheels.selectedRow(inComponent: 2)
            #expect(try color(year + 1, 2) == UIColor(white: 0.6, alpha: 1))
        }

        @Test func minutesGoByTheInterval() throws {
            let picker = picker(.time, locale: "de_DE")
            picker.minuteInterval = 15
            picker.date = date(2009, 6, 19, 11, 20)
            #expect(try shown(picker) == ["11", "15"])
            try turn(picker, 1, by: 1)
            #expect(picker.date == date(2009, 6, 19, 11, 30))
            picker.minuteInterval = 7
            #expect(picker.minuteInterval == 1)
        }

        @Test func durationsAreCountedInMinutes() throws {
            let picker = picker(.countDownTimer)
            picker.countDownDuration = 3 * 3600 + 25 * 60 + 59
            #expect(picker.countDownDuration == 12_300)
            #expect(try shown(picker).map { $0.trimmingCharacters(in: .whitespaces) } == ["3", "25"])
            var changes = 0
            picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
            try turn(picker, 0, by: -3)
            #expect(picker.countDownDuration == 1500)
            try turn(picker, 1, by: -25)
            #expect(picker.countDownDuration == 60 && changes == 2)
            picker.countDownDuration = .nan
            picker.countDownDuration = 1e12
            #expect(picker.countDownDuration == 86_340)
        }

        @Test func timeZonesMoveTheWheels() throws {
            let picker = picker(.time, locale: "de_DE")
            picker.date = date(2009, 6, 19, 11, 20)
            picker.timeZone = TimeZone(identifier: "Europe/Berlin")
            #expect(try shown(picker) == ["20", "20"])
        }

        @Test func aFingerTurnsTheWheelsAndTheOthersFollow() throws {
            try TouchStage.perform { stage in
                let picker = picker(.date)
                picker.date = date(2009, 6, 19)
                stage.window.addSubview(picker)
                stage.wait(0.1)
                stage.photograph("date")
                stage.tap(60, 152)
                stage.wait(1)
                #expect(picker.date == date(2009, 7, 19))
                picker.setDate(date(2010, 12, 24), animated: true)
                stage.wait(1)
                let texts = try shown(picker)
                #expect(texts == ["December", "24", "2010"])
                #expect(MainLoop.main.nextDeadline == nil)
            }
        }

        @Test(arguments: [UIDatePicker.Mode.time, .date, .dateAndTime, .countDownTimer])
        func everyModeLooksRight(mode: UIDatePicker.Mode) throws {
            try TouchStage.perform(scale: 2) { stage in
                let picker = picker(mode)
                picker.date = date(2009, 10, 18, 15, 7)
                picker.countDownDuration = 5000
                stage.window.addSubview(picker)
                stage.wait(0.1)
                stage.photograph("date-\(mode)")
                let wheels = try wheels(picker)
                #expect(wheels.frame.size == CGSize(width: 320, height: 216))
            }
        }
    }
}
