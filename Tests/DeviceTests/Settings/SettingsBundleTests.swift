import Device
import Foundation
import Testing

/// Pages of settings as property lists describe them.
@Suite struct SettingsBundleTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func bundle(_ root: String, language: String = "en", isPad: Bool = false) throws -> SettingsBundle {
        try folder.write(root, to: "Settings.bundle/Root.plist")
        return try #require(SettingsBundle(at: folder.path + "/Settings.bundle", language: language, isPad: isPad))
    }

    private func titles(_ bundle: SettingsBundle, _ page: String = "Root") throws -> [String] {
        try bundle.pane(page).elements.map { element in
            switch element {
            case .group(let title, _), .radio(let title, _, _, _): title ?? ""
            case .toggle(let title, _, _, _), .title(let title, _, _), .field(let title, _, _, _, _, _),
                .multi(let title, _, _), .child(let title, _):
                title
            case .slider(let value, let range, _, _): "\(value.key) \(range)"
            }
        }
    }

    @Test func `each element has what its type needs, and others are left out`() throws {
        let bundle = try bundle(SettingsBench.root)
        #expect(
            try titles(bundle)
                == ["Play", "Music", "Server", "volume 0.0...10.0", "You", "Name", "Level", "Version", "More"])
    }

    @Test func `texts are in the device's language`() throws {
        try folder.write("\"Music\" = \"Musique\";", to: "Settings.bundle/fr.lproj/Root.strings")
        #expect(try titles(bundle(SettingsBench.root, language: "fr"))[1] == "Musique")
        #expect(try titles(bundle(SettingsBench.root, language: "de"))[1] == "Music")
    }

    @Test func `an iPad may have pages of its own`() throws {
        try folder.write(
            "{ PreferenceSpecifiers = ( { Type = PSGroupSpecifier; Title = Large; } ); }",
            to: "Settings.bundle/Root~ipad.plist")
        #expect(try titles(bundle(SettingsBench.root, isPad: true)) == ["Large"])
        #expect(try titles(bundle(SettingsBench.root)).count == 9)
    }

    @Test(arguments: ["../Root", "/etc/passwd", ".hidden", "Missing"])
    func `pages are files of the bundle`(name: String) throws {
        let bundle = try bundle(SettingsBench.root)
        #expect(throws: DeviceError.self) { try bundle.pane(name) }
    }

    @Test func `choices may be sorted, and lack values`() throws {
        let bundle = try bundle(
            """
            { PreferenceSpecifiers = ( { Type = PSMultiValueSpecifier; Title = T; Key = k; DisplaySortedByTitle = 1;
              Values = (a, b, c, (d)); Titles = (Z, M, A, B, E); } ); }
            """)
        guard case .multi(_, _, let choices)? = try bundle.pane().elements.first else {
            Issue.record("no choices")
            return
        }
        #expect(choices.titles == ["A", "M", "Z"] && choices.values == [.text("c"), .text("b"), .text("a")])
    }

    @Test func `changed pages are read or refused with a reason`() throws {
        _ = try bundle(SettingsBench.root)
        var generator = SystemRandomNumberGenerator()
        let words = [
            "<array/>", "<dict/>", "<integer>-9223372036854775808</integer>", "<real>nan</real>", "<true/>", "</dict>",
        ]
        for _ in 0..<1000 {
            var bytes = Array(SettingsBench.root.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = bytes.indices.randomElement(using: &generator)!
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bytes[place] = .random(in: .min ... .max, using: &generator)
                case 1: bytes.removeSubrange(place..<min(place + 12, bytes.count))
                default: bytes.insert(contentsOf: words.randomElement(using: &generator)!.utf8, at: place)
                }
            }
            try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/Settings.bundle/Root.plist"))
            do {
                _ = try SettingsBundle(at: folder.path + "/Settings.bundle", language: "en", isPad: false)?.pane()
            } catch let error as DeviceError {
                #expect(error.description.contains("Root.plist"))
            }
        }
    }
}
