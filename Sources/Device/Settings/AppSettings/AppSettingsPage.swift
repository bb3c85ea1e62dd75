import UIKit

/// A page of an app's settings on the screen: its elements with the present values of the app's user defaults.
@MainActor struct AppSettingsPage {
    let app: InstalledApp
    let bundle: SettingsBundle
    let host: any SettingsHost

    private var preferences: AppPreferences { AppPreferences(of: app) }

    /// - Parameter file: the name of the page's file without extension.
    func makeList(_ title: String, file: String = "Root") -> SettingsList {
        SettingsList(title) { sections(of: file) }
    }

    private func sections(of file: String) -> [SettingsSection] {
        let pane: SettingsPane
        do {
            pane = try bundle.pane(file)
        } catch {
            host.log("\(error)")
            return []
        }
        let values = preferences.read()
        var sections: [SettingsSection] = []
        for element in pane.elements {
            switch element {
            case .group(let title, let footer): sections.append(SettingsSection([], header: title, footer: footer))
            case .radio(let title, let footer, let value, let choices):
                let rows = rows(of: choices, value, in: values)
                sections.append(SettingsSection(rows, header: title, footer: footer))
            default:
                if sections.isEmpty { sections.append(SettingsSection([])) }
                if let row = row(of: element, in: values) { sections[sections.count - 1].rows.append(row) }
            }
        }
        return sections
    }

    private func present(_ value: SettingsElement.Value, in values: [String: Any]) -> SettingValue? {
        SettingValue(values[value.key]) ?? value.defaultValue
    }

    private func row(of element: SettingsElement, in values: [String: Any]) -> SettingsRow? {
        switch element {
        case .group, .radio: return nil
        case .toggle(let title, let value, let on, let off):
            let isOn = present(value, in: values)?.means(on) ?? false
            return .toggle(title, isOn: isOn) { set($0 ? on : off, value) }
        case .slider(let value, let range, let minimum, let maximum):
            let number = present(value, in: values)?.number.map { Float($0) } ?? range.lowerBound
            return .slider(
                SettingsSlider(
                    value: number.isNaN ? range.lowerBound : number, range: range, minimumImage: bundle.image(minimum),
                    maximumImage: bundle.image(maximum)
                ) { set(.number(Double($0)), value) })
        case .title(let title, let value, let choices):
            let current = present(value, in: values)
            let text = choices.index(of: current).map { choices.titles[$0] } ?? current?.text ?? ""
            return .fact(title, text)
        case .field(let title, let value, let isSecure, let keyboard, let capitalization, let correction):
            return .field(
                SettingsField(
                    title: title, text: present(value, in: values)?.text ?? "", isSecure: isSecure, keyboard: keyboard,
                    capitalization: capitalization, correction: correction
                ) { set(.text($0), value) })
        case .multi(let title, let value, let choices):
            let chosen = choices.index(of: present(value, in: values))
            return .link(title, value: chosen.map { choices.shortTitles[$0] }) {
                SettingsList(title) { [SettingsSection(rows(of: choices, value, in: preferences.read()))] }
            }
        case .child(let title, let file): return .link(title) { makeList(title, file: file) }
        }
    }

    private func rows(
        of choices: SettingsElement.Choices, _ value: SettingsElement.Value, in values: [String: Any]
    ) -> [SettingsRow] {
        let chosen = choices.index(of: present(value, in: values))
        return zip(choices.values, choices.titles).enumerated().map { index, choice in
            .choice(choice.1, isChosen: index == chosen) { set(choice.0, value) }
        }
    }

    private func set(_ new: SettingValue, _ value: SettingsElement.Value) {
        do {
            try preferences.set(new, for: value.key)
        } catch {
            host.log("\(error)")
        }
    }
}
