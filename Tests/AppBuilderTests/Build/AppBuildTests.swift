import AppBuilder
import Foundation
import Testing

/// Builds real apps in C with an SDK that has nothing in it: the builder's own work, without any framework.
@Suite struct AppBuildTests {
    private let sdkFolder: TemporaryFolder
    private let toolchain: Toolchain
    private let files = [
        "Info.plist": infoPlist(), "main.c": "#include \"answer.h\"\nint main(void) { return answer() - ANSWER; }\n",
        "Sources/answer.c": "#include \"answer.h\"\nint answer(void) { return ANSWER; }\n",
        "Sources/other.c": "const char *file(void) { return __FILE__; }\n",
        "Sources/answer.h": "#define ANSWER 42\nint answer(void);\n", "Art/icon.png": "picture",
    ]

    init() throws {
        toolchain = try Toolchain.locate()
        sdkFolder = try TemporaryFolder(["SDK/include/Verger/Prefix.h": "", "empty.c": ""])
        let library = Process()
        library.executableURL = toolchain.clang
        library.arguments = [
            "-shared", "-fPIC", sdkFolder.url.appendingPathComponent("empty.c").path,
            "-o", sdkFolder.url.appendingPathComponent("libCocoaTouch.so").path,
        ]
        try library.run()
        library.waitUntilExit()
    }

    /// Builds and returns what was done: "Compiling main.c" and so on, sorted.
    @discardableResult
    private func build(
        _ folder: TemporaryFolder, _ configuration: Configuration = .debug, output: Log = Log()
    ) throws -> (app: BuiltApp, steps: [String]) {
        let app = try AppBuild(
            project: Project(folder: folder.url), configuration: configuration, toolchain: toolchain,
            sdk: SDK(root: sdkFolder.url, products: sdkFolder.url)
        ).run { output.add($0) }
        return (app, output.steps.sorted())
    }

    private func status(of app: BuiltApp) throws -> Int32 {
        let process = Process()
        process.executableURL = app.executable
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

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
        #expect(steps == ["Linking Sample"])
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: app.folder.path).sorted()
                == ["Info.plist", "Sample", "en.lproj", "en.lproj/Localizable.strings"])
    }

    @Test func `Errors of all sources are shown at once, where clang found them`() throws {
        let folder = try TemporaryFolder(files)
        try folder.write("int main(void) { return missing; }\n", to: "main.c")
        try folder.write("int x = ;\n", to: "Sources/other.c")
        let log = Log()
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

    /// What a build told.
    private final class Log: @unchecked Sendable {
        private let lock = NSLock()
        private(set) var steps: [String] = []
        private(set) var toolOutput = ""

        func add(_ event: BuildEvent) {
            lock.withLock {
                switch event {
                case .step(_, of: _, let verb, let subject): steps.append("\(verb) \(subject)")
                case .toolOutput(let text): toolOutput += text
                case .warning(let text): steps.append(text)
                }
            }
        }
    }
}
