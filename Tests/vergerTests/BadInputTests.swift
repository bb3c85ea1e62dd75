import Foundation
import Glibc
import Testing

/// What goes wrong in practice, through the real command: each says what and where, and answers with its status.
@Suite struct BadInputTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private let plist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.bad</string></dict></plist>
        """

    private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    private func verger(_ arguments: String...) throws -> VergerProcess.Result {
        try VergerProcess.run(arguments, home: folder.url, currentFolder: folder.url)
    }

    // MARK: Projects

    @Test func `An unknown command is wrong use`() throws {
        let result = try verger("frobnicate")
        #expect(result.status == 2)
        #expect(result.errors.contains("frobnicate"))
        #expect(result.output.isEmpty)
    }

    @Test(arguments: ["build", "run"])
    func `A folder that is not there is wrong use`(verb: String) throws {
        let result = try verger(verb, path("nowhere"))
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("\(path("nowhere")): error: no such folder\n"))
    }

    @Test func `A folder without Info.plist does not build`() throws {
        try folder.write("int main(void) { return 0; }", to: "App/main.m")
        let result = try verger("build", path("App"))
        #expect(result.status == 4)
        #expect(result.errors.contains("\(path("App")): error: no Info.plist in this folder"))
        #expect(result.errors.contains("verger new"))
    }

    @Test func `A syntax error is shown with file and line, and nothing is left half built`() throws {
        try folder.write(plist, to: "App/Info.plist")
        try folder.write("int main(void) {\n    return 0\n}\n", to: "App/main.m")
        let result = try verger("build", path("App"))
        #expect(result.status == 4)
        #expect(result.errors.contains("\(path("App/main.m")):2:13: error: expected ';'"))
        #expect(!FileManager.default.fileExists(atPath: path("App/build/Debug/App.app")))
    }

    @Test func `A broken Swift file is shown with file and line`() throws {
        try folder.write(plist, to: "App/Info.plist")
        try folder.write("let x: Int =\n", to: "App/main.swift")
        let result = try verger("build", path("App"))
        #expect(result.status == 4)
        #expect(result.errors.contains("\(path("App/main.swift")):1:"))
    }

    @Test func `The path of the app is the last line of build`() throws {
        let app = try folder.copyExample("HelloWorld")
        let result = try verger("build", app.path)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.split(separator: "\n").last.map(String.init) == "\(app.path)/build/Debug/HelloWorld.app")
    }

    // MARK: Running

    private let missingDelegate =
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Unable to "
        + "instantiate the UIApplication delegate instance. No class named NoSuchDelegate is loaded.'"

    @Test func `A missing delegate class ends an Objective-C app with a report`() throws {
        let app = try folder.copyExample("HelloWorld")
        let main = app.appendingPathComponent("main.m")
        let source = try String(contentsOf: main, encoding: .utf8)
        try Data(source.replacingOccurrences(of: "nil, nil", with: "nil, @\"NoSuchDelegate\"").utf8).write(to: main)
        let result = try verger("run", app.path, "--headless")
        #expect(result.status == 3)
        #expect(result.errors.contains(missingDelegate))
        #expect(result.errors.contains("fourth argument of UIApplicationMain"))
        let reports = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
        #expect(reports.contains { $0.hasSuffix(".crash") })
    }

    @Test func `A missing delegate class ends a Swift app with a report`() throws {
        try folder.write(plist, to: "App/Info.plist")
        try folder.write(
            "import UIKit\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, \"NoSuchDelegate\")\n",
            to: "App/main.swift")
        let result = try verger("run", path("App"), "--headless")
        #expect(result.status == 3)
        #expect(result.errors.contains(missingDelegate))
    }

    @Test func `A broken picture is no image, and the app lives on`() throws {
        let app = try folder.copyExample("HelloWorld")
        let delegate = app.appendingPathComponent("HelloWorldAppDelegate.m")
        let source = try String(contentsOf: delegate, encoding: .utf8)
        let changed = source.replacingOccurrences(
            of: "    [window makeKeyAndVisible];",
            with: "    label.text = [UIImage imageNamed:@\"broken.png\"] ? @\"An image\" : @\"No image\";\n"
                + "    [window makeKeyAndVisible];")
        #expect(changed != source)
        try Data(changed.utf8).write(to: delegate)
        try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 1, 2, 3]).write(
            to: app.appendingPathComponent("broken.png"))
        try folder.write("expect \"No image\"\n", to: "script")
        let result = try verger("run", app.path, "--headless", "--script", "script")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("broken.png: the image is damaged"))
    }

    @Test func `A failed expectation names its line and shows what was there`() throws {
        let app = try folder.copyExample("HelloWorld")
        try folder.write("# one\nexpect \"Goodbye\"\n", to: "script")
        let result = try verger("run", app.path, "--headless", "--script", "script")
        #expect(result.status == 1)
        #expect(result.errors.contains("script:2: expect \"Goodbye\""))
        #expect(result.errors.contains("\"Hello, World!\""))
    }

    @Test func `A script that is none is wrong use`() throws {
        let app = try folder.copyExample("HelloWorld")
        try folder.write("dance\n", to: "script")
        let result = try verger("run", app.path, "--headless", "--script", "script")
        #expect(result.status == 2)
        #expect(result.errors.contains("script:1:1: unknown step \"dance\""))
    }

    @Test func `A crash has its report on standard error and in a file`() throws {
        let app = try folder.copyExample("HelloWorld")
        let delegate = app.appendingPathComponent("HelloWorldAppDelegate.m")
        let source = try String(contentsOf: delegate, encoding: .utf8)
        let changed = source.replacingOccurrences(
            of: "NSLog(@\"HelloWorld has launched.\");", with: "[[NSArray array] objectAtIndex:3];")
        #expect(changed != source)
        try Data(changed.utf8).write(to: delegate)
        let result = try verger("run", app.path, "--headless")
        #expect(result.status == 3)
        #expect(result.errors.contains("NSRangeException"))
        let reports = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
        #expect(reports.contains { $0.hasSuffix(".crash") })
    }

    /// Runs HelloWorld with a line of C in the place of its first log line.
    private func runHello(_ code: String, _ arguments: String...) throws -> VergerProcess.Result {
        let app = try folder.copyExample("HelloWorld")
        let delegate = app.appendingPathComponent("HelloWorldAppDelegate.m")
        let source = try String(contentsOf: delegate, encoding: .utf8)
        let changed = source.replacingOccurrences(of: "NSLog(@\"HelloWorld has launched.\");", with: code)
        #expect(changed != source)
        try Data(("#include <unistd.h>\n" + changed).utf8).write(to: delegate)
        return try VergerProcess.run(
            ["run", app.path, "--headless"] + arguments, home: folder.url, currentFolder: folder.url)
    }

    /// The command lines of all processes.
    private func processes() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }.compactMap {
            FileManager.default.contents(atPath: "/proc/\($0)/cmdline").map { String(decoding: $0, as: UTF8.self) }
        }
    }

    @Test func `An app that hangs while it launches is ended when the time is over`() throws {
        let result = try runHello("for (;;) {}", "--timeout", "2", "--screenshot", "picture.png")
        #expect(result.status == 3)
        #expect(result.errors.contains("failed to launch in time (2 s)"))
        #expect(!FileManager.default.fileExists(atPath: path("picture.png")))
    }

    @Test func `An app that hangs in an action is ended, and the step is named`() throws {
        let app = try folder.copyExample("Counter")
        let controller = app.appendingPathComponent("CounterViewController.m")
        let source = try String(contentsOf: controller, encoding: .utf8)
        let changed = source.replacingOccurrences(
            of: "NSLog(@\"The number is %d.\", (int)number);", with: "for (;;) {}")
        #expect(changed != source)
        try Data(changed.utf8).write(to: controller)
        try folder.write("tap \"Add One\"\n", to: "script")
        let result = try verger("run", app.path, "--headless", "--timeout", "3", "--script", "script")
        #expect(result.status == 3)
        #expect(result.errors.contains("failed to respond in time"))
        #expect(result.errors.contains("script:1: tap \"Add One\""))
    }

    @Test func `An app that exits by itself ends the run with its word for it`() throws {
        #expect(try runHello("exit(0);").status == 0)
    }

    @Test func `An app that exits with a status fails`() throws {
        let result = try runHello("exit(7);", "--screenshot", "picture.png")
        #expect(result.status == 1)
        #expect(result.errors.contains("exited by itself with status 7"))
        #expect(!FileManager.default.fileExists(atPath: path("picture.png")))
    }

    @Test func `Nothing of a flood of lines is lost`() throws {
        let result = try runHello(
            "for (int i = 0; i < 300000; i++) printf(\"line %d\\n\", i); fflush(stdout);", "--log", "log")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.split(separator: "\n").filter { $0.hasPrefix("line ") }.count == 300_000)
        #expect(try String(contentsOfFile: path("log"), encoding: .utf8).contains("HelloWorld: line 299999\n"))
    }

    @Test func `The children of an app end with it`() throws {
        let seconds = "9\(UInt32.random(in: 10_000_000...99_999_999))"
        let result = try runHello("if (fork() == 0) execlp(\"sleep\", \"sleep\", \"\(seconds)\", NULL);")
        #expect(result.status == 0, "\(result.errors)")
        #expect(try processes().filter { $0.hasPrefix("sleep\0") && $0.contains(seconds) } == [])
    }

    @Test(arguments: ["--screenshot", "--tree", "--log"])
    func `A file that cannot be written is told before the app runs`(option: String) throws {
        let app = try folder.copyExample("HelloWorld")
        for (file, reason) in [("nowhere/file", "No such file or directory"), ("HelloWorld", "it is a folder")] {
            let result = try verger("run", app.path, "--headless", option, file)
            #expect(result.status == 2)
            #expect(result.errors.contains("\(file): error: cannot be written ("))
            #expect(result.errors.contains(reason))
            #expect(!result.errors.contains("HelloWorld has launched."))
        }
    }

    @Test func `A script that cannot be read is wrong use`() throws {
        let app = try folder.copyExample("HelloWorld")
        let result = try verger("run", app.path, "--headless", "--script", "nowhere")
        #expect(result.status == 2)
        #expect(result.errors.contains("nowhere: cannot be read: no such file"))
    }

    @Test func `An unknown device lists those that there are`() throws {
        let result = try verger("run", path("App"), "--device", "iPhone 99")
        #expect(result.status == 2)
        #expect(result.errors.contains("iPhone 3GS"))
    }
}
