import AppBuilder
import Foundation

/// The results of a bundle's tests, read from the lines of SenTestingKit's log.
struct TestRecord: Sendable {
    enum Outcome: Sendable {
        case passed
        case failed
        /// The program exited during the test.
        case crashed
        /// The test was killed because it exceeded its time limit.
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
        /// The duration in seconds, by the clock of the test process.
        var duration = 0.0
        var failures: [Failure] = []
        /// The output during the test, including the call stack of a crash.
        var output: [String] = []

        var name: String { "-[\(testClass) \(method)]" }
    }

    private(set) var cases: [Case] = []
    /// Whether the last launch has run all its tests.
    private(set) var hasEnded = false

    /// The latest test that has started and not finished.
    var running: Case? { cases.last { $0.outcome == nil } }

    /// The tests that have started, which are not run again.
    var tried: [TestSelection.Item] { cases.map { TestSelection.Item(testClass: $0.testClass, method: $0.method) } }

    /// The starts of the last log line of a run.
    private static let lastSuite = [
        "Test Suite 'All tests' finished at", "Test Suite 'Multiple Selected Tests' finished at",
    ]
    /// The greatest number of output lines to keep for each test.
    private static let mostLines = 500

    mutating func begin() { hasEnded = false }

    mutating func take(_ line: String) {
        if Self.lastSuite.contains(where: line.hasPrefix) { hasEnded = true }
        if let (name, rest) = Self.testCase(in: line) {
            if rest == " started." {
                let words = name.dropFirst(2).dropLast().split(separator: " ", maxSplits: 1)
                guard words.count == 2 else { return }
                cases.append(Case(testClass: String(words[0]), method: String(words[1])))
            } else if let index = begun(name) {
                // A test may run other tests itself and leave them unfinished; they are dropped.
                cases = cases[...index] + cases[(index + 1)...].filter { $0.outcome != nil }
                finish(index, rest.hasPrefix(" passed") ? .passed : .failed, seconds: Self.seconds(in: rest))
            }
            return
        }
        guard let index = cases.lastIndex(where: { $0.outcome == nil }) else { return }
        if let failure = Self.failure(in: line, of: cases[index].name) { cases[index].failures.append(failure) }
        if cases[index].output.count < Self.mostLines { cases[index].output.append(line) }
    }

    /// The running test that a line tells the end of.
    private func begun(_ name: String) -> Int? {
        if let index = cases.lastIndex(where: { $0.outcome == nil && $0.name == name }) { return index }
        // Tests that are made from descriptions may find their own name only while they run.
        let running = cases.lastIndex { $0.outcome == nil }
        return running.flatMap { name.hasPrefix("-[\(cases[$0].testClass) ") ? $0 : nil }
    }

    /// Finishes the running test with a result that is not in its log.
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

    /// Parses `Test Case '-[Class method]' started.` into the name of the test and the rest.
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

    /// Parses `FILE:LINE: error: -[Class method] : message`.
    private static func failure(in line: String, of name: String) -> Failure? {
        guard let middle = line.range(of: ": error: \(name) : ") else { return nil }
        return Failure(place: String(line[..<middle.lowerBound]), text: String(line[middle.upperBound...]))
    }
}
