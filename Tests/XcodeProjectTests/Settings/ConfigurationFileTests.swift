import Foundation
import Testing
import XcodeProject

@Suite struct ConfigurationFileTests {
    private func read(_ files: [String: String]) throws -> ConfigurationFile {
        let folder = try TemporaryProject()
        for (name, text) in files { try folder.write(text, to: name) }
        return try ConfigurationFile(folder.folder.appendingPathComponent("A.xcconfig"), projectFolder: folder.folder)
    }

    @Test func linesAreAssignments() throws {
        let file = try read([
            "A.xcconfig": """
            // A comment
            A = one two // behind
              B=b
            C[sdk=iphoneos*][arch=arm*] = c;
            D =
            E = x=y
            """
        ])
        #expect(file.assignments.map(\.name) == ["A", "B", "C", "D", "E"])
        #expect(file.assignments.map(\.value) == ["one two", "b", "c", "", "x=y"])
        #expect(file.assignments[2].conditions.map(\.subject) == ["sdk", "arch"])
        #expect(file.assignments[2].conditions.map(\.pattern) == ["iphoneos*", "arm*"])
        #expect(file.warnings.isEmpty)
    }

    @Test func otherFilesAreIncludedInTheirPlace() throws {
        let file = try read([
            "A.xcconfig": "A = 1\n#include \"Sub/B.xcconfig\"\nC = 3\n#include? \"nothing.xcconfig\"",
            "Sub/B.xcconfig": "B = 2\n#include \"C.xcconfig\"", "C.xcconfig": "D = 4",
        ])
        #expect(file.assignments.map(\.name) == ["A", "B", "D", "C"])
        #expect(file.warnings.isEmpty)
    }

    @Test func whatCannotBeReadIsAWarningWithItsLine() throws {
        let file = try read(["A.xcconfig": "\nwords\n#include \"gone.xcconfig\"\nA B = 1\n#include\n"])
        #expect(
            file.warnings.map { $0.components(separatedBy: "A.xcconfig").last } == [
                ":2: warning: the line has no =; it is left out",
                ":3: warning: there is no file gone.xcconfig to include",
                ":4: warning: “A B” is no name of a setting; the line is left out",
                ":5: warning: #include has no file name in quotes",
            ])
    }

    @Test func aFileThatIncludesItselfIsRefused() {
        #expect {
            try read(["A.xcconfig": "#include \"B.xcconfig\"", "B.xcconfig": "#include \"A.xcconfig\""])
        } throws: { error in
            "\(error)".contains("the file includes itself: A.xcconfig → B.xcconfig → A.xcconfig")
        }
    }
}
