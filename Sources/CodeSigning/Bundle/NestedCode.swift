import Foundation

/// Code in a bundle that has a signature of its own: the outermost folders, by path.
struct NestedCode {
    private(set) var paths: [String] = []

    /// - Parameter rules: say where such code lies.
    init(_ items: [BundleItem], rules: ResourceRules, in root: String) {
        var known: [String: Bool] = [:]
        for item in items where !contains(item.path) {
            var folder = ""
            for word in item.path.split(separator: "/").dropLast() {
                folder += (folder.isEmpty ? "" : "/") + word
                let isCode =
                    known[folder]
                    ?? (rules.rule(for: folder)?.isNested == true && CodeBundle.isCode(at: root + "/" + folder))
                known[folder] = isCode
                guard !isCode else {
                    paths.append(folder)
                    break
                }
            }
        }
    }

    init(paths: [String]) { self.paths = paths }

    /// True for what lies in such code.
    func contains(_ path: String) -> Bool { paths.contains { path.hasPrefix($0 + "/") } }
}
