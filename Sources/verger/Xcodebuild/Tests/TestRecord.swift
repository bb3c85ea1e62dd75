import AppBuilder
import Foundation

/// What became of the tests of a bundle, told by the lines of their log in SenTestingKit's words.
struct TestRecord: Sendable {
    enum Outcome: Sendable {
        case passed
        case failed
        /// The program ended while the test ran.
        case crashed
        /// The test was ended since it ran too long.
        case timedOut
    }

    struct Failure: Sendable {
        var place: String
        var text: String
    }

    struct Case: Sendable {
        var testClass: String
        var method: String
        var outcome: Outcome?
        /// Seconds, by the clock of the tests.
        var duration = 0.0
        var failures: [Failure] = []
        /// What was printed while the test ran, its calls at a crash among it.
        var output: [String] = []

        var name: String { "-[\(testClass) \(method)]" }
    }

    private(set) var cases: [Case] = []
    /// Whether the tests of the last launch came to their end.
    private(set) var hasEnded = false

    /// The test that has begun and not yet ended.
    var running: Case? { cases.last.flatMap { $0.outcome == nil ? $0 : nil } }

    /// What has been tried, not to be tried again.
    var tried: [TestSelection.Item] { cases.map { TestSelection.Item(testClass: $0.testClass, method: $0.method) } }

    /// What ends the log of each run.
    private static let lastSuite = [
        "Test Suite 'All tests' finished at", "Test Suite 'Multiple Selected Tests' finished at",
    ]
    /// More of a test's output is not kept for the report.
    private static let mostLines = 500

    mutating func begin() { hasEnded = false }

    mutating func take(_ line: String) {
        if Self.lastSuite.contains(where: line.hasPrefix) { hasEnded = true }
        if let (name, rest) = Self.testCase(in: line) {
            if rest == " started." {
                let words = name.dropFirst(2).dropLast().split(separator: " ", maxSplits: 1)
                guard words.count == 2 else { return }
                cases.append(Case(testClass: String(words[0]), method: String(words[1])))
            } else if running?.name == name {
                finish(rest.hasPrefix(" passed") ? .passed : .failed, seconds: Self.seconds(in: rest))
            }
            return
        }
        guard let running else { return }
        let last = cases.count - 1
        if let failure = Self.failure(in: line, of: running.name) { cases[last].failures.append(failure) }
        if cases[last].output.count < Self.mostLines { cases[last].output.append(line) }
    }

    /// The test that runs has come to an end that its log does not tell.
    mutating func finishRunning(_ outcome: Outcome, _ text: String) {
        guard running != nil else { return }
        cases[cases.count - 1].failures.append(Failure(place: "", text: text))
        finish(outcome, seconds: 0)
    }

    private mutating func finish(_ outcome: Outcome, seconds: Double) {
        cases[cases.count - 1].outcome = outcome
        cases[cases.count - 1].duration = seconds
    }

    /// `Test Case '-[Class method]' started.` as the test's name and what follows it.
    private static func testCase(in line: String) -> (name: String, rest: String)? {
        let beginning = "Test Case '"
        guard line.hasPrefix(beginning), let end = line.range(of: "]'") else { return nil }
        let name = line[line.index(line.startIndex, offsetBy: beginning.count)..<end.lowerBound] + "]"
        return (String(name), String(line[end.upperBound...]))
    }

    private static func seconds(in rest: String) -> Double {
        guard let start = rest.firstIndex(of: "(") else { return 0 }
        return Double(rest[rest.index(after: start)...].prefix { $0 != " " }) ?? 0
    }

    /// `FILE:LINE: error: -[Class method] : what is wrong`.
    private static func failure(in line: String, of name: String) -> Failure? {
        guard let middle = line.range(of: ": error: \(name) : ") else { return nil }
        return Failure(place: String(line[..<middle.lowerBound]), text: String(line[middle.upperBound...]))
    }
}
