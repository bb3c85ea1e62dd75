import Foundation
import UITesting

extension JUnitReport {
    /// As Apple's tool, it does not overwrite an existing file.
    static func checkBundle(_ path: String) throws {
        guard FileManager.default.fileExists(atPath: XcodebuildSource.absolute(path).path) else { return }
        throw CommandError(
            "\(path) is there already", cure: "Give -resultBundlePath another place, or remove it.", status: .wrongUse)
    }

    /// Adds the tests of a bundle, a suite for each class in the order of first occurrence.
    mutating func add(_ record: TestRecord, bundle: String) {
        let first = suites.endIndex
        for test in record.cases {
            let name = "\(bundle).\(test.testClass)"
            let index = suites[first...].firstIndex { $0.name == name } ?? suites.endIndex
            if index == suites.endIndex { suites.append(Suite(name: name, cases: [])) }
            suites[index].cases.append(Case(test, group: name))
        }
    }

    /// - Parameter folder: The folder of the result bundle, which is created.
    func write(inBundle folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appendingPathComponent("junit.xml"), options: .atomic)
    }
}

extension JUnitReport.Case {
    fileprivate init(_ test: TestRecord.Case, group: String) {
        let outcome: Outcome =
            switch test.outcome {
            case .passed: .passed
            case .failed: .failed
            case .crashed, .timedOut, nil: .error
            }
        self.init(group: group, name: test.method, outcome: outcome, seconds: test.duration)
        guard outcome != .passed else { return }
        failures = test.failures.map { Failure(message: $0.text, detail: $0.place) }
        output = test.output.joined(separator: "\n")
    }
}
