import AppBuilder
import Foundation
import Testing

/// Builds real apps in C with an SDK that has nothing in it: the builder's own work, without any framework.
@Suite struct AppBuildTests {
    private let fixture: BuilderFixture
    private let files = [
        "Info.plist": infoPlist(), "main.c": "#include \"answer.h\"\nint main(void) { return answer() - ANSWER; }\n",
        "Sources/answer.c": "#include \"answer.h\"\nint answer(void) { return ANSWER; }\n",
        "Sources/other.c": "const char *file(void) { return __FILE__; }\n",
        "Sources/answer.h": "#define ANSWER 42\nint answer(void);\n", "Art/icon.png": "picture",
    ]

    init() throws { fixture = try BuilderFixture() }

    /// Builds and returns what was done: "Compiling main.c" and so on, sorted.
    @discardableResult
    private func build(
        _ folder: TemporaryFolder, _ configuration: Configuration = .debug, output: BuildLog = BuildLog()
    ) throws -> (app: BuiltApp, steps: [String]) {
        try fixture.build(folder.url, configuration.rawValue, log: output)
    }

    private func status(of app: BuiltApp) throws -> Int32 { try fixture.status(of: app) }

    @Test func `A bundle is flat and its program runs`() throws {
        let folder = try TemporaryFolder(files)
        let (app, steps) = try build(folder)
        #expect(
            steps == ["Compiling Sources/answer.c", "Compiling Sources/other.c", "Compiling main.c", "Linking Sample"])
        #expect(app.folder.path == folder.url.path + "/build/Debug/Sample.app")
        #expect(app.identifier == "com.example.sample")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: app.folder.path).sorted() == [
                "Info.plist", "Sample", "icon.png",
            ])
        #expect(try status(of: app) == 0)
    }

    @Test func `Building again does nothing`() throws {
        let folder = try TemporaryFolder(files)
        try build(folder)
        #expect(try build(folder).steps.isEmpty)
    }

    @Test func `A list beside the products tells how each source is compiled`() throws {
        let folder = try TemporaryFolder(files)
        try folder.write("int main(void) { return missing; }\n", to: "main.c")
        #expect(throws: BuildError.self) { try build(folder) }
        // Also of a project that does not build yet: that is when an editor is wanted.
        struct Command: Decodable { var directory, file: String, arguments: [String] }
        let data = try Data(contentsOf: folder.url.appendingPathComponent("build/compile_commands.json"))
        let commands = try JSONDecoder().decode([Command].self, from: data)
        let path = folder.url.path
        #expect(commands.map(\.file) == ["\(path)/Sources/answer.c", "\(path)/Sources/other.c", "\(path)/main.c"])
        for command in commands {
            #expect(command.directory == path)
            #expect(command.arguments.first?.hasSuffix("/clang") == true)
            #expect(command.arguments.contains(command.file))
            #expect(!command.arguments.contains("-include-pch"))
        }
    }

    @Test func `A changed header compiles its own sources only`() throws {
        let folder = try TemporaryFolder(files)
        try build(folder)
        try folder.write("#define ANSWER 123\nint answer(void);\n", to: "Sources/answer.h")
        let (app, steps) = try build(folder)
        #expect(steps == ["Compiling Sources/answer.c", "Compiling main.c", "Linking Sample"])
        #expect(try status(of: app) == 0)
    }

    @Test func `A source that is gone leaves the app, and so does a resource`() throws {
        let folder = try TemporaryFolder(files)
        try build(folder)
        try folder.remove("Sources/other.c")
        try folder.remove("Art/icon.png")
        try folder.write("text", to: "en.lproj/Localizable.strings")
        let (app, steps) = try build(folder)
        #expect(steps == ["Copying en.lproj/Localizable.strings", "Linking Sample"])
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: app.folder.path).sorted()
                == ["Info.plist", "Sample", "en.lproj", "en.lproj/Localizable.strings"])
    }

    @Test func `A name may be one letter, at the top and of a folder, when it comes and when it goes`() throws {
        let folder = try TemporaryFolder(files.merging(["s": "one", "Art/x": "two", "a.b/t": "three"]) { $1 })
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: build(folder).app.folder.path).sorted()
                == ["Info.plist", "Sample", "a.b", "a.b/t", "icon.png", "s", "x"])
        for name in ["s", "Art/x", "a.b/t"] { try folder.remove(name) }
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: build(folder).app.folder.path).sorted()
                == ["Info.plist", "Sample", "icon.png"])
    }

    @Test func `Errors of all sources are shown at once, where clang found them`() throws {
        let folder = try TemporaryFolder(files)
        try folder.write("int main(void) { return missing; }\n", to: "main.c")
        try folder.write("int x = ;\n", to: "Sources/other.c")
        let log = BuildLog()
        let error = #expect(throws: BuildError.self) { try build(folder, output: log) }
        #expect(error?.kind == .doesNotBuild)
        #expect(error?.problem == "Sources/other.c, main.c did not build")
        #expect(log.toolOutput.contains("\(folder.url.path)/main.c:1:25: error:"))
        #expect(log.toolOutput.contains("\(folder.url.path)/Sources/other.c:1:9: error:"))
    }

    @Test func `After an error is mended the app builds`() throws {
        let folder = try TemporaryFolder(files)
        try folder.write("int x = ;\n", to: "Sources/other.c")
        #expect(throws: BuildError.self) { try build(folder) }
        try folder.write("int x = 1;\n", to: "Sources/other.c")
        #expect(try build(folder).steps == ["Compiling Sources/other.c", "Linking Sample"])
    }

    @Test func `A release build is the same bytes in any folder`() throws {
        let one = try TemporaryFolder(files)
        let other = try TemporaryFolder(files)
        let first = try build(one, .release).app
        let second = try build(other, .release).app
        for name in ["Sample", "Info.plist", "icon.png"] {
            let data = try Data(contentsOf: first.folder.appendingPathComponent(name))
            #expect(try data == Data(contentsOf: second.folder.appendingPathComponent(name)), "\(name) differs")
        }
    }

    @Test func `A release of Swift is the same bytes in any folder, and leaves nothing beside its sources`() throws {
        let files = [
            "Info.plist": infoPlist(),
            "Things/Thing.swift":
                "struct Thing { var name = #file }\nfunc broken() -> Never { fatalError(\"broken\") }\n",
            "main.swift": "import Glibc\nexit(Thing().name.hasSuffix(\"Thing.swift\") ? 0 : 1)\n",
        ]
        // The compiler's driver works otherwise when its command is long.
        let many = (0..<400).map { ("Things/Other\($0).swift", "func other\($0)() {}\n") }
        let one = try TemporaryFolder(files.merging(many) { $1 })
        let other = try TemporaryFolder(files.merging(many) { $1 })
        let before = try FileManager.default.subpathsOfDirectory(atPath: one.url.path)
        let apps = try [build(one, .release).app, build(other, .release).app]
        #expect(try status(of: apps[0]) == 0)
        for path in ["Release/Sample.app/Sample", "Release/Sample.app.dSYM/Contents/Resources/DWARF/Sample"] {
            let data = try [one, other].map { try Data(contentsOf: $0.url.appendingPathComponent("build/" + path)) }
            #expect(data[0] == data[1], "\(path) differs")
        }
        let after = try FileManager.default.subpathsOfDirectory(atPath: one.url.path)
        #expect(after.filter { !$0.hasPrefix("build") }.sorted() == before.sorted())
    }

    @Test func `Spaces and quotes in names are no trouble`() throws {
        var files = files
        files["Odd 'Name' $x/it's \"here\".c"] = "int odd(void) { return 1; }\n"
        let folder = try TemporaryFolder(files, name: "My Odd App")
        #expect(try status(of: build(folder).app) == 0)
        #expect(try build(folder).steps.isEmpty)
    }

    @Test func `A resource that takes the program's name is refused`() throws {
        var files = files
        files["Art/Sample"] = "data"
        let folder = try TemporaryFolder(files)
        let error = #expect(throws: BuildError.self) { try build(folder) }
        #expect(error?.problem == "a resource is called like the app's own Sample")
    }

    @Test func `Interface files become nibs, at the top or in their language's folder`() throws {
        var files = files
        files["Screens/Main.xib"] = interfaceText()
        files["Screens/Main~ipad.xib"] = interfaceText()
        files["en.lproj/Help.xib"] = interfaceText()
        let folder = try TemporaryFolder(files)
        let (app, steps) = try build(folder)
        #expect(
            steps.filter { $0.hasSuffix(".xib") } == [
                "Compiling Screens/Main.xib", "Compiling Screens/Main~ipad.xib", "Compiling en.lproj/Help.xib",
            ])
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: app.folder.path).sorted() == [
                "Info.plist", "Main.nib", "Main~ipad.nib", "Sample", "en.lproj", "en.lproj/Help.nib", "icon.png",
            ])
        let nib = try Data(contentsOf: app.folder.appendingPathComponent("Main.nib"))
        #expect(nib.starts(with: Data("bplist00".utf8)))
        #expect(try nib == Data(contentsOf: app.folder.appendingPathComponent("en.lproj/Help.nib")))
    }

    @Test func `Only interface files that changed are compiled again`() throws {
        var files = files
        files["One.xib"] = interfaceText()
        files["Two.xib"] = interfaceText()
        let folder = try TemporaryFolder(files)
        try build(folder)
        #expect(try build(folder).steps.isEmpty)
        try folder.write(interfaceText(viewClass: "IBUILabel"), to: "Two.xib")
        #expect(try build(folder).steps == ["Compiling Two.xib"])
        try folder.remove("One.xib")
        let (app, steps) = try build(folder)
        #expect(steps.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: app.folder.appendingPathComponent("One.nib").path))
    }

    @Test func `The oldest system that the app runs on decides the kind of nib`() throws {
        var files = files
        files["Main.xib"] = interfaceText(attributes: "<int key=\"IBDocument.SystemTarget\">1280</int>")
        let folder = try TemporaryFolder(files)
        let nib = try build(folder).app.folder.appendingPathComponent("Main.nib")
        #expect(try Data(contentsOf: nib).starts(with: Data("NIBArchive".utf8)))
        try folder.write(infoPlist("<key>MinimumOSVersion</key><string>3.0</string>"), to: "Info.plist")
        #expect(try build(folder).steps.contains("Compiling Main.xib"))
        #expect(try Data(contentsOf: nib).starts(with: Data("bplist00".utf8)))
        try folder.write(infoPlist("<key>MinimumOSVersion</key><string>4.3</string>"), to: "Info.plist")
        try build(folder)
        #expect(try Data(contentsOf: nib).starts(with: Data("NIBArchive".utf8)))
    }

    @Test func `A storyboard becomes a folder of nibs`() throws {
        var files = files
        files["Main.storyboard"] = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a-1">
            <scenes><scene sceneID="s-1"><objects>
            <viewController id="a-1" sceneMemberID="viewController">
            <view key="view" id="v-1"><rect key="frame" x="0" y="20" width="320" height="460"/></view>
            </viewController>
            </objects></scene></scenes>
            </document>

            """
        let folder = try TemporaryFolder(files)
        let (app, steps) = try build(folder)
        #expect(steps.contains("Compiling Main.storyboard"))
        let info = try Data(contentsOf: app.folder.appendingPathComponent("Main.storyboardc/Info.plist"))
        let list = try PropertyListSerialization.propertyList(from: info, format: nil) as? [String: Any]
        let entry = try #require(list?["UIStoryboardDesignatedEntryPointIdentifier"] as? String)
        let nib = app.folder.appendingPathComponent("Main.storyboardc/\(entry).nib")
        #expect(FileManager.default.fileExists(atPath: nib.path))
        #expect(try build(folder).steps.isEmpty)
    }

    @Test func `Problems of interface files are shown where they are`() throws {
        var files = files
        files["Odd.xib"] = interfaceText(attributes: "<odd/>")
        files["Broken.xib"] = "<archive>\n<data>"
        files["Dangling.xib"] = interfaceText(attributes: "<reference key=\"a\" ref=\"nowhere\"/>")
        let folder = try TemporaryFolder(files)
        let log = BuildLog()
        let error = #expect(throws: BuildError.self) { try build(folder, output: log) }
        #expect(error?.problem == "Broken.xib, Dangling.xib did not build")
        #expect(log.toolOutput.contains("\(folder.url.path)/Odd.xib:4: warning: "))
        #expect(log.toolOutput.contains("\(folder.url.path)/Broken.xib:2: error: the file is not well-formed XML"))
        #expect(log.toolOutput.contains("\(folder.url.path)/Dangling.xib:4: error: "))
        try folder.write(interfaceText(), to: "Broken.xib")
        try folder.write(interfaceText(), to: "Dangling.xib")
        #expect(
            try build(folder).steps.filter { $0.hasSuffix(".xib") } == [
                "Compiling Broken.xib", "Compiling Dangling.xib",
            ])
    }
}
