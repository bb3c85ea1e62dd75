import Foundation

/// What all targets of a build have in common.
struct BuildContext: Sendable {
    let toolchain: Toolchain
    let sdk: SDK
    let usesColor: Bool
    /// Seconds that a script may run.
    let scriptTimeLimit: Double
    /// What scripts are confined to.
    let scriptSandbox: ScriptSandbox?
    /// Taken out of all paths in products that hide them.
    let root: URL?
    /// Changes when anything does that sources are compiled against and that is not named as an input of a step.
    let headersIdentity: String
    let modulesIdentity: String

    init(
        toolchain: Toolchain, sdk: SDK, usesColor: Bool, scriptTimeLimit: Double, scriptSandbox: ScriptSandbox? = nil,
        plan: BuildPlan
    ) {
        self.toolchain = toolchain
        self.sdk = sdk
        self.usesColor = usesColor
        self.scriptTimeLimit = scriptTimeLimit
        self.scriptSandbox = scriptSandbox
        root = Self.commonFolder(plan.targets.flatMap { [$0.folder] + $0.sources.map { $0.url } })
        let targets = plan.targets
        let compilers = FileIdentity(toolchain.clang.path)?.text ?? ""
        headersIdentity = compilers + " " + (targets.contains { !$0.sources.isEmpty } ? Self.identity(sdk.headers) : "")
        modulesIdentity =
            compilers + " " + (targets.contains { !$0.swiftSources.isEmpty } ? Self.identity(sdk.swiftModules) : "")
    }

    /// What to call a file in messages: its path from the target's folder.
    func subject(_ file: URL, in target: BuildTarget) -> String {
        let relative = Project.relativePath(file, to: target.folder)
        guard relative.hasPrefix("/"), let root, file.path.hasPrefix(root.path + "/") else { return relative }
        let parts = file.pathComponents
        let folder = target.folder.pathComponents
        let common = zip(parts, folder).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: folder.count - common) + parts[common...]).joined(separator: "/")
    }

    var clangColor: String { usesColor ? "-fcolor-diagnostics" : "-fno-color-diagnostics" }

    private static func identity(_ folder: URL) -> String {
        let enumerator = FileManager.default.enumerator(atPath: folder.path)
        var newest: Int64 = 0
        var count = 0
        while let path = enumerator?.nextObject() as? String {
            guard let identity = FileIdentity(folder.path + "/" + path) else { continue }
            newest = max(newest, identity.modified)
            count += 1
        }
        return "\(count) files, newest \(newest)"
    }

    /// The folder that all these lie below; nil when that is the root.
    private static func commonFolder(_ urls: [URL]) -> URL? {
        guard var common = urls.first.map({ $0.pathComponents }) else { return nil }
        for url in urls.dropFirst() {
            let parts = url.pathComponents
            let same = zip(common, parts).prefix { $0 == $1 }.count
            common.removeSubrange(same...)
        }
        return common.count > 1 ? URL(fileURLWithPath: "/" + common.dropFirst().joined(separator: "/")) : nil
    }
}
