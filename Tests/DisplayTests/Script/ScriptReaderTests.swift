import Display
import Foundation
import Testing

/// Scripts of several files, with variables, and all that can be wrong with them.
@Suite struct ScriptReaderTests {
    private let folder = FileManager.default.temporaryDirectory.path + "/script-reader-" + UUID().uuidString

    init() throws {
        try FileManager.default.createDirectory(atPath: folder + "/more", withIntermediateDirectories: true)
    }

    private func write(_ text: String, to name: String) throws -> String {
        let path = "\(folder)/\(name)"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    private func problems(_ path: String) -> [String] {
        do {
            _ = try Script(contentsOf: path)
            return []
        } catch let error as ScriptError {
            return error.problems.map { $0.description.replacingOccurrences(of: folder + "/", with: "") }
        } catch {
            return ["\(error)"]
        }
    }

    private func clean() { try? FileManager.default.removeItem(atPath: folder) }

    @Test func `a variable stands for its value, from the line on that sets it`() throws {
        let text = """
            set NAME "Ada \\"L\\""
            set X 10
            set BOTH "\\(NAME), \\(X)"
            tap $NAME
            tap $X 20
            type "<\\(BOTH)>"
            set NAME "Grace"
            tap $NAME
            """
        #expect(
            try Script(text: text, file: "s").lines.map(\.step) == [
                .tap("Ada \"L\""), .tapPoint(x: 10, y: 20), .type("<Ada \"L\", 10>"), .tap("Grace"),
            ])
    }

    @Test func `a variable of the command wins over the script's`() throws {
        let script = try Script(text: "set A \"1\"\ntype $A", file: "s", variables: ["A": "2"])
        #expect(script.lines.map(\.step) == [.type("2")])
    }

    @Test func `an included file is beside the one that names it`() throws {
        defer { clean() }
        let main = try write("include more/a.steps\ntap $A", to: "main.script")
        _ = try write("set A \"1\"\ninclude b.steps", to: "more/a.steps")
        _ = try write("# b\nhome", to: "more/b.steps")
        let lines = try Script(contentsOf: main).lines
        #expect(lines.map(\.step) == [.home, .tap("1")])
        #expect(lines.map(\.place) == [folder + "/more/b.steps:2", folder + "/main.script:2"])
    }

    @Test func `all mistakes of all files are told at once`() throws {
        defer { clean() }
        let main = try write("hme\ninclude more/a.steps\nwait soon\n\ninclude none", to: "main.script")
        _ = try write("tap\nhome", to: "more/a.steps")
        #expect(
            problems(main) == [
                "main.script:1:1: unknown step \"hme\"; is it home?",
                "more/a.steps:1:4: tap needs a label in quotes, or X and Y in points",
                "main.script:3:6: wait needs a number for the seconds, not \"soon\"",
                "main.script:5:9: none cannot be read: no such file, or no right to read it",
            ])
        #expect(throws: ScriptError.self) { try Script.check([main, main]) }
    }

    @Test func `files that include each other are refused`() throws {
        defer { clean() }
        let a = try write("include b", to: "a")
        _ = try write("include more/../a", to: "b")
        #expect(problems(a) == ["b:1:9: more/../a includes itself: a → b → more/../a"])
        let deep = try write("include d1", to: "d0")
        for number in 1...20 { _ = try write("include d\(number + 1)", to: "d\(number)") }
        #expect(problems(deep) == ["d16:1:9: files include each other more than 16 deep"])
    }

    @Test func `files that multiply come to an end`() throws {
        defer { clean() }
        for number in 0..<15 {
            let line = "include m\(number + 1)\n"
            _ = try write(String(repeating: line, count: 100), to: "m\(number)")
        }
        _ = try write("", to: "m15")
        let told = problems(folder + "/m0")
        #expect(told.count == 1)
        #expect(told.first?.hasSuffix("files are included more than 1000 times") == true)
        let large = try write(String(repeating: "include large.steps\n", count: 20), to: "large.script")
        _ = try write(String(repeating: "# comment\n", count: 90_000), to: "large.steps")
        #expect(problems(large) == ["large.steps: the script and what it includes are larger than 8 MB"])
    }

    @Test func `what is no text file is told with its name`() throws {
        defer { clean() }
        #expect(problems(folder) == ["\(folder): cannot be read: it is a folder or a device, not a file"])
        #expect(problems("/dev/zero").count == 1)
        try Data([0xff, 0xfe, 0x00]).write(to: URL(fileURLWithPath: folder + "/bytes"))
        #expect(problems(folder + "/bytes") == ["bytes: is no script: it is not UTF-8 text"])
        let large = try write(String(repeating: "# comment\n", count: 200_000), to: "large")
        #expect(problems(large) == ["large: is not read: it is larger than 1024 KB"])
    }
}
