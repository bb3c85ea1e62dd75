import Foundation

/// Some of a bundle's tests.
package struct TestSelection: Sendable, Equatable {
    /// A class of tests, or one test of it.
    package struct Item: Sendable, Hashable {
        package var testClass: String
        package var method: String?

        package init(testClass: String, method: String? = nil) {
            self.testClass = testClass
            self.method = method
        }

        fileprivate var text: String { method.map { "\(testClass)/\($0)" } ?? testClass }
    }

    /// What alone is wanted; everything if empty.
    package var only: [Item] = []
    package var skipped: [Item] = []

    package init(only: [Item] = [], skipped: [Item] = []) {
        self.only = only
        self.skipped = skipped
    }

    /// The bundle's program reads the selection from the file that this variable of its environment names.
    package static let environmentVariable = "VERGER_TEST_SELECTION"

    package func write(to file: URL) throws {
        let lines = only.map { "only \($0.text)" } + skipped.map { "skip \($0.text)" }
        try Data((lines + [""]).joined(separator: "\n").utf8).write(to: file)
    }
}
