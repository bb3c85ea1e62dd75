import Foundation
import Testing

/// The projects in Tests/XcodeProjects, as a user has them: each is built and run through its script.
@Suite struct XcodeProjectRunTests {
    /// The folder, and the project in it.
    struct Sample: CustomTestStringConvertible, Sendable {
        var folder: String
        var project: String
        var testDescription: String { folder }
    }

    private static let samples = [
        Sample(folder: "StaticLibrary", project: "Shelf"), Sample(folder: "Localised", project: "Greeting"),
        Sample(folder: "ArcAndBlocks", project: "Counter"), Sample(folder: "MixedLanguages", project: "Mixture"),
        Sample(folder: "Scripts and Spaces", project: "Word List"), Sample(folder: "SubProject", project: "Watch"),
        Sample(folder: "UnitTests", project: "Bank"),
    ]

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: samples) func `An Xcode project builds and runs`(sample: Sample) throws {
        let copy = try folder.copyXcodeProject(sample.folder)
        func verger(_ arguments: String...) throws -> VergerProcess.Result {
            try VergerProcess.run(arguments, home: folder.url, currentFolder: copy)
        }
        let result = try verger("run", "\(sample.project).xcodeproj", "--headless", "--script", "script")
        #expect(result.status == 0, "\(result.errors)")
        #expect(!result.errors.contains("warning"), "\(result.errors)")

        // Again, and as the folder that holds it: nothing is left to do.
        let again = try verger("build", ".")
        #expect(again.status == 0)
        #expect(!again.errors.contains("Compiling"), "\(again.errors)")
        let app = copy.resolvingSymlinksInPath().path + "/build/Debug/\(sample.project).app\n"
        #expect(again.output == app)
    }

    @Test(arguments: samples) func `xcodebuild builds the same for release, and cleans it away`(sample: Sample) throws {
        let copy = try folder.copyXcodeProject(sample.folder)
        func xcodebuild(_ arguments: String...) throws -> VergerProcess.Result {
            try VergerProcess.run(["xcrun", "xcodebuild"] + arguments, home: folder.url, currentFolder: copy)
        }
        let built = try xcodebuild("-sdk", "iphonesimulator", "-configuration", "Release", "SYMROOT=Some Products")
        #expect(built.status == 0, "\(built.output)\(built.errors)")
        #expect(built.output.contains("=== BUILD TARGET \(sample.project) OF PROJECT \(sample.project) WITH"))
        #expect(built.output.hasSuffix("** BUILD SUCCEEDED **\n\n"))
        let app = copy.appendingPathComponent("Some Products/Release-iphonesimulator/\(sample.project).app")
        #expect(FileManager.default.isExecutableFile(atPath: app.appendingPathComponent(sample.project).path))

        let cleaned = try xcodebuild("-sdk", "iphonesimulator", "SYMROOT=Some Products", "clean")
        #expect(cleaned.status == 0, "\(cleaned.output)\(cleaned.errors)")
        #expect(cleaned.output.hasSuffix("** CLEAN SUCCEEDED **\n\n"))
        #expect(!FileManager.default.fileExists(atPath: app.path))
        let left = FileManager.default.subpaths(atPath: copy.appendingPathComponent("Some Products").path) ?? []
        #expect(!left.contains { $0.hasSuffix(".o") || $0.hasSuffix(".a") }, "\(left)")
    }

    @Test func `A project below that names a folder for its products has its headers there`() throws {
        let copy = try folder.copyXcodeProject("SubProject")
        func replace(_ text: String, by other: String, in path: String) throws {
            let file = copy.appendingPathComponent(path)
            let contents = try String(contentsOf: file, encoding: .utf8)
            #expect(contents.contains(text))
            try Data(contents.replacing(text, with: other).utf8).write(to: file)
        }
        let ownFolder = "SKIP_INSTALL = YES; SYMROOT = \"$(SRCROOT)/../Made\";"
        try replace("SKIP_INSTALL = YES;", by: ownFolder, in: "Clock/Clock.xcodeproj/project.pbxproj")
        try replace("\"Clock/Classes/**\"", by: "Made/Debug/include/Clock", in: "Watch.xcodeproj/project.pbxproj")
        let result = try VergerProcess.run(["build", "."], home: folder.url, currentFolder: copy)
        #expect(result.status == 0, "\(result.errors)")
        let places = ["Made/Debug/libClock.a", "Made/Debug/include/Clock/Clock.h", "build/Debug/Watch.app"]
        for place in places {
            #expect(FileManager.default.fileExists(atPath: copy.appendingPathComponent(place).path), "\(place)")
        }
    }
}
