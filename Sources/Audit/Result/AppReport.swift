/// What an audit found out about an app.
package struct AppReport: Codable, Sendable, Hashable {
    package var identifier: String
    package var name: String
    /// The project's path below the audited folder.
    package var project: String
    package var target: String?
    /// Below the report's folder, where the app's own files are.
    package var folder: String
    /// What it was run on.
    package var device: String?
    package var build: StageReport
    /// nil if it was not built.
    package var launch: StageReport?
    /// Whether it has drawn something; nil if it was not launched. `PlainPicture` has the rule.
    package var drew: Bool?
    /// nil if it was not launched, or if no monkey was wanted.
    package var monkey: StageReport?
    package var findings: [Finding]

    package init(_ app: AuditedApp, folder: String, build: StageReport) {
        identifier = app.identifier
        name = app.name
        project = app.path
        target = app.target
        self.folder = folder
        self.build = build
        findings = []
    }

    package var hasBuilt: Bool { build.outcome == .passed }
    package var hasLaunched: Bool { launch?.outcome == .passed }
    package var hasDrawn: Bool { hasLaunched && drew == true }
    /// Whether it lived through the monkey, be it with remarks.
    package var hasSurvived: Bool { hasLaunched && monkey.map { $0.outcome == .passed } ?? true }

    package var seconds: Double { build.seconds + (launch?.seconds ?? 0) + (monkey?.seconds ?? 0) }

    /// How far it came.
    package var grade: Grade {
        guard hasBuilt else { return .doesNotBuild }
        guard hasLaunched else { return .doesNotLaunch }
        guard hasDrawn else { return .showsNothing }
        return hasSurvived ? .fine : .dies
    }

    /// The part that went wrong first.
    package var failure: StageReport? {
        if !hasBuilt { return build }
        if !hasLaunched { return launch }
        if !hasDrawn { return nil }
        return hasSurvived ? nil : monkey
    }

    /// Why it is not fine, in a line; nil if it is.
    package var cause: String? {
        switch grade {
        case .fine: nil
        case .showsNothing:
            "the screen has only one colour" + (monkey?.cause.map { "; under the monkey: \($0)" } ?? "")
        default: failure?.cause ?? failure?.firstErrors.first ?? "for a reason that it does not tell"
        }
    }

    /// The first thing whose absence ended it.
    package var firstMissing: Finding? {
        guard grade != .fine else { return nil }
        return findings.first { $0.isError } ?? findings.first { $0.kind != .stub }
    }
}
