import Audit
import Foundation

/// Reports to try things with.
enum SampleReport {
    static func app(_ name: String, _ grade: Grade, findings: [Finding] = []) -> AppReport {
        let passed = StageReport(.passed, seconds: 1)
        let audited = AuditedApp(name: name, project: URL(fileURLWithPath: "/p/\(name)"), path: name)
        var app = AppReport(audited, folder: "apps/\(name)", build: passed)
        app.findings = findings
        guard grade > .doesNotBuild else {
            app.build = StageReport(.failed, seconds: 1, cause: "a.m:1:1: error: it is <broken> & 0x5f7a done")
            return app
        }
        app.launch = grade > .doesNotLaunch ? passed : StageReport(.crashed, seconds: 1, cause: "killed by SIGSEGV")
        guard grade > .doesNotLaunch else { return app }
        app.drew = grade > .showsNothing
        app.monkey = grade == .dies ? StageReport(.hung, seconds: 2, cause: "failed to respond") : passed
        return app
    }

    static func of(_ apps: [AppReport], found: Int? = nil) -> AuditReport {
        var report = AuditReport(
            folder: "/p", date: "2009-06-19T09:41:00Z", monkeySeconds: 60, seed: 1, found: found ?? apps.count)
        report.apps = apps
        return report
    }
}
