import Foundation
import Glibc
import Testing

/// Xcode projects that cannot be built end with a clear error and the right status, and leave nothing behind.
@Suite struct BadXcodeProjectTests {
    private let folder: TemporaryFolder
    private let copy: URL

    init() throws {
        folder = try TemporaryFolder()
        copy = try folder.copyXcodeProject("Scripts and Spaces")
    }

    private var projectFile: URL { copy.appendingPathComponent("Word List.xcodeproj/project.pbxproj") }

    /// Puts other text into the project file.
    private func change(_ text: String, to other: String) throws {
        let whole = try String(contentsOf: projectFile, encoding: .utf8)
        try #require(whole.contains(text))
        try Data(whole.replacingOccurrences(of: text, with: other).utf8).write(to: projectFile)
    }

    private func build(_ arguments: String...) throws -> VergerProcess.Result {
        try VergerProcess.run(["build", "Word List.xcodeproj"] + arguments, home: folder.url, currentFolder: copy)
    }

    private var leavings: [String] {
        (FileManager.default.subpaths(atPath: copy.appendingPathComponent("build").path) ?? []).filter {
            $0.hasSuffix(".app/Word List") || $0.contains("unfinished")
        }
    }

    @Test func `A damaged project file is told with its line`() throws {
        try change("objectVersion = 45;", to: "objectVersion = 45")
        let result = try build()
        #expect(result.status == 4)
        #expect(
            result.errors.contains("Word List.xcodeproj/project.pbxproj:6: error: there is no ; behind the value"),
            "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: copy.appendingPathComponent("build").path))
    }

    @Test func `A project cut off in its middle is told`() throws {
        let whole = try Data(contentsOf: projectFile)
        try whole.prefix(whole.count / 2).write(to: projectFile)
        let result = try build()
        #expect(result.status == 4)
        #expect(result.errors.contains("project.pbxproj:"))
        #expect(result.errors.contains(": error: "))
    }

    @Test func `A missing source is told by its path`() throws {
        try FileManager.default.removeItem(at: copy.appendingPathComponent("The Classes/AppDelegate.m"))
        let result = try build()
        #expect(result.status == 4)
        #expect(result.errors.contains("The Classes/AppDelegate.m"), "\(result.errors)")
        #expect(result.errors.contains("error: "))
        #expect(leavings.isEmpty, "\(leavings)")
    }

    @Test func `A missing resource is a warning with its path, and the app goes without`() throws {
        try FileManager.default.removeItem(at: copy.appendingPathComponent("Word Sources/all words.words"))
        let result = try build()
        #expect(result.status == 0)
        #expect(
            result.errors.contains("Word Sources/all words.words: warning: the resource is not there"),
            "\(result.errors)")
    }

    @Test func `A missing Info plist is told by its path`() throws {
        try FileManager.default.removeItem(at: copy.appendingPathComponent("The Classes/Word List-Info.plist"))
        let result = try build()
        #expect(result.status == 4)
        #expect(result.errors.contains("Word List-Info.plist"), "\(result.errors)")
    }

    @Test func `A missing configuration file is a warning, and what it set is missing`() throws {
        try FileManager.default.removeItem(at: copy.appendingPathComponent("Settings/Version.xcconfig"))
        let result = try build()
        #expect(result.errors.contains("App.xcconfig:2: warning: there is no file Version.xcconfig to include"))
    }

    @Test func `A script that fails ends the build with its words`() throws {
        try folder.write("echo no words today >&2\nexit 3\n", to: "Scripts and Spaces/Tools/count words.sh")
        let result = try build()
        #expect(result.status == 4)
        #expect(result.errors.contains("no words today"), "\(result.errors)")
        #expect(result.errors.contains("Count Words"))
        #expect(leavings.isEmpty, "\(leavings)")
    }

    @Test func `A script without end is ended, with all that it started`() throws {
        try folder.write(
            "#!/bin/sh\nsleep 1000 &\necho $! > \"$SRCROOT/pid\"\nwait\n", to: "Scripts and Spaces/Tools/count words.sh"
        )
        let result = try build("--script-timeout", "1")
        #expect(result.status == 4)
        #expect(result.errors.contains("Count Words"), "\(result.errors)")
        let pid = try String(contentsOf: copy.appendingPathComponent("pid"), encoding: .utf8)
        let number = try #require(Int32(pid.trimmingCharacters(in: .whitespacesAndNewlines)))
        // A process that was ended may stay until its parent has asked for it.
        let state = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
        #expect(state.map { $0.contains(") Z ") } ?? true, "\(state ?? "")")
    }

    @Test func `Targets that depend on each other are told as a circle`() throws {
        let library = try folder.copyXcodeProject("StaticLibrary")
        let file = library.appendingPathComponent("Shelf.xcodeproj/project.pbxproj")
        let whole = try String(contentsOf: file, encoding: .utf8)
        // The library now depends on what the app depends on: itself.
        let dependency = try #require(
            whole.components(separatedBy: "dependencies = (\n").dropFirst().first {
                $0.contains("PBXTargetDependency */")
            })
        let line = try #require(dependency.components(separatedBy: "\n").first)
        try Data(
            whole.replacingOccurrences(of: "dependencies = (\n\t\t\t);", with: "dependencies = (\n\(line)\n\t\t\t);")
                .utf8
        )
        .write(to: file)
        let result = try VergerProcess.run(["build", library.path], home: folder.url)
        #expect(result.status == 4)
        #expect(result.errors.contains("targets depend on each other in a circle: Books → Books"), "\(result.errors)")
    }

    @Test func `An image that is none is told, and does not end the build with a crash`() throws {
        try folder.write("this is no picture", to: "Scripts and Spaces/Extra File.txt")
        try FileManager.default.moveItem(
            at: copy.appendingPathComponent("Extra File.txt"), to: copy.appendingPathComponent("Extra File.png"))
        try change("Extra File.txt", to: "Extra File.png")
        let result = try build()
        #expect([0, 4].contains(result.status), "\(result.errors)")
    }

    @Test func `A project of ten thousand missing files ends soon`() throws {
        let count = 10_000
        let whole = try String(contentsOf: projectFile, encoding: .utf8)
        let ids = (0..<count).map { String(format: "ABCD%020d", $0) }
        let objects = ids.enumerated().map { index, id in
            "\(id)F = {isa = PBXFileReference; path = \"File \(index).m\"; sourceTree = \"<group>\"; };\n"
                + "\(id) = {isa = PBXBuildFile; fileRef = \(id)F; };\n"
        }.joined()
        let phase = try #require(whole.range(of: "isa = PBXSourcesBuildPhase;"))
        let list = try #require(whole.range(of: "files = (", range: phase.upperBound..<whole.endIndex))
        var changed = whole
        changed.insert(contentsOf: ids.map { "\($0),\n" }.joined(), at: list.upperBound)
        changed = changed.replacingOccurrences(of: "objects = {\n", with: "objects = {\n" + objects)
        try Data(changed.utf8).write(to: projectFile)
        let result = try build()
        #expect(result.status == 4)
        #expect(result.errors.contains("File 0.m"), "\(result.errors.prefix(500))")
        #expect(leavings.isEmpty)
    }
}
