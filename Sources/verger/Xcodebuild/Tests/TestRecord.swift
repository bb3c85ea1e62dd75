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

    /// The test that has begun last and not yet ended.
    var running: Case? { cases.last { $0.outcome == nil } }

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
            } else if let index = cases.lastIndex(where: { $0.outcome == nil && $0.name == name }) {
                // A test may run tests of its own and leave them unfinished: they are its business.
                cases = cases[...index] + cases[(index + 1)...].filter { $0.outcome != nil }
                finish(index, rest.hasPrefix(" passed") ? .passed : .failed, seconds: Self.seconds(in: rest))
            }
            return
        }
        guard let index = cases.lastIndex(where: { $0.outcome == nil }) else { return }
        if let failure = Self.failure(in: line, of: cases[index].name) { cases[index].failures.append(failure) }
        if cases[index].output.count < Self.mostLines { cases[index].output.append(line) }
    }

    /// The test that runs has come to an end that its log does not tell.
    mutating func finishRunning(_ outcome: Outcome, _ text: String) {
        for index in cases.indices where cases[index].outcome == nil {
            cases[index].failures.append(Failure(place: "", text: text))
            finish(index, outcome, seconds: 0)
        }
    }

    private mutating func finish(_ index: Int, _ outcome: Outcome, seconds: Double) {
        cases[index].outcome = outcome
        cases[index].duration = seconds
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
