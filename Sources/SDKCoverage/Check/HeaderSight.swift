/// Which headers there are, and what each brings into sight.
struct HeaderSight {
    let graph: HeaderGraph
    /// Headers found outside the SDK, GNUstep's and the system's folders do not count: the toolchain's own clash with
    /// ours.
    let foreign: String

    func exists(_ name: String) -> Bool {
        guard let file = graph.find(name) else { return false }
        return !file.hasPrefix(foreign) || file.contains("/dispatch/") || file.contains("/Block/")
            || file.contains("/lib/clang/")
    }

    /// The header that comes before every Objective-C source.
    let prefix: String

    /// Whether a name that these files declare is in sight after the platform's own header for it, or after the
    /// umbrella header of its framework.
    func shows(_ row: APIRow, declaredIn files: Set<String>) -> Bool {
        if files.contains(prefix) { return true }
        var names = [row.importName]
        if row.framework != "Darwin" && row.framework != "objc" { names.append("\(row.framework)/\(row.framework).h") }
        return names.contains { name in
            exists(name) && graph.find(name).map { !graph.closure(of: $0).isDisjoint(with: files) } == true
        }
    }
}
