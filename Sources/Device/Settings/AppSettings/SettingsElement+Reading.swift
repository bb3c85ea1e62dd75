import UIKit

extension SettingsElement {
    /// Longer texts and lists are cut: they come from the app.
    static let longestText = 2000
    static let mostChoices = 1000

    /// Reads an entry of `PreferenceSpecifiers`.
    ///
    /// - Parameter texts: the app's texts in the device's language.
    /// - Returns: nil for one whose type is unknown, or that lacks what its type needs.
    init?(_ entry: [String: Any], texts: LocalizedTexts) {
        func text(_ key: String) -> String? {
            guard let value = entry[key] as? String else { return nil }
            return String((texts[value] ?? value).prefix(SettingsElement.longestText))
        }
        let value = (entry["Key"] as? String).map { Value(key: $0, defaultValue: SettingValue(entry["DefaultValue"])) }
        let title = text("Title")
        switch (entry["Type"] as? String, value) {
        case ("PSGroupSpecifier", _): self = .group(title: title, footer: text("FooterText"))
        case ("PSToggleSwitchSpecifier", let value?):
            self = .toggle(
                title: title ?? "", value, on: SettingValue(entry["TrueValue"]) ?? .boolean(true),
                off: SettingValue(entry["FalseValue"]) ?? .boolean(false))
        case ("PSSliderSpecifier", let value?):
            let ends = ["MinimumValue", "MaximumValue"].map { SettingValue(entry[$0])?.number.map { Float($0) } }
            let (least, most) = (ends[0] ?? 0, ends[1] ?? 1)
            guard least.isFinite, most.isFinite, least <= most else { return nil }
            self = .slider(
                value, range: least...most, minimumImage: entry["MinimumValueImage"] as? String,
                maximumImage: entry["MaximumValueImage"] as? String)
        case ("PSTitleValueSpecifier", let value?): self = .title(title ?? "", value, Choices(entry, texts))
        case ("PSTextFieldSpecifier", let value?):
            self = .field(
                title: title ?? "", value, isSecure: SettingValue(entry["IsSecure"])?.isTrue ?? false,
                SettingsElement.keyboards[entry["KeyboardType"] as? String ?? ""] ?? .default,
                SettingsElement.capitalizations[entry["AutocapitalizationType"] as? String ?? ""] ?? .none,
                SettingsElement.corrections[entry["AutocorrectionType"] as? String ?? ""] ?? .default)
        case ("PSMultiValueSpecifier", let value?): self = .multi(title: title ?? "", value, Choices(entry, texts))
        case ("PSRadioGroupSpecifier", let value?):
            self = .radio(title: title, footer: text("FooterText"), value, Choices(entry, texts))
        case ("PSChildPaneSpecifier", _):
            guard let file = entry["File"] as? String else { return nil }
            self = .child(title: title ?? "", file: file)
        default: return nil
        }
    }

    private static let keyboards: [String: UIKeyboardType] = [
        "Alphabet": .default, "NumbersAndPunctuation": .numbersAndPunctuation, "NumberPad": .numberPad, "URL": .url,
        "EmailAddress": .emailAddress,
    ]
    private static let capitalizations: [String: UITextAutocapitalizationType] = [
        "None": .none, "Sentences": .sentences, "Words": .words, "AllCharacters": .allCharacters,
    ]
    private static let corrections: [String: UITextAutocorrectionType] = [
        "Default": .default, "No": .no, "Yes": .yes,
    ]
}

extension SettingsElement.Choices {
    /// Values without a title, and titles without a value, are left out.
    fileprivate init(_ entry: [String: Any], _ texts: LocalizedTexts) {
        func list(_ key: String) -> [Any] {
            Array((entry[key] as? [Any] ?? []).prefix(SettingsElement.mostChoices))
        }
        func titles(_ key: String) -> [String] {
            list(key).map { title in
                let name = (title as? String) ?? SettingValue(title)?.text ?? ""
                return String((texts[name] ?? name).prefix(SettingsElement.longestText))
            }
        }
        let long = titles("Titles")
        let short = titles("ShortTitles")
        var rows = zip(list("Values"), long).enumerated().compactMap { index, pair in
            SettingValue(pair.0).map {
                (value: $0, title: pair.1, short: short.indices.contains(index) ? short[index] : pair.1)
            }
        }
        if SettingValue(entry["DisplaySortedByTitle"])?.isTrue == true {
            rows.sort { $0.title.localizedCaseInsensitiveCompare($1.title) == .orderedAscending }
        }
        values = rows.map(\.value)
        self.titles = rows.map(\.title)
        shortTitles = rows.map(\.short)
    }
}
