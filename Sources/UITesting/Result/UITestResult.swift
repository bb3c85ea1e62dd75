/// What came of a test.
package struct UITestResult: Sendable {
    package enum Outcome: String, Sendable, Hashable, CaseIterable {
        case crashed
        case failed
        /// It failed, and passed when it was run again.
        case flaky
        case passed

        package var isSuccess: Bool { self == .passed || self == .flaky }
    }

    package var test: UITest
    /// In their order; there is at least one, and only the last may have passed.
    package var attempts: [UITestAttempt]

    package init(_ test: UITest, _ attempts: [UITestAttempt]) {
        self.test = test
        self.attempts = attempts
    }

    package var outcome: Outcome {
        switch attempts.last?.outcome {
        case .passed: attempts.count > 1 ? .flaky : .passed
        case .crashed: .crashed
        case .failed, nil: .failed
        }
    }

    package var seconds: Double { attempts.reduce(0) { $0 + $1.seconds } }

    /// The last attempt that did not pass.
    package var failure: UITestAttempt? { attempts.last { $0.outcome != .passed } }
}
