import Foundation
import Testing

/// Each template makes a project that builds, runs, and looks the same in both languages.
@Suite struct ProjectTemplateRunTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// What a person would try first in a new project of each kind.
    private static let scripts = [
        "window": "screenshot end.png",
        "view": "screenshot end.png",
        "navigation": "expect \"Fresh\"\nscreenshot end.png",
        "tabbar": """
        expect "First View"
        tap "Second"
        expect "Second View"
        expect-not "First View"
        screenshot end.png
        """,
        "utility": """
        tap "More info"
        wait 2
        expect "Fresh"
        screenshot end.png
        tap "Done"
        wait 2
        expect-not "Fresh"
        """,
    ]

    @Test(arguments: scripts.keys.sorted())
    func `A new project runs, alike in both languages`(template: String) throws {
        var pictures: [Data] = []
        for language in ["objc", "swift"] {
            try folder.write(Self.scripts[template] ?? "", to: "\(language)/script")
            let here = folder.url.appendingPathComponent(language)
            func verger(_ arguments: String...) throws -> VergerProcess.Result {
                try VergerProcess.run(arguments, home: here, currentFolder: here)
            }
            let made = try verger("new", "Fresh", "--template", template, "--language", language)
            #expect(made.status == 0, "\(made.errors)")
            let result = try verger("run", "Fresh", "--headless", "--script", "script")
            #expect(result.status == 0, "\(result.errors)")
            #expect(!result.errors.contains("warning"), "\(result.errors)")
            pictures.append(try Data(contentsOf: here.appendingPathComponent("end.png")))
        }
        #expect(pictures[0] == pictures[1])
    }
}
