import AppBuilder
import Foundation
import Testing

/// Builds projects with scripts in them.
@Suite struct ScriptTests {
    private let fixture: BuilderFixture

    init() throws { fixture = try BuilderFixture() }

    private func folder(
        _ script: ProjectText.Script, isFirst: Bool = true, sources: [String] = ["main.c"],
        _ files: [String: String] = [:],
        name: String = "Sample"
    ) throws -> TemporaryFolder {
        var files = files
        files["main.c"] = files["main.c"] ?? "int main(void) { return 0; }\n"
        files["Info.plist"] = infoPlist()
        files["Sample.xcodeproj/project.pbxproj"] =
            ProjectText(targets: [
                .init(name: "Sample", sources: sources, script: script, scriptIsFirst: isFirst)
            ]).text
        return try TemporaryFolder(files, name: name)
    }

    @Test func `A script runs in the project's folder with the settings in its environment`() throws {
        let folder = try folder(
            .init(
                text: """
                    pwd > "$TARGET_BUILD_DIR/$CONTENTS_FOLDER_PATH/words.txt"
                    echo "$PRODUCT_NAME $CONFIGURATION ${SECRET-none}" >> "$TARGET_BUILD_DIR/$CONTENTS_FOLDER_PATH/words.txt"
                    """), isFirst: false, name: "My Sample")
        setenv("SECRET", "told", 1)
        let app = try fixture.build(folder.url).app
        let words = try String(contentsOf: app.folder.appendingPathComponent("words.txt"), encoding: .utf8)
        #expect(words == "\(folder.url.path)\nSample Debug none\n")
        // What it has put into the app stays, although the builder did not put it there.
        #expect(try fixture.build(folder.url).steps == ["Running script “Words”"])
        #expect(FileManager.default.fileExists(atPath: app.folder.appendingPathComponent("words.txt").path))
    }

    @Test func `What a script writes is compiled, and it runs again only when its inputs change`() throws {
        let script = ProjectText.Script(
            text: "echo \"int answer(void) { return $(cat \"$SCRIPT_INPUT_FILE_0\"); }\" > \"$SCRIPT_OUTPUT_FILE_0\"",
            inputs: ["$(SRCROOT)/answer.txt"], outputs: ["$(SRCROOT)/answer.h"])
        let folder = try folder(
            script,
            [
                "main.c": "#include \"answer.h\"\nint main(void) { return answer(); }\n", "answer.txt": "7",
            ])
        let first = try fixture.build(folder.url)
        #expect(first.steps == ["Compiling main.c", "Linking Sample", "Running script “Words”"])
        #expect(try fixture.status(of: first.app) == 7)
        #expect(try fixture.build(folder.url).steps.isEmpty)
        try folder.write("88", to: "answer.txt")
        #expect(try fixture.status(of: fixture.build(folder.url).app) == 88)
    }

    @Test func `What a script says it makes is compiled and copied, though it is not there before`() throws {
        let script = ProjectText.Script(
            text: """
                echo 'int answer(void) { return 9; }' > made.c
                echo hello > made.txt
                echo '{ a = b; }' > made.plist
                """,
            outputs: ["$(SRCROOT)/made.c", "made.txt", "$(SRCROOT)/made.plist", "$(SRCROOT)/never.txt"])
        let folder = try TemporaryFolder([
            "main.c": "int answer(void);\nint main(void) { return answer(); }\n", "Info.plist": infoPlist(),
            "Sample.xcodeproj/project.pbxproj": ProjectText(targets: [
                .init(
                    name: "Sample", sources: ["main.c", "made.c"],
                    resources: ["made.txt", "made.plist", "never.txt"], script: script, scriptIsFirst: true)
            ]).text,
        ])
        let app = try fixture.build(folder.url).app
        #expect(try fixture.status(of: app) == 9)
        let names = try FileManager.default.contentsOfDirectory(atPath: app.folder.path)
        #expect(Set(names).isSuperset(of: ["made.txt", "made.plist"]) && !names.contains("never.txt"))
    }

