/// What came of one part of an app's audit: its build, its launch, or the monkey's play.
package struct StageReport: Codable, Sendable, Hashable {
    package enum Outcome: String, Codable, Sendable, Hashable {
        case passed
        case failed
        case crashed
        case hung
        case exited
        /// It took too long, used too much memory or printed too much.
        case exceeded
        case interrupted
    }

    package var outcome: Outcome
    /// Real time.
    package var seconds: Double
    /// Why it did not pass, in a line.
    package var cause: String?
    /// The first lines that tell of an error.
    package var firstErrors: [String]
    /// What is not as it should be although the app lives on: leaks, say.
    package var remark: String?
    /// How many steps the monkey played.
    package var steps: Int?

    package init(_ outcome: Outcome, seconds: Double, cause: String? = nil, firstErrors: [String] = []) {
        self.outcome = outcome
        self.seconds = seconds
        self.cause = cause
        self.firstErrors = firstErrors
    }
}
