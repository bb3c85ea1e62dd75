import Display
import Foundation

/// What came of one run of a test's script.
package struct UITestAttempt: Sendable {
    package enum Outcome: Sendable, Hashable {
        case passed
        /// A step did not come true, or the run came to nothing for another reason.
        case failed
        case crashed
    }

    package var outcome: Outcome
    /// Real time.
    package var seconds: Double
    /// What the run had to say to a person about its failure; empty if it passed.
    package var message = ""
    /// What the app wrote.
    package var log = ""
    /// The record of the steps, if there is one.
    package var record: StepRecord?
    /// The name of a video of it, in the same folder as its pictures.
    package var video: String?
    /// Where its pictures are, below the folder of results.
    package var folder: String
    /// The reports of crashes.
    package var crashReports: [String] = []

    package init(_ outcome: Outcome, seconds: Double, folder: String) {
        self.outcome = outcome
        self.seconds = seconds
        self.folder = folder
    }

    /// The first lines of the message: the step, and what was wrong.
    package var cause: String {
        message.split(separator: "\n").prefix(2).map { $0.trimmingCharacters(in: .whitespaces) }
            .joined(separator: ": ")
    }
}
