import Foundation

/// A selection of a bundle's tests.
package struct TestSelection: Sendable, Equatable {
    /// A test class, or one method of it.
    package struct Item: Sendable, Hashable {
        package var testClass: String
        package var method: String?

        package init(testClass: String, method: String? = nil) {
            self.testClass = testClass
            self.method = method
        }

        fileprivate var text: String { method.map { "\(testClass)/\($0)" } ?? testClass }
    }

    /// The tests to run; all if empty.
    package var only: [Item] = []
    package var skipped: [Item] = []

    package init(only: [Item] = [], skipped: [Item] = []) {
        self.only = only
        self.skipped = skipped
    }

    /// The environment variable with the path of the file from which the test bundle reads the selection.
    package static let environmentVariable = "VERGER_TEST_SELECTION"

    package func write(to file: URL) throws {
        let lines = only.map { "only \($0.text)" } + skipped.map { "skip \($0.text)" }
        try Data((lines + [""]).joined(separator: "\n").utf8).write(to: file)
    }
}
