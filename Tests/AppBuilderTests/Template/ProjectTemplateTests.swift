import AppBuilder
import Foundation
import Testing
import XcodeProject

@Suite struct ProjectTemplateTests {
    private let sdk: SDK

    init() throws { sdk = try SDK.locate() }

    @Test(arguments: ["navigation", "tabbar", "utility", "view", "window"], ["objc", "swift"])
    func `Every template makes a project under any name`(name: String, language: String) throws {
        let folder = try TemporaryFolder()
        let made = try ProjectTemplate.find(name, language: language, in: sdk).make("My 2nd App", in: folder.url)
        let project = try Project(folder: made)
        #expect(project.name == "My 2nd App")
        #expect(project.warnings.isEmpty)
        for source in project.sources {
            #expect(try !String(contentsOf: source, encoding: .utf8).contains("___"))
            #expect(!source.lastPathComponent.contains("___"))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["My 2nd App"])
    }

    @Test(arguments: ["navigation", "tabbar", "utility", "view", "window"], ["objc", "swift"])
    func `Every template has an Xcode project with all of its files`(name: String, language: String) throws {
        let folder = try TemporaryFolder()
        let made = try ProjectTemplate.find(name, language: language, in: sdk).make("My 2nd App", in: folder.url)
        let project = try XcodeProject(made.appendingPathComponent("My 2nd App.xcodeproj"))
        #expect(project.warnings.isEmpty)
        #expect(project.configurations == ["Debug", "Release"])
        let target = try #require(project.targets.first)
        #expect(target.name == "My 2nd App")
        #expect(target.kind == .application)

        let files = target.phases.flatMap(\.files).filter { $0.sourceTree == .project }
        for file in files { #expect(FileManager.default.fileExists(atPath: file.path), "\(file.path)") }
        // What is compiled or copied is all that there is, and nothing is in two places.
        let present = try FileManager.default.contentsOfDirectory(atPath: made.path).filter {
            ["m", "swift", "xib"].contains(($0 as NSString).pathExtension)
        }
        #expect(files.map(\.name).sorted() == present.sorted())

        let settings = target.settings(configuration: "Debug")
        for setting in ["INFOPLIST_FILE"] + (language == "objc" ? ["GCC_PREFIX_HEADER"] : []) {
            #expect(FileManager.default.fileExists(atPath: made.appendingPathComponent(settings[setting]).path))
        }
        #expect(settings["FULL_PRODUCT_NAME"] == "My 2nd App.app")
    }

    @Test func `An unknown template lists those that there are`() {
        let error = #expect(throws: BuildError.self) {
            try ProjectTemplate.find("spaceship", language: "objc", in: sdk)
        }
        #expect(error?.kind == .wrongUse)
        #expect(error?.cure?.contains("--template window --language objc") == true)
    }

    @Test(arguments: ["", "../up", "a/b", ".hidden", "-x", "a\nb", "a\0b"])
    func `A name that cannot be a folder's is refused`(name: String) throws {
        let folder = try TemporaryFolder()
        let template = try ProjectTemplate.find("window", language: "objc", in: sdk)
        #expect(throws: BuildError.self) { try template.make(name, in: folder.url) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }

    @Test func `An existing folder is not touched`() throws {
        let folder = try TemporaryFolder(["App/keep": "me"])
        let template = try ProjectTemplate.find("window", language: "objc", in: sdk)
        let error = #expect(throws: BuildError.self) { try template.make("App", in: folder.url) }
        #expect(error?.problem == "exists already")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("App").path) == [
                "keep"
            ])
    }
}
