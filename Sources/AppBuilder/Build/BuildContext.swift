import Foundation

/// Properties that all targets of a build share.
struct BuildContext: Sendable {
    let toolchain: Toolchain
    let sdk: SDK
    let usesColor: Bool
    /// The time limit of each script phase, in seconds.
    let scriptTimeLimit: Double
    /// The sandbox of script phases; nil if they are not confined.
    let scriptSandbox: ScriptSandbox?
    /// The folder whose path is removed from products that hide paths; nil if there is none.
    let root: URL?
    /// A text that changes when headers or modules change that are not listed as inputs of a step.
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

    /// The name of a file in messages: its path relative to the target's folder.
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

    /// The deepest folder that contains all files; nil if that is the root.
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
