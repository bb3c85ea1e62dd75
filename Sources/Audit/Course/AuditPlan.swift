import Foundation

/// What an audit puts every app through, and within which limits.
package struct AuditPlan: Sendable {
    /// The `verger` program.
    package var program: String
    /// The report's folder.
    package var report: URL
    package var configuration = "Debug"
    /// The device's name; nil for the one that each app is made for.
    package var device: String?
    /// How long an app lives before it is judged, in seconds of its own time.
    package var launchSeconds = 3.0
    /// How long the monkey plays, in seconds of the app's time; 0 for no monkey.
    package var monkeySeconds = 60.0
    package var seed: UInt64 = 1
    /// For how many seconds fewer steps are looked for that break an app as well.
    package var shrinkingSeconds = 0.0
    /// How many apps are looked at at once.
    package var jobs = 2
    /// Whether scripts of projects and apps reach only what they may.
    package var isConfined = true
    /// For each part of an app's audit.
    package var limits = ProcessLimits(seconds: 300)

    package init(program: String, report: URL) {
        self.program = program
        self.report = report
    }
}
