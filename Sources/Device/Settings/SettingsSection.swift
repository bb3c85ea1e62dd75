/// Lines of a list of settings that belong together.
struct SettingsSection {
    var header: String?
    var footer: String?
    var rows: [SettingsRow]

    init(_ rows: [SettingsRow], header: String? = nil, footer: String? = nil) {
        self.header = header
        self.footer = footer
        self.rows = rows
    }
}
