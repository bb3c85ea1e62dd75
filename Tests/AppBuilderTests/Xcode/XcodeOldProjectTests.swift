import AppBuilder
import Foundation
import Testing

/// Projects as people left them: things that Xcode took without a word.
@Suite struct XcodeOldProjectTests {
    private let fixture: BuilderFixture

    init() throws { fixture = try BuilderFixture() }

    private func folder(_ project: ProjectText, _ files: [String: String]) throws -> TemporaryFolder {
        var files = files
        files["Sample.xcodeproj/project.pbxproj"] = project.text
        files["Info.plist"] = infoPlist()
        return try TemporaryFolder(files)
    }

    @Test func `A library brings along what it is linked with itself`() throws {
        let folder = try folder(
            ProjectText(targets: [
                .init(name: "Sample", sources: ["main.c"], libraries: ["Outer"]),
                .init(name: "Outer", type: "library.static", sources: ["outer.c"], libraries: ["Inner"]),
                .init(name: "Inner", type: "library.static", sources: ["inner.c"]),
            ]),
            [
                "main.c": "int outer(void);\nint main(void) { return outer(); }\n",
                "outer.c": "int inner(void);\nint outer(void) { return inner() + 1; }\n",
                "inner.c": "int inner(void) { return 6; }\n",
            ])
        #expect(try fixture.status(of: fixture.build(folder.url).app) == 7)
    }

    @Test func `A script makes a source without saying so`() throws {
        var target = ProjectText.Target(name: "Sample", sources: ["main.c", "made.c"])
        target.script = .init(text: "echo 'int made(void) { return 8; }' > made.c")
        target.scriptIsFirst = true
        let folder = try folder(
            ProjectText(targets: [target]), ["main.c": "int made(void);\nint main(void) { return made(); }\n"])
        #expect(try fixture.status(of: fixture.build(folder.url).app) == 8)
    }

    @Test func `A script whose interpreter is not here is left out with a warning`() throws {
        var target = ProjectText.Target(name: "Sample", sources: ["main.c"])
        target.script = .init(text: "puts 1", shell: "/usr/bin/no-such-ruby")
        let folder = try folder(ProjectText(targets: [target]), ["main.c": "int main(void) { return 3; }\n"])
        let log = BuildLog()
        #expect(try fixture.status(of: fixture.build(folder.url, log: log).app) == 3)
        #expect(log.toolOutput.contains("is one of /usr/bin/no-such-ruby, which is not here"), "\(log.toolOutput)")
    }

    @Test func `A library of Apple's with a long table is known as one, also by its name alone`() throws {
        let folder = try folder(
            ProjectText(targets: [
                .init(
                    name: "Sample", sources: ["main.c"],
                    settings: ["OTHER_LDFLAGS": "-lLong", "LIBRARY_SEARCH_PATHS": "Libraries"])
            ]), ["main.c": "int main(void) { return 0; }\n", "Libraries/readme": ""])
        let name = "__.SYMDEF SORTED".padding(toLength: 20, withPad: "\0", startingAt: 0)
        var archive = Data("!<arch>\n#1/20           0           0     0     644     8000      `\n\(name)".utf8)
        archive += Data(repeating: 1, count: 8000) + Data([0xce, 0xfa, 0xed, 0xfe, 12, 0, 0, 0])
        try archive.write(to: folder.url.appendingPathComponent("Libraries/libLong.a"))
        let log = BuildLog()
        try fixture.build(folder.url, log: log)
        #expect(log.warnings.contains { $0.contains("libLong.a: warning: compiled for Apple's systems") })
    }

    @Test func `A setting takes all sources for one language`() throws {
        for (setting, status) in [("automatic", Int32(0)), ("sourcecode.cpp.cpp", 1)] {
            let folder = try folder(
                ProjectText(
                    targets: [.init(name: "Sample", sources: ["main.c"])], settings: ["GCC_INPUT_FILETYPE": setting]),
                [
                    "main.c": "#ifndef __cplusplus\n#define __cplusplus 0\n#endif\n"
                        + "int main(void) { return __cplusplus > 0; }\n"
                ])
            #expect(try fixture.status(of: fixture.build(folder.url).app) == status)
        }
    }

