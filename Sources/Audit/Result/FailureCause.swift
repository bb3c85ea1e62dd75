/// A reason for which apps are not fine, and those apps.
package struct FailureCause: Sendable, Hashable {
    package var grade: Grade
    package var text: String
    package var apps: [String]
}

extension AuditReport {
    /// The reasons, the earliest part of an audit first, then those that concern the most apps.
    package var causes: [FailureCause] {
        struct Key: Hashable {
            var grade: Grade
            var text: String
        }
        var groups: [Key: FailureCause] = [:]
        for app in apps where app.grade != .fine {
            let text = app.firstMissing.map { "\($0.kind.rawValue) \($0.name)" } ?? FailureCause.plain(app.cause ?? "")
            let key = Key(grade: app.grade, text: text)
            groups[key, default: FailureCause(grade: app.grade, text: text, apps: [])].apps.append(app.name)
        }
        return groups.values.sorted { one, other in
            if one.grade != other.grade { return one.grade < other.grade }
            if one.apps.count != other.apps.count { return one.apps.count > other.apps.count }
            return one.text < other.text
        }
    }
}

extension FailureCause {
    /// The same for failures of one kind: without addresses, and without the place in a file.
    static func plain(_ cause: String) -> String {
        let text = CompilerMessage(cause)?.text ?? cause
        return text.split(separator: " ", omittingEmptySubsequences: false)
            .map { word in word.firstRange(of: "0x").map { word[..<$0.lowerBound] + "0x…" } ?? word[...] }
            .joined(separator: " ")
    }
}
