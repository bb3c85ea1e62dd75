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

    var code: ExitCode { ExitCode(rawValue) }
}
