import AppBuilder
import Foundation
import Testing

@Suite struct ProjectTests {
    private func error(_ files: [String: String]) throws -> BuildError {
        let folder = try TemporaryFolder(files)
        let error = #expect(throws: BuildError.self) { try Project(folder: folder.url) }
        return try #require(error)
    }

    @Test func `A folder with a named Info.plist is a project of that name`() throws {
        let folder = try TemporaryFolder([
            "Hello-Info.plist": infoPlist(), "main.m": "", "Classes/Delegate.m": "", "Classes/Delegate.h": "",
            "Hello_Prefix.pch": "", "Other.pch": "",
        ])
        let project = try Project(folder: folder.url)
        #expect(project.name == "Hello")
        #expect(project.language == .objectiveC)
        #expect(project.sources.map(\.lastPathComponent) == ["Delegate.m", "main.m"])
        #expect(project.prefixHeader?.lastPathComponent == "Hello_Prefix.pch")
        #expect(project.headerFolders.map(\.lastPathComponent) == ["Sample", "Classes"])
    }

    @Test func `A bare Info.plist gives the folder's name`() throws {
        let folder = try TemporaryFolder(["Info.plist": infoPlist(), "main.swift": ""], name: "Greeter")
        let project = try Project(folder: folder.url)
        #expect(project.name == "Greeter")
        #expect(project.language == .swift)
    }

    @Test func `Groups are flattened and folders with an extension are kept`() throws {
        let folder = try TemporaryFolder([
            "Info.plist": infoPlist(), "main.m": "", "Art/Small/icon.png": "", "en.lproj/Localizable.strings": "",
            "Art/Sounds.bundle/deep/tick.caf": "", "build/Debug/Old.app/old.png": "", ".git/config": "",
            "App.xcodeproj/project.pbxproj": "", "levels.plist": "", "main.m~": "",
        ])
        #expect(
            try Project(folder: folder.url).resources.map(\.destination) == [
                "Sounds.bundle/deep/tick.caf", "en.lproj/Localizable.strings", "icon.png", "levels.plist",
            ])
    }

    @Test func `Interface files become nibs, but not those that a bundle keeps`() throws {
        let folder = try TemporaryFolder([
            "Info.plist": infoPlist(), "main.m": "", "Art/Main.xib": "", "en.lproj/Help.xib": "",
            "Kit.bundle/Inner.xib": "", "Kit.bundle/en.lproj/Inner.xib": "",
        ])
        let project = try Project(folder: folder.url)
        #expect(
            project.interfaces.map(\.destination) == [
                "Kit.bundle/en.lproj/Inner.nib", "Main.nib", "en.lproj/Help.nib",
            ])
        #expect(project.resources.map(\.destination) == ["Kit.bundle/Inner.xib"])
    }

    @Test func `A nib of the same name as an interface file is told`() throws {
        let error = try error(["Info.plist": infoPlist(), "main.m": "", "Main.xib": "", "Old/Main.nib": ""])
        #expect(error.problem.hasPrefix("two files want to be Main.nib in the app"))
    }

    @Test func `No such folder is wrong use`() {
        let error = #expect(throws: BuildError.self) { try Project(folder: URL(fileURLWithPath: "/no/such/folder")) }
        #expect(error?.kind == .wrongUse)
        #expect(error?.place == "/no/such/folder")
    }

    @Test func `A file is no project`() throws {
        let folder = try TemporaryFolder(["main.m": ""])
        let error = #expect(throws: BuildError.self) {
            try Project(folder: folder.url.appendingPathComponent("main.m"))
        }
        #expect(error?.problem == "not a folder")
    }

    @Test func `A missing Info.plist is told`() throws {
        let error = try error(["main.m": ""])
        #expect(error.problem == "no Info.plist in this folder")
        #expect(error.kind == .doesNotBuild)
        #expect(error.cure != nil)
    }

    @Test func `Two Info.plists are both named`() throws {
        let error = try error(["Info.plist": infoPlist(), "Other/Test-Info.plist": infoPlist(), "main.m": ""])
        #expect(error.problem == "2 Info.plists: Info.plist, Other/Test-Info.plist")
    }

    @Test func `A folder without sources is told`() throws {
        #expect(try error(["Info.plist": infoPlist(), "icon.png": ""]).problem.hasPrefix("no sources"))
    }

    @Test func `Mixed languages are refused with a file of each`() throws {
        let error = try error(["Info.plist": infoPlist(), "A.swift": "", "b.m": ""])
        #expect(error.problem == "Swift and Objective-C sources in one app: A.swift and b.m")
    }

    @Test func `Two resources of one name are refused`() throws {
        let error = try error(["Info.plist": infoPlist(), "main.m": "", "a/x.png": "", "b/x.png": ""])
        #expect(error.problem.hasPrefix("two files want to be x.png in the app"))
    }

    @Test func `A link that leads back to the folder ends with an error`() throws {
        let folder = try TemporaryFolder(["Info.plist": infoPlist(), "main.m": ""])
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("again"), withDestinationURL: folder.url)
        let error = #expect(throws: BuildError.self) { try Project(folder: folder.url) }
        #expect(error?.problem == "folders are nested more than 32 deep")
    }
}
