/// The folders of apps' files below a report's: short names that are safe on any file system, all different.
struct ReportFolderNames {
    private var names: [String: String] = [:]

    init(_ apps: [AuditedApp]) {
        var used: Set<String> = []
        for app in apps {
            let stem = Self.safe(app.name)
            var name = stem
            var number = 2
            while !used.insert(name.lowercased()).inserted {
                name = "\(stem)-\(number)"
                number += 1
            }
            names[app.identifier] = "apps/" + name
        }
    }

    subscript(app: AuditedApp) -> String { names[app.identifier] ?? "apps/" + Self.safe(app.name) }

    private static func safe(_ name: String) -> String {
        let letters = name.prefix(60).map { character in
            character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
        }
        let text = String(letters).trimming("-")
        return text.isEmpty ? "app" : text
    }
}
