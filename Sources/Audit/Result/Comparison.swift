/// What became of apps since an earlier audit.
package struct Comparison: Sendable, Hashable {
    package struct Change: Sendable, Hashable {
        package var identifier: String
        package var name: String
        package var before: Grade
        package var now: Grade
        /// Why it is not fine now.
        package var cause: String?
    }

    package private(set) var better: [Change] = []
    package private(set) var worse: [Change] = []
    /// Apps that the earlier audit did not have.
    package private(set) var new: [String] = []
    /// Apps that only the earlier audit had.
    package private(set) var gone: [String] = []
    package private(set) var same = 0

    package init(_ now: AuditReport, against before: AuditReport) {
        var earlier: [String: AppReport] = [:]
        for app in before.apps { earlier[app.identifier] = app }
        for app in now.apps {
            guard let old = earlier.removeValue(forKey: app.identifier) else {
                new.append(app.identifier)
                continue
            }
            let change = Change(
                identifier: app.identifier, name: app.name, before: old.grade, now: app.grade, cause: app.cause)
            if app.grade > old.grade {
                better.append(change)
            } else if app.grade < old.grade {
                worse.append(change)
            } else {
                same += 1
            }
        }
        // What an audit did not come to is not gone.
        if now.isComplete { gone = earlier.keys.sorted() }
    }
}
