import Audit
import Foundation

/// How tests are run.
package struct UITestPlan: Sendable {
    /// The `verger` program.
    package var program: String
    /// The `.app` that is tested.
    package var app: String
    /// A folder for what is only needed on the way. Somebody else removes it.
    package var workFolder: URL
    /// What is kept of the tests.
    package var resultFolder: URL
    /// What stands for `$NAME` in the scripts.
    package var variables: [String: String] = [:]
    /// Whether the pictures that scripts expect are taken anew.
    package var recordsPictures = false
    /// How many tests run at once.
    package var jobs = 2
    /// How often a test that failed is run again.
    package var retries = 0
    /// Whether pictures of the steps are kept.
    package var recordsSteps = false
    /// Whether the app reaches only what apps may.
    package var isConfined = true
    /// How long one run of a script may take, in seconds of real time.
    package var timeout = 60.0

    package init(program: String, app: String, workFolder: URL, resultFolder: URL) {
        self.program = program
        self.app = app
        self.workFolder = workFolder
        self.resultFolder = resultFolder
    }

    /// What a run may use. Its own timeout ends it before, so that it can tell what it was doing.
    var limits: ProcessLimits { ProcessLimits(seconds: timeout + 30) }
}
