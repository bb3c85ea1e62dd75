import UIKit

/// One entry of a page of an app's settings: what Apple's schema calls a specifier.
package enum SettingsElement {
    /// A value for the user defaults.
    package struct Value {
        package let key: String
        package let defaultValue: SettingValue?
    }

    /// Values, and what they are called.
    package struct Choices {
        package let values: [SettingValue]
        package let titles: [String]
        /// What they are called where there is little room.
        package let shortTitles: [String]

        func index(of value: SettingValue?) -> Int? {
            guard let value else { return nil }
            return values.firstIndex { $0.means(value) }
        }
    }

    /// Begins a section.
    case group(title: String?, footer: String?)
    case toggle(title: String, Value, on: SettingValue, off: SettingValue)
    case slider(Value, range: ClosedRange<Float>, minimumImage: String?, maximumImage: String?)
    case title(String, Value, Choices)
    case field(
        title: String, Value, isSecure: Bool, UIKeyboardType, UITextAutocapitalizationType, UITextAutocorrectionType)
    case multi(title: String, Value, Choices)
    /// A section with its choices.
    case radio(title: String?, footer: String?, Value, Choices)
    case child(title: String, file: String)
}
