import Device
import Foundation

/// A device whose Settings a test uses, with an app that has a page there.
@MainActor final class SettingsBench: SystemAppBench {
    /// Every kind of element, with texts in two languages.
    nonisolated static let root = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>StringsTable</key><string>Root</string>
        <key>PreferenceSpecifiers</key><array>
          <dict><key>Type</key><string>PSGroupSpecifier</string><key>Title</key><string>Play</string></dict>
          <dict><key>Type</key><string>PSToggleSwitchSpecifier</string><key>Title</key><string>Music</string>
            <key>Key</key><string>music</string><key>DefaultValue</key><true/></dict>
          <dict><key>Type</key><string>PSToggleSwitchSpecifier</string><key>Title</key><string>Server</string>
            <key>Key</key><string>server</string><key>DefaultValue</key><string>near</string>
            <key>TrueValue</key><string>far</string><key>FalseValue</key><string>near</string></dict>
          <dict><key>Type</key><string>PSSliderSpecifier</string><key>Key</key><string>volume</string>
            <key>DefaultValue</key><real>2.5</real><key>MinimumValue</key><integer>0</integer>
            <key>MaximumValue</key><integer>10</integer></dict>
          <dict><key>Type</key><string>PSGroupSpecifier</string><key>Title</key><string>You</string>
            <key>FooterText</key><string>Others see it.</string></dict>
          <dict><key>Type</key><string>PSTextFieldSpecifier</string><key>Title</key><string>Name</string>
            <key>Key</key><string>name</string><key>AutocorrectionType</key><string>No</string></dict>
          <dict><key>Type</key><string>PSMultiValueSpecifier</string><key>Title</key><string>Level</string>
            <key>Key</key><string>level</string><key>DefaultValue</key><integer>1</integer>
            <key>Values</key><array><integer>1</integer><integer>2</integer><integer>3</integer></array>
            <key>Titles</key><array><string>Easy</string><string>Fair</string><string>Hard</string></array></dict>
          <dict><key>Type</key><string>PSTitleValueSpecifier</string><key>Title</key><string>Version</string>
            <key>Key</key><string>version</string><key>DefaultValue</key><string>1.2</string></dict>
          <dict><key>Type</key><string>PSChildPaneSpecifier</string><key>Title</key><string>More</string>
            <key>File</key><string>More</string></dict>
          <dict><key>Type</key><string>PSWithoutMeaning</string></dict>
          <string>no element</string>
        </array></dict></plist>
        """
    static let more = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>PreferenceSpecifiers</key><array>
          <dict><key>Type</key><string>PSRadioGroupSpecifier</string><key>Title</key><string>Colour</string>
            <key>Key</key><string>colour</string><key>DefaultValue</key><string>r</string>
            <key>Values</key><array><string>r</string><string>g</string></array>
            <key>Titles</key><array><string>Red</string><string>Green</string></array></dict>
        </array></dict></plist>
        """

    func install(_ root: String = SettingsBench.root) throws {
        let bundle = try folder.makeBundle("Game", identifier: "org.example.game")
        try folder.write(root, to: "Game.app/Settings.bundle/Root.plist")
        try folder.write(SettingsBench.more, to: "Game.app/Settings.bundle/More.plist")
        try folder.write("\"Music\" = \"Sounds\";", to: "Game.app/Settings.bundle/en.lproj/Root.strings")
        try device.install(appAt: bundle)
        try device.advance(by: 0.5)
    }

    private var preferences: String {
        device.installedApps[0].home + "/Library/Preferences/org.example.game.plist"
    }

    /// The app's user defaults.
    var values: [String: Any] { list(preferences) as? [String: Any] ?? [:] }

    func setValues(_ values: [String: Any]) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        try data.write(to: URL(fileURLWithPath: preferences))
    }
}