    @Test func `A script that fails ends the build with its words`() throws {
        let folder = try folder(.init(text: "echo unhappy; exit 3"))
        let log = BuildLog()
        let error = #expect(throws: BuildError.self) { try fixture.build(folder.url, log: log) }
        #expect(error?.kind == .doesNotBuild)
        #expect(log.toolOutput.contains("unhappy\n"))
        #expect(log.toolOutput.contains("error: the script “Words” failed with status 3"))
        #expect(!log.steps.contains("Compiling main.c"))
    }

    @Test func `A program for a Python that is not here is a warning, too`() throws {
        let folder = try folder(.init(text: "python3 -c 'print \"lint\"'"))
        let log = BuildLog()
        let app = try fixture.build(folder.url, log: log).app
        #expect(try fixture.status(of: app) == 0)
        #expect(log.toolOutput.contains("warning: the script “Words” needs a program that is not here"))
    }

    @Test func `A program that is not here is a warning`() throws {
        let folder = try folder(.init(text: "agvtool-of-the-mac bump"))
        let log = BuildLog()
        let app = try fixture.build(folder.url, log: log).app
        #expect(try fixture.status(of: app) == 0)
        #expect(log.toolOutput.contains("warning: the script “Words” needs a program that is not here"))
    }

    @Test func `A program of the Mac that came with the project is a warning`() throws {
        let folder = try folder(.init(text: "printf '\\xce\\xfa\\xed\\xfe' > run; chmod +x run; ./run"))
        let log = BuildLog()
        let app = try fixture.build(folder.url, log: log).app
        #expect(try fixture.status(of: app) == 0)
        #expect(log.toolOutput.contains("warning: the script “Words” needs a program that is not here"))
    }

    @Test(arguments: ["/usr/bin/tool-of-the-mac -n . | grep version || exit 2", "tool-of-the-mac | grep version"])
    func `A script that fails for want of a program is a warning`(text: String) throws {
        let folder = try folder(.init(text: text))
        let log = BuildLog()
        let app = try fixture.build(folder.url, log: log).app
        #expect(try fixture.status(of: app) == 0)
        #expect(log.toolOutput.contains("warning: the script “Words” needs a program that is not here"))
    }

    @Test func `The Mac's sh is bash`() throws {
        let text = "function say {\n local words=SCRIPT_INPUT_FILE_0\n echo ${!words}\n}\nsay\n"
        let folder = try folder(.init(text: text, inputs: ["$(SRCROOT)/a.txt"]), ["a.txt": ""])
        let log = BuildLog()
        try fixture.build(folder.url, log: log)
        #expect(log.toolOutput.contains("\(folder.url.path)/a.txt"))
    }

    @Test func `A script that runs for ever is ended with all that it has started`() throws {
        let folder = try folder(.init(text: "sleep 1000 & echo $! > \"$SRCROOT/child\"; while :; do :; done"))
        let log = BuildLog()
        let start = Date()
        #expect(throws: BuildError.self) { try fixture.build(folder.url, scriptTimeLimit: 0.5, log: log) }
        #expect(Date().timeIntervalSince(start) < 20)
        #expect(log.toolOutput.contains("ran longer than"))
        let text = try String(contentsOf: folder.url.appendingPathComponent("child"), encoding: .utf8)
        let child = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(kill(child, 0) != 0 || isZombie(child))
    }

    private func isZombie(_ process: pid_t) -> Bool {
        let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        return status.contains(") Z ")
    }

    @Test func `What a script leaves running does not hold the build up`() throws {
        let folder = try folder(.init(text: "sleep 1000 &\nexit 0"))
        let start = Date()
        try fixture.build(folder.url)
        #expect(Date().timeIntervalSince(start) < 20)
    }

    @Test func `The shell may have words of its own`() throws {
        let folder = try folder(
            .init(text: "", shell: "/bin/sh \"tools dir/make.sh\""), ["tools dir/make.sh": "echo made > made.txt\n"])
        try fixture.build(folder.url)
        #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("made.txt").path))
    }
}
