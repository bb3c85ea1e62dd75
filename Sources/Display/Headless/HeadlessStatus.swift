/// The exit status of a run; the numbers are those of the command line.
public enum HeadlessStatus: Int32, Sendable {
    case fine = 0
    /// The app, or an expectation of the script, failed.
    case failed = 1
    /// What was asked for makes no sense: a script that cannot be read, a file that cannot be written.
    case wrongUse = 2
    case crashed = 3
}
