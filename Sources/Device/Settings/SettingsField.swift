import UIKit

/// A line with a text that can be edited.
struct SettingsField {
    var title: String
    var text: String
    var isSecure = false
    var keyboard = UIKeyboardType.default
    var capitalization = UITextAutocapitalizationType.none
    var correction = UITextAutocorrectionType.default
    /// Called with the text as it is typed.
    var set: @MainActor (String) -> Void
}
