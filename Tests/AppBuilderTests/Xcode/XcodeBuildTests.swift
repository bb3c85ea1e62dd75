import AppBuilder
import Foundation
import Testing

/// Builds small Xcode projects in C.
@Suite struct XcodeBuildTests {
    let fixture: BuilderFixture

    init() throws { fixture = try BuilderFixture() }

    /// The project's files with its own, called `Sample.xcodeproj`.
    func folder(_ project: ProjectText, _ files: [String: String], name: String = "Sample") throws
        -> TemporaryFolder
    {
        var files = files
        files["Sample.xcodeproj/project.pbxproj"] = project.text
        files["Info.plist"] = files["Info.plist"] ?? infoPlist()
        return try TemporaryFolder(files, name: name)
    }

    func contents(_ app: BuiltApp) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: app.folder.path).sorted()
    }

    let main = "#include \"answer.h\"\nint main(void) { return answer() - 42; }\n"

    // MARK: - Targets

    @Test func `An app is built where a folder's is, from the folder or the project`() throws {
        let folder = try folder(
            ProjectText(targets: [.init(name: "Sample", sources: ["main.c"])]),
            ["main.c": "int main(void) { return 0; }\n"])
        let (app, steps) = try fixture.build(folder.url.appendingPathComponent("Sample.xcodeproj"))
        #expect(steps == ["Compiling main.c", "Linking Sample"])
        #expect(app.folder.path == folder.url.path + "/build/Debug/Sample.app")
        #expect(app.identifier == "com.example.sample")
        #expect(try contents(app) == ["Info.plist", "Sample"])
        #expect(try fixture.status(of: app) == 0)
        #expect(try fixture.build(folder.url).steps.isEmpty)
    }

    @Test func `A static library is built first and linked, from whatever target`() throws {
        let folder = try folder(
            ProjectText(targets: [
                .init(name: "Sample", sources: ["main.c"], libraries: ["Answers"]),
                .init(
                    name: "Answers", type: "library.static", sources: ["Library/answer.c"],
                    publicHeaders: ["Library/answer.h"]),
            ]),
            [
                "main.c": "#include <Answers/answer.h>\n" + main,
                "Library/answer.c": "int answer(void) { return 42; }\n",
                "Library/answer.h": "int answer(void);\n",
            ])
        let (app, steps) = try fixture.build(folder.url)
        #expect(
            steps == ["Archiving libAnswers.a", "Compiling Library/answer.c", "Compiling main.c", "Linking Sample"])
        #expect(try fixture.status(of: app) == 0)
        let copied = folder.url.appendingPathComponent("build/Debug/usr/local/include/answer.h")
        #expect(FileManager.default.fileExists(atPath: copied.path))
        #expect(try fixture.build(folder.url).steps.isEmpty)
        try folder.write("int answer(void) { return 43; }\n", to: "Library/answer.c")
        let again = try fixture.build(folder.url)
        #expect(again.steps == ["Archiving libAnswers.a", "Compiling Library/answer.c", "Linking Sample"])
        #expect(try fixture.status(of: again.app) == 1)
    }

    @Test func `A library that is not where the project says is one that the build makes`() throws {
        let project = ProjectText(targets: [
            .init(name: "Sample", sources: ["main.c"], libraries: ["Old/libAnswers.a"], dependencies: ["Answers"]),
            .init(name: "Answers", type: "library.static", sources: ["answer.c"], publicHeaders: ["answer.h"]),
        ])
        let folder = try folder(
            project,
            ["main.c": main, "answer.c": "int answer(void) { return 42; }\n", "answer.h": "int answer(void);\n"])
        #expect(try fixture.status(of: fixture.build(folder.url).app) == 0)
    }

    @Test func `What nothing refers to is linked with -ObjC only`() throws {
        var target = ProjectText.Target(name: "Sample", sources: ["main.c"], libraries: ["Quiet"])
        let quiet = ProjectText.Target(name: "Quiet", type: "library.static", sources: ["quiet.c"])
        let files = [
            "main.c": "extern int loud(void) __attribute__((weak));\nint main(void) { return loud ? loud() : 9; }\n",
            "quiet.c": "int loud(void) { return 5; }\n",
        ]
        let plain = try folder(ProjectText(targets: [target, quiet]), files)
        #expect(try fixture.status(of: fixture.build(plain.url).app) == 9)
        target.settings["OTHER_LDFLAGS"] = "-ObjC"
        let whole = try folder(ProjectText(targets: [target, quiet]), files)
        #expect(try fixture.status(of: fixture.build(whole.url).app) == 5)
    }

    @Test func `A bundle of resources goes into the app`() throws {
        let folder = try folder(
            ProjectText(targets: [
                .init(name: "Sample", sources: ["main.c"], resources: ["Sounds"], dependencies: ["Sounds"]),
                .init(name: "Sounds", type: "bundle", resources: ["tick.txt"]),
            ]), ["main.c": "int main(void) { return 0; }\n", "tick.txt": "tick"])
        #expect(
            try contents(fixture.build(folder.url).app) == [
                "Info.plist", "Sample", "Sounds.bundle", "Sounds.bundle/Info.plist", "Sounds.bundle/tick.txt",
            ])
    }

    @Test func `Targets that depend on each other in a circle are named`() throws {
        let folder = try folder(
            ProjectText(targets: [
                .init(name: "Sample", sources: ["main.c"], dependencies: ["Other"]),
                .init(name: "Other", type: "aggregate", dependencies: ["Sample"]),
            ]), ["main.c": ""])
        let error = #expect(throws: BuildError.self) { try fixture.build(folder.url) }
        #expect(error?.problem.contains("circle") == true)
        #expect(error?.kind == .doesNotBuild)
    }

    @Test func `A target or configuration that is not there is wrong use, and those that are get listed`() throws {
        let folder = try folder(
            ProjectText(targets: [.init(name: "Sample", sources: ["main.c"])]), ["main.c": ""])
        let target = #expect(throws: BuildError.self) { try fixture.build(folder.url, target: "Simple") }
        #expect(target?.kind == .wrongUse)
        #expect(target?.cure == "There are: Sample.")
        let configuration = #expect(throws: BuildError.self) { try fixture.build(folder.url, "Distribution") }
        #expect(configuration?.kind == .wrongUse)
        #expect(configuration?.cure == "There are: Debug, Release.")
    }

    @Test func `A target that makes no app is told`() throws {
        let folder = try folder(
            ProjectText(targets: [.init(name: "Words", type: "library.static", sources: ["main.c"])]), ["main.c": ""])
        let error = #expect(throws: BuildError.self) { try fixture.build(folder.url) }
        #expect(error?.problem == "the target Words does not make an app")
    }

    // MARK: - Compiling

    @Test func `Settings and flags of single files reach the compiler`() throws {
        let folder = try folder(
            ProjectText(
                targets: [
                    .init(
                        name: "Sample", sources: ["main.c", "part.c|-DPART=2"],
                        settings: [
                            "GCC_PREPROCESSOR_DEFINITIONS": "WHOLE=40 $(inherited)",
                            "OTHER_CFLAGS": "-DEXTRA=0 -mthumb",
                        ])
                ], settings: ["GCC_PREPROCESSOR_DEFINITIONS": "SHARED=1"]),
            [
                "main.c": "int part(void);\nint main(void) { return WHOLE + SHARED + EXTRA + part() - 43; }\n",
                "part.c": "int part(void) { return PART; }\n",
            ])
        #expect(try fixture.status(of: fixture.build(folder.url).app) == 0)
    }

    @Test func `Headers anywhere in the project are found by their bare names, in any case`() throws {
        let folder = try folder(
            ProjectText(
                targets: [.init(name: "Sample", sources: ["Code/main.c"])],
                otherFiles: ["Deep/er/Answer.h", "Deep/Time.h"]),
            [
                "Code/main.c":
                    "#include \"answer.h\"\n#include <time.h>\nint main(void) { return time(0) && ANSWER - 42; }\n",
                "Deep/er/Answer.h": "#define ANSWER 42\n", "Deep/Time.h": "#error \"not the system's\"\n",
            ])
        #expect(try fixture.status(of: fixture.build(folder.url).app) == 0)
    }

    @Test func `Search paths may ask for all folders below, and lead into the phone's SDK`() throws {
        let folder = try folder(
            ProjectText(targets: [
                .init(
                    name: "Sample", sources: ["main.c"],
                    settings: [
                        "HEADER_SEARCH_PATHS": "\"$(SRCROOT)/Some Library/**\" $(SDKROOT)/usr/include/libxml2"
                    ])
            ]),
            [
                "main.c": "#include <deep.h>\n#include <libxml/xmlversion.h>\nint main(void) { return DEEP - 3; }\n",
                "Some Library/a/b/deep.h": "#define DEEP 3\n",
            ])
        #expect(try fixture.status(of: fixture.build(folder.url).app) == 0)
    }

    @Test func `A prefix header is compiled once for many sources, and a change to it compiles them all`() throws {
        let target = ProjectText.Target(
            name: "Sample", sources: ["main.c", "one.c", "two.c|-DTWO=2"],
            settings: ["GCC_PREFIX_HEADER": "Sample_Prefix.pch"])
        let folder = try folder(
            ProjectText(targets: [target]),
            [
                "main.c": "int one(void); int two(void); int main(void) { return one() + two() + THREE - 6; }\n",
                "one.c": "int one(void) { return THREE - 2; }\n",
                "two.c": "int two(void) { return THREE - 3 + TWO; }\n",
                "Sample_Prefix.pch": "#include \"three.h\"\n", "three.h": "#define THREE 3\n",
            ])
        let first = try fixture.build(folder.url)
        #expect(first.steps.filter { $0.hasPrefix("Precompiling") } == ["Precompiling Sample_Prefix.pch"])
        #expect(try fixture.status(of: first.app) == 0)
        try folder.write("#define THREE 4\n", to: "three.h")
        let second = try fixture.build(folder.url)
        #expect(second.steps.count == 5)
        #expect(try fixture.status(of: second.app) == 4 - 2 + 4 - 3 + 2 + 4 - 6)
    }

    @Test func `A prefix header is found by its bare name, too`() throws {
        let project = ProjectText(
            targets: [.init(name: "Sample", sources: ["main.c"], settings: ["GCC_PREFIX_HEADER": "Sample.pch"])],
            otherFiles: ["Other Sources/Sample.pch"])
        let folder = try folder(
            project, ["main.c": "int main(void) { return ZERO; }\n", "Other Sources/Sample.pch": "#define ZERO 0\n"])
        #expect(try fixture.status(of: fixture.build(folder.url).app) == 0)
    }

    @Test func `A prefix header is found in other letters, as on the Mac's file system`() throws {
        let project = ProjectText(
            targets: [
                .init(name: "Sample", sources: ["main.c"], settings: ["GCC_PREFIX_HEADER": "other/SAMPLE_Prefix.pch"])
            ])
        let folder = try folder(
            project, ["main.c": "int main(void) { return ZERO; }\n", "Other/Sample_Prefix.pch": "#define ZERO 0\n"])
        #expect(try fixture.status(of: fixture.build(folder.url).app) == 0)
    }

    @Test func `Of headers of one name in folders below, the first in the Mac's order counts`() throws {
        let project = ProjectText(
            targets: [.init(name: "Sample", sources: ["main.c"])], settings: ["HEADER_SEARCH_PATHS": "Library/**"])
        let folder = try folder(
            project,
            [
                "main.c": "#include <Place.h>\nint main(void) { return PLACE; }\n",
                "Library/MacOnly/Place.h": "#define PLACE 1\n", "Library/iPhoneOnly/Place.h": "#define PLACE 0\n",
            ])
        #expect(try fixture.status(of: fixture.build(folder.url).app) == 0)
    }

    @Test func `A description of dtrace's probes stands for a header whose probes do nothing`() throws {
        let project = ProjectText(targets: [.init(name: "Sample", sources: ["main.c", "Tests/Probes.d"])])
        let folder = try folder(
            project,
            [
                "main.c": "#include \"Probes.h\"\n"
                    + "int main(void) { PLOT_LAYER_CHANGE(\"a\", 1); return PLOT_LAYER_CHANGE_ENABLED(); }\n",
                "Tests/Probes.d": "/* probes */ provider Plot {\n probe layer__change(char *, int);\n"
                    + " probe done();\n};\n",
            ])
        #expect(try fixture.status(of: fixture.build(folder.url).app) == 0)
    }

    @Test func `A changed setting compiles again`() throws {
        var project = ProjectText(targets: [.init(name: "Sample", sources: ["main.c"])])
        project.settings["GCC_PREPROCESSOR_DEFINITIONS"] = "N=1"
        let folder = try folder(project, ["main.c": "int main(void) { return N; }\n"])
        #expect(try fixture.status(of: fixture.build(folder.url).app) == 1)
        project.settings["GCC_PREPROCESSOR_DEFINITIONS"] = "N=2"
        try folder.write(project.text, to: "Sample.xcodeproj/project.pbxproj")
        let (app, steps) = try fixture.build(folder.url)
        #expect(steps == ["Compiling main.c", "Linking Sample"])
        #expect(try fixture.status(of: app) == 2)
    }

    @Test func `C and C++ go together`() throws {
        let folder = try folder(
            ProjectText(targets: [.init(name: "Sample", sources: ["main.c", "words.cpp"])]),
            [
                "main.c": "int words(void);\nint main(void) { return words() - 5; }\n",
                "words.cpp": """
                #include <string>
                #include <stdexcept>
                extern "C" int words() {
                    try { throw std::runtime_error("words"); } catch (std::exception &error) {
                        return std::string(error.what()).size();
                    }
                }

                """,
            ])
        #expect(try fixture.status(of: fixture.build(folder.url).app) == 0)
    }

    @Test func `A source that is not there is an error with the project to mend`() throws {
        let folder = try folder(ProjectText(targets: [.init(name: "Sample", sources: ["gone.c"])]), [:])
        let error = #expect(throws: BuildError.self) { try fixture.build(folder.url) }
        #expect(error?.place == folder.url.path + "/gone.c")
        #expect(error?.cure?.contains("Sample.xcodeproj") == true)
    }

    // MARK: - Linking

    @Test func `The phone's libraries are the system's; what is not here is a warning`() throws {
        let folder = try folder(
            ProjectText(targets: [
                .init(
                    name: "Sample", sources: ["main.c"],
                    libraries: ["usr/lib/libz.1.2.3.dylib", "usr/lib/libnowhere.dylib", "Library/Odd.framework"],
                    settings: [
                        "OTHER_LDFLAGS": "-lxml2 -framework Foundation -framework Nothing -dead_strip "
                            + "-weak_library Gone.a -Wl,-weak_framework,Nobody,-reexport_library,Away.a"
                    ])
            ]),
            ["main.c": "const char *zlibVersion(void);\nint main(void) { return zlibVersion() == 0; }\n"])
        let log = BuildLog()
        let (app, _) = try fixture.build(folder.url, log: log)
        #expect(try fixture.status(of: app) == 0)
        #expect(log.warnings.count == 5, "\(log.warnings)")
        let missing = ["no library nowhere", "no framework Odd", "no framework Nothing"]
        for name in missing + ["/Gone.a: warning: no such file", "/Away.a: warning: no such file"] {
            #expect(log.warnings.contains { $0.contains(name) }, "\(name)")
        }
    }

    @Test func `A library for Apple's systems is not linked`() throws {
        let folder = try folder(
            ProjectText(targets: [.init(name: "Sample", sources: ["main.c"], libraries: ["libOld.a"])]),
            ["main.c": "int main(void) { return 0; }\n"])
        var archive =
            Data("!<arch>\n".utf8) + Data("old.o/          0           0     0     644     8         `\n".utf8)
        archive += Data([0xce, 0xfa, 0xed, 0xfe, 12, 0, 0, 0])
        try archive.write(to: folder.url.appendingPathComponent("libOld.a"))
        let log = BuildLog()
        try fixture.build(folder.url, log: log)
        let warning = "/libOld.a: warning: compiled for Apple's systems"
        #expect(log.warnings.contains { $0.hasPrefix(folder.url.path + warning) })
    }

    @Test func `A symbol file lies beside the app, with the same build number`() throws {
        let folder = try folder(
            ProjectText(targets: [.init(name: "Sample", sources: ["main.c"])]),
            ["main.c": "int main(void) { return 0; }\n"])
        for configuration in ["Debug", "Release"] {
            let app = try fixture.build(folder.url, configuration).app
            let symbols = app.folder.appendingPathExtension("dSYM")
                .appendingPathComponent("Contents/Resources/DWARF/Sample")
            let note = try buildNote(app.executable)
            #expect(note.count == 20)
            #expect(try buildNote(symbols) == note)
            #expect(try Data(contentsOf: symbols).range(of: Data(".debug_info".utf8)) != nil)
            let program = try Data(contentsOf: app.executable)
            #expect((program.range(of: Data(".debug_info".utf8)) != nil) == (configuration == "Debug"))
        }
    }

    /// The build number: behind the name GNU of a note of kind 3.
    private func buildNote(_ file: URL) throws -> Data {
        let data = try Data(contentsOf: file)
        let head = Data([4, 0, 0, 0, 20, 0, 0, 0, 3, 0, 0, 0, 0x47, 0x4E, 0x55, 0])
        guard let place = data.range(of: head) else { return Data() }
        return data[place.upperBound..<(place.upperBound + 20)]
    }

    @Test func `A release is the same bytes in any folder, a debug build twice in the same`() throws {
        let project = ProjectText(targets: [
            .init(
                name: "Sample", sources: ["main.c"], libraries: ["Other"],
                settings: ["GCC_PREFIX_HEADER": "Prefix.pch"]),
            .init(name: "Other", type: "library.static", sources: ["Other/a.c", "Other/b.c"]),
        ])
        let files = [
            "main.c": "const char *a(void); int main(void) { return a()[0]; }\n", "Prefix.pch": "",
            "Other/a.c": "const char *a(void) { return __FILE__; }\n", "Other/b.c": "int b(void) { return 2; }\n",
        ]
        let one = try folder(project, files, name: "One")
        let other = try folder(project, files, name: "Another One")
        for path in [
            "build/Release/Sample.app/Sample", "build/Release/Sample.app.dSYM/Contents/Resources/DWARF/Sample",
        ] {
            try fixture.build(one.url, "Release")
            try fixture.build(other.url, "Release")
            #expect(
                try Data(contentsOf: one.url.appendingPathComponent(path))
                    == Data(contentsOf: other.url.appendingPathComponent(path)), "\(path) differs")
        }
        let first = try Data(contentsOf: fixture.build(one.url).app.executable)
        try one.remove("build")
        #expect(try Data(contentsOf: fixture.build(one.url).app.executable) == first)
    }
}
