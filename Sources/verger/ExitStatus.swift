import ArgumentParser

/// The exit statuses of the command, on which scripts rely.
enum ExitStatus: Int32 {
    case fine = 0
    /// The app or an expectation of a script has failed.
    case failed = 1
    case wrongUse = 2
    /// The app has crashed; the report is on standard error and in a file.
    case crashed = 3
    case doesNotBuild = 4
    /// The exit status of Apple's `xcodebuild` after a failed test.
    case testsFailed = 65

    var code: ExitCode { ExitCode(rawValue) }
}
