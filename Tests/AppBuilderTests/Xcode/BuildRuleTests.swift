import AppBuilder
import Foundation
import Testing

/// Files that a rule of their target processes.
extension XcodeBuildTests {
    @Test func `A build rule's script makes a source that is compiled, once for each change`() throws {
        let rule = ProjectText.BuildRule(
            patterns: "*.words",
            script: """
                test "$INPUT_FILE_DIR/$INPUT_FILE_BASE$INPUT_FILE_SUFFIX" = "$INPUT_FILE_PATH" || exit 3
                echo "const char words[] = \\"`cat "$INPUT_FILE_PATH"`\\";" > "$DERIVED_FILE_DIR/$INPUT_FILE_BASE.c"
                echo ran >> "$SRCROOT/runs"
                """, outputs: ["$(INPUT_FILE_BASE).c"])
        let folder = try folder(
            ProjectText(targets: [
                .init(name: "Sample", sources: ["main.c", "Some Names.words"], buildRules: [rule])
            ]),
            [
                "main.c": "extern const char words[];\nint main(void) { return words[0]; }\n",
                "Some Names.words": "one", "Info.plist": infoPlist(""),
            ])
        func program() throws -> Data {
            let app = try fixture.build(folder.url).app
            return try Data(contentsOf: app.folder.appendingPathComponent("Sample"))
        }
        #expect(try program().range(of: Data("one".utf8)) != nil)
        _ = try program()
        let runs = folder.url.appendingPathComponent("runs")
        #expect(try String(contentsOf: runs, encoding: .utf8) == "ran\n")
        try folder.write("two and more", to: "Some Names.words")
        #expect(try program().range(of: Data("two and more".utf8)) != nil)
    }

    @Test func `What a build rule makes of a resource stands for it, in its language's folder`() throws {
        let rule = ProjectText.BuildRule(
            patterns: "*.txt *.doc",
            script: "tr a-z A-Z < \"$INPUT_FILE_PATH\" > \"$DERIVED_FILES_DIR/$INPUT_FILE_NAME.loud\"",
            outputs: ["${DERIVED_FILES_DIR}/${INPUT_FILE_NAME}.loud"])
        let copy = ProjectText.BuildRule(patterns: "*/Plain/*", compiler: "com.apple.compilers.pbxcp")
        let folder = try folder(
            ProjectText(targets: [
                .init(
                    name: "Sample", sources: ["main.c"], resources: ["a.txt", "b.png", "Plain/c.xib"],
                    buildRules: [rule, copy])
            ]),
            [
                "main.c": "int main(void) { return 0; }\n", "a.txt": "hello", "b.png": "x", "Plain/c.xib": "none",
                "Info.plist": infoPlist(""),
            ])
        let app = try fixture.build(folder.url).app
        func text(_ name: String) -> String? {
            try? String(contentsOf: app.folder.appendingPathComponent(name), encoding: .utf8)
        }
        #expect(text("a.txt.loud") == "HELLO")
        #expect(text("a.txt") == nil)
        #expect(text("b.png") == "x")
        #expect(text("c.xib") == "none")
    }

    @Test func `A build rule that needs the Mac's program is a warning, also when another script names it`() throws {
        let rule = ProjectText.BuildRule(
            patterns: "*.js", script: "source ${PROJECT_DIR}/Tools/check.sh", outputs: ["$(DERIVED_FILE_DIR)/a.gz"])
        let folder = try folder(
            ProjectText(targets: [
                .init(name: "Sample", sources: ["main.c"], resources: ["a.js"], buildRules: [rule])
            ]),
            [
                "main.c": "int main(void) { return 0; }\n", "a.js": "1", "Info.plist": infoPlist(""),
                "Tools/check.sh": "JSC=/System/Library/Frameworks/JavaScriptCore.framework/jsc\n[ -x $JSC ]\n",
            ])
        #expect(throws: Never.self) { try fixture.build(folder.url) }
    }
}
