/// Names by which people tell apps apart, where several targets are called the same.
enum DistinctNames {
    /// Gives each app that shares its name with others the shortest end to it that tells them apart: the folder that
    /// its project is in, the folder at the top, or its whole path.
    static func distinguish(_ apps: inout [AuditedApp]) {
        for group in Dictionary(grouping: apps.indices, by: { apps[$0].name }).values where group.count > 1 {
            let endings: [(AuditedApp) -> String] = [{ nearest($0) }, { topmost($0) }, { $0.path }]
            let ending = endings.first { ending in Set(group.map { ending(apps[$0]) }).count == group.count }
            for index in group { apps[index].name += " (\((ending ?? { $0.identifier })(apps[index])))" }
        }
    }

    private static func folders(_ app: AuditedApp) -> [Substring] { app.path.split(separator: "/").dropLast() }

    private static func nearest(_ app: AuditedApp) -> String { folders(app).last.map(String.init) ?? app.path }

    private static func topmost(_ app: AuditedApp) -> String { folders(app).first.map(String.init) ?? app.path }
}
