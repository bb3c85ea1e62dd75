import ArgumentParser

/// What the command answers with; scripts rely on it.
enum ExitStatus: Int32 {
    case fine = 0
    /// The app or an expectation of a script failed.
    case failed = 1
    case wrongUse = 2
    /// The app crashed; the report is on standard error and in a file.
    case crashed = 3
    case doesNotBuild = 4
    /// What Apple's `xcodebuild` answers with when a test fails.
    case testsFailed = 65

    var code: ExitCode { ExitCode(rawValue) }
}
