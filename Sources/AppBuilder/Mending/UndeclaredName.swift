/// A type or constant of a framework that a source uses without importing its header: on the phone another header brought
/// it along.
enum UndeclaredName {
    private static let kinds = [
        "use of undeclared identifier ", "unknown type name ", "cannot find interface declaration for ",
        "cannot find protocol declaration for ", "no type or protocol named ",
    ]

    static func cures(
        for diagnostics: [Diagnostic], besides known: [String], compile: BuildStep
    ) -> [UndeclaredFunction.Cure] {
        var cures: [UndeclaredFunction.Cure] = []
        var seen: Set<String> = []
        let folders = HeaderNames.folders(in: compile.arguments, from: compile.folder)
        for diagnostic in diagnostics where kinds.contains(where: { diagnostic.kind.hasPrefix($0) }) {
            guard let name = diagnostic.quoted.first, seen.insert(name).inserted,
                let header = SystemHeaders.shared.declaringName(name, in: folders), !known.contains(header.path)
            else { continue }
            cures.append(
                UndeclaredFunction.Cure(
                    flags: ["-include", header.path],
                    remark: "\(diagnostic.file):\(diagnostic.line):\(diagnostic.column): warning: "
                        + "'\(name)' is declared by <\(header.name)>: import that"))
        }
        return cures
    }
}
