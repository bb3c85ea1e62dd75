import Foundation

/// A report of test results in JUnit's XML format, which build servers read.
struct JUnitReport {
    var suites: [(name: String, record: TestRecord)]

    var text: String {
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
        let all = suites.flatMap(\.record.cases)
        lines.append("<testsuites \(Self.counts(all))>")
        for (name, record) in suites {
            for (testClass, cases) in Self.byClass(record.cases) {
                lines.append("  <testsuite name=\(Self.quoted("\(name).\(testClass)")) \(Self.counts(cases))>")
                for test in cases { lines += Self.element(test, bundle: name) }
                lines.append("  </testsuite>")
            }
        }
        return (lines + ["</testsuites>", ""]).joined(separator: "\n")
    }

    /// As Apple's tool, it does not overwrite an existing file.
    static func checkBundle(_ path: String) throws {
        guard FileManager.default.fileExists(atPath: XcodebuildSource.absolute(path).path) else { return }
        throw CommandError(
            "\(path) is there already", cure: "Give -resultBundlePath another place, or remove it.", status: .wrongUse)
    }

    /// - Parameter folder: The folder of the result bundle, which is created.
    func write(inBundle folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appendingPathComponent("junit.xml"), options: .atomic)
    }

    /// Groups test cases by class, in the order of first occurrence.
    private static func byClass(_ cases: [TestRecord.Case]) -> [(String, [TestRecord.Case])] {
        var result: [(String, [TestRecord.Case])] = []
        for test in cases {
            if let index = result.firstIndex(where: { $0.0 == test.testClass }) {
                result[index].1.append(test)
            } else {
                result.append((test.testClass, [test]))
            }
        }
        return result
    }

    private static func counts(_ cases: [TestRecord.Case]) -> String {
        let failures = cases.count { $0.outcome == .failed }
        let errors = cases.count { $0.outcome != .failed && $0.outcome != .passed }
        let seconds = String(format: "%.3f", cases.reduce(0) { $0 + $1.duration })
        return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(seconds)\""
    }

    private static func element(_ test: TestRecord.Case, bundle: String) -> [String] {
        let seconds = String(format: "%.3f", test.duration)
        let head =
            "    <testcase classname=\(quoted("\(bundle).\(test.testClass)")) name=\(quoted(test.method)) time=\"\(seconds)\""
        guard test.outcome != .passed else { return ["\(head)/>"] }
        let kind = test.outcome == .failed ? "failure" : "error"
        var lines = ["\(head)>"]
        for failure in test.failures {
            lines.append("      <\(kind) message=\(quoted(failure.text))>\(escaped(failure.place))</\(kind)>")
        }
        if !test.output.isEmpty {
            lines.append("      <system-err>\(escaped(test.output.joined(separator: "\n")))</system-err>")
        }
        return lines + ["    </testcase>"]
    }

    /// Escapes an attribute value. Line ends become references, since XML normalises them to spaces.
    private static func quoted(_ text: String) -> String { "\"\(escaped(text).replacing("\n", with: "&#10;"))\"" }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            // Characters that XML 1.0 cannot represent.
            case _ where scalar.value < 0x20 || scalar.value == 0xfffe || scalar.value == 0xffff: result += "\u{fffd}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