    @Test func `A header is one by its name, whatever the project says of it`() throws {
        var text = ProjectText(targets: [.init(name: "Sample", sources: ["main.c"])], otherFiles: ["Deep/odd.h"]).text
        let type = "lastKnownFileType = \"sourcecode.c.h\""
        #expect(text.contains(type))
        text = text.replacing(type, with: "lastKnownFileType = sourcecode.objj.h")
        let folder = try TemporaryFolder([
            "Sample.xcodeproj/project.pbxproj": text, "Info.plist": infoPlist(), "Deep/odd.h": "#define ODD 3\n",
            "main.c": "#include \"odd.h\"\nint main(void) { return ODD; }\n",
        ])
        #expect(try fixture.status(of: fixture.build(folder.url).app) == 3)
    }

    @Test func `The first app that is not for the Mac is built`() throws {
        let folder = try folder(
            ProjectText(targets: [
                .init(name: "Desk", sources: ["desk.c"], settings: ["SDKROOT": "macosx"]),
                .init(name: "Sample", sources: ["main.c"]),
            ]), ["main.c": "int main(void) { return 0; }\n", "desk.c": "int main(void) { return 1; }\n"])
        #expect(try fixture.status(of: fixture.build(folder.url).app) == 0)
    }

    @Test func `A product of another project is found by its name`() throws {
        let product = "AA0000000000000000000009"
        let library = ProjectText(targets: [.init(name: "Map", type: "library.static", sources: ["map.c"])]).text
        var text = ProjectText(targets: [.init(name: "Sample", sources: ["main.c"], libraries: ["libMap.a"])]).text
        // The file becomes a product of the other project, by an identifier that this does not have any more.
        let start = try #require(text.range(of: "isa = PBXFileReference; lastKnownFileType = \"archive.ar\""))
        let end = try #require(text[start.upperBound...].range(of: "sourceTree = \"<group>\";"))
        text.replaceSubrange(
            start.lowerBound..<end.upperBound,
            with: "isa = PBXReferenceProxy; fileType = archive.ar; path = libMap.a; remoteRef = \(product); "
                + "sourceTree = BUILT_PRODUCTS_DIR;")
        let file = "AA0000000000000000000008"
        text = text.replacing(
            "objects = {\n",
            with: "objects = {\n\(product) = { isa = PBXContainerItemProxy; containerPortal = \(file); proxyType = 2; "
                + "remoteGlobalIDString = 0123456789ABCDEF01234567; remoteInfo = Map; };\n"
                + "\(file) = { isa = PBXFileReference; lastKnownFileType = \"wrapper.pb-project\"; "
                + "path = Map/Map.xcodeproj; sourceTree = SOURCE_ROOT; };\n")
        let folder = try TemporaryFolder([
            "Sample.xcodeproj/project.pbxproj": text, "Info.plist": infoPlist(),
            "main.c": "int map(void);\nint main(void) { return map(); }\n",
            "Map/Map.xcodeproj/project.pbxproj": library, "Map/map.c": "int map(void) { return 5; }\n",
        ])
        let log = BuildLog()
        #expect(try fixture.status(of: fixture.build(folder.url, log: log).app) == 5)
        #expect(log.warnings.isEmpty, "\(log.warnings)")
    }

    @Test func `A source that fails without is compiled with the name of Apple's compilers`() throws {
        let source = """
            #ifdef __APPLE__
            int apple(void) { return 4; }
            #else
            #include <GL/nowhere.h>
            #endif
            int main(void) { return apple(); }
            """
        let folder = try folder(ProjectText(targets: [.init(name: "Sample", sources: ["main.c"])]), ["main.c": source])
        let log = BuildLog()
        #expect(try fixture.status(of: fixture.build(folder.url, log: log).app) == 4)
        #expect(log.toolOutput.contains("main.c: warning: compiled with __APPLE__ defined"), "\(log.toolOutput)")
    }
}
