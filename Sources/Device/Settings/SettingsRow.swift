import UIKit

/// A line of a list of settings.
enum SettingsRow {
    typealias Action = @MainActor () -> Void

    /// Opens another list.
    case link(String, value: String? = nil, image: UIImage? = nil, open: @MainActor () -> UIViewController)
    /// Tells something.
    case fact(String, String)
    case toggle(String, isOn: Bool, set: @MainActor (Bool) -> Void)
    case slider(SettingsSlider)
    case field(SettingsField)
    /// One of several, of which one is chosen.
    case choice(String, isChosen: Bool, choose: Action)
    /// Does what cannot be undone, once the user has been asked.
    case reset(String, question: String, button: String, Action)
}
