/// Something that apps miss, and how many of them.
package struct MissingThing: Sendable, Hashable {
    package var subject: Finding.Subject
    /// The apps that it was the first thing to stop.
    package var stops: [String]
    /// The apps in which it is an error.
    package var errors: Int
    /// All apps that mention it.
    package var apps: Int
}

extension AuditReport {
    /// What apps miss: what stops the most of them comes first.
    package var missingThings: [MissingThing] {
        var things: [Finding.Subject: MissingThing] = [:]
        for app in apps {
            let first = app.firstMissing?.subject
            for finding in app.findings {
                var thing =
                    things[finding.subject] ?? MissingThing(subject: finding.subject, stops: [], errors: 0, apps: 0)
                thing.apps += 1
                if finding.isError { thing.errors += 1 }
                if finding.subject == first { thing.stops.append(app.name) }
                things[finding.subject] = thing
            }
        }
        return things.values.sorted { one, other in
            if one.stops.count != other.stops.count { return one.stops.count > other.stops.count }
            if one.errors != other.errors { return one.errors > other.errors }
            if one.apps != other.apps { return one.apps > other.apps }
            return one.subject < other.subject
        }
    }
}
