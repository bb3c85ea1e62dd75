/// A page of an app's settings.
package struct SettingsPane {
    package var title: String?
    package var elements: [SettingsElement]
}
