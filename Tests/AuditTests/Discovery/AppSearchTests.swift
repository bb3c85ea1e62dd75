import Audit
import Foundation
import Testing

@Suite struct AppSearchTests {
    private func names(_ files: [String]) throws -> [String] {
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
        return try AppSearch(folder.url).apps.map(\.identifier)
    }

    @Test func `A folder with sources and one Info.plist is a project, wherever in it these are`() throws {
        #expect(
            try names(["One/Info.plist", "One/main.m", "Two/App-Info.plist", "Two/Classes/main.m"]) == ["One", "Two"])
        #expect(try names(["Three/Resources/Info.plist", "Three/Sources/main.swift"]) == ["Three"])
        #expect(try names(["Info.plist", "main.m"]) == ["."])
    }

    @Test func `Groups of projects are no project`() throws {
        let files = ["All/One/Info.plist", "All/One/main.m", "All/Two/Info.plist", "All/Two/main.m", "All/shared.m"]
        #expect(try names(files) == ["All/One", "All/Two"])
        #expect(try names(["Docs/Info.plist", "Docs/readme.txt"]).isEmpty)
    }

    @Test func `Builds, bundles, hidden folders and links are not looked into`() throws {
        let files = [
            "A/Info.plist", "A/main.m", "A/build/B.app/Info.plist", "A/Settings.bundle/Info.plist", ".git/Info.plist",
            ".git/main.m", "X.app/Info.plist", "X.app/main.m",
        ]
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("A/loop"), withDestinationURL: folder.url)
        #expect(try AppSearch(folder.url).apps.map(\.identifier) == ["A"])
    }

    @Test func `A project that cannot be read is an app whose build will tell why`() throws {
        let folder = try TemporaryFolder([
            "Demo/Bad.xcodeproj/project.pbxproj": "{ objects = ", "Demo/Info.plist": "", "Demo/main.m": "",
        ])
        let apps = try AppSearch(folder.url).apps
        #expect(apps.map(\.identifier) == ["Demo/Bad.xcodeproj"])
        #expect(apps.first?.target == nil)
    }

    @Test func `A project file without a project is left out, with the reason`() throws {
        let folder = try TemporaryFolder(["Demo.xcodeproj/user.pbxuser": ""])
        let search = try AppSearch(folder.url)
        #expect(search.apps.isEmpty)
        #expect(search.leftOut == ["Demo.xcodeproj: no project.pbxproj in it"])
    }

    @Test func `A folder that is not there is an error`() {
        #expect(throws: AuditError.self) { try AppSearch(URL(fileURLWithPath: "/nowhere/at/all")) }
    }
}
