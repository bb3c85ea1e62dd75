extension JUnitReport {
    /// A suite for each device and language, with a case for each script.
    package init(_ results: [UITestResult]) {
        var suites: [Suite] = []
        for result in results {
            let name = result.test.setting
            let index = suites.firstIndex { $0.name == name } ?? suites.endIndex
            if index == suites.endIndex { suites.append(Suite(name: name, cases: [])) }
            suites[index].cases.append(Case(result))
        }
        self.init(suites: suites)
    }
}

extension JUnitReport.Case {
    fileprivate init(_ result: UITestResult) {
        let outcome: Outcome =
            switch result.outcome {
            case .passed, .flaky: .passed
            case .failed: .failed
            case .crashed: .error
            }
        self.init(group: result.test.setting, name: result.test.script, outcome: outcome, seconds: result.seconds)
        guard let failure = result.failure else { return }
        if result.outcome == .flaky {
            output = "passed at attempt \(result.attempts.count); before:\n\(failure.message)"
        } else {
            failures = [Failure(message: failure.cause, detail: failure.message)]
            output = failure.log
        }
    }
}
