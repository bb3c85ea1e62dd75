import Foundation

/// Builds a project folder, or targets of an Xcode project.
///
/// Only files whose inputs changed are built again. The same sources always give the same bytes.
public struct AppBuild: Sendable {
    package let plan: BuildPlan
    public let toolchain: Toolchain
    public let sdk: SDK
    /// Whether the compilers' messages are coloured.
    public var usesColor = false
    /// The time limit of each script phase, in seconds.
    public var scriptTimeLimit: Double = 600
    /// Whether script phases can access only the project's folder (`ScriptSandbox`), instead of all files of the user.
    public var confinesScripts = false
    /// Additional folders that confined scripts can access, such as the repository that contains the project.
    public var scriptFolders: [URL] = []

    package init(_ plan: BuildPlan, toolchain: Toolchain, sdk: SDK) {
        self.plan = plan
        self.toolchain = toolchain
        self.sdk = sdk
    }

    /// - Throws: `BuildError` if the project cannot be built.
    public init(project: Project, configuration: Configuration, toolchain: Toolchain, sdk: SDK) throws {
        self.init(try project.plan(configuration, toolchain: toolchain, sdk: sdk), toolchain: toolchain, sdk: sdk)
    }

    /// Builds the app. If another process is building the same project, waits for it first.
    ///
    /// - Parameter report: Called for each event, from several threads but never concurrently.
    /// - Throws: `BuildError`.
    public func run(report: @escaping @Sendable (BuildEvent) -> Void = { _ in }) throws -> BuiltApp {
        guard plan.targets.last?.kind == .application, let app = try build(report: report) else { throw noApp }
        return app
    }

    private var noApp: BuildError {
        let target = plan.targets.last
        let name = target?.name ?? ""
        let cure =
            target?.kind == .testBundle
            ? "Run its tests: verger xcodebuild -target \"\(name)\" test"
            : "Name one that does with --target, or build this one: verger xcodebuild -target \"\(name)\""
        return BuildError(
            "the target \(name) does not make an app", at: (target?.folder ?? plan.productFolder).path, cure: cure,
            kind: .wrongUse)
    }

    /// Builds the product of the plan's last target.
    ///
    /// - Returns: The app; nil if the product is something else.
    package func build(report: @escaping @Sendable (BuildEvent) -> Void = { _ in }) throws -> BuiltApp? {
        try requireSDK()
        do {
            let lock = try BuildLock(in: plan.lockFolder)
            return try withExtendedLifetime(lock) { try Interruption.watched { try runSteps(report: report) } }
        } catch let error as CocoaError {
            throw BuildError(
                error.localizedDescription, at: plan.productFolder.path,
                cure: "Check the folder's permissions and the space left on its disk.")
        }
    }

    private func runSteps(report: @escaping @Sendable (BuildEvent) -> Void) throws -> BuiltApp? {
        let context = BuildContext(
            toolchain: toolchain, sdk: sdk, usesColor: usesColor, scriptTimeLimit: scriptTimeLimit,
            scriptSandbox: confinesScripts ? try scriptSandbox : nil, plan: plan)
        let graph = StepGraph(identities: FileIdentities(), report: report)
        plan.warnings.forEach { report(.warning($0)) }
        if !confinesScripts, let remark = plan.remarkOfScripts { report(.remark(remark)) }
        var steps: [TargetSteps] = []
        var bundles: [BundleFolder?] = []
        var commands = CompileCommands(context)
        for target in plan.targets {
            target.warnings.forEach { report(.warning($0)) }
            let bundle = target.makesBundle ? target.product : nil
            bundles.append(
                bundle.map { BundleFolder($0, list: target.intermediateFolder.appendingPathComponent("Bundle.list")) })
            let dependencies = target.dependencies.map { steps[$0] }
            var build = TargetBuild(
                target, context: context, graph: graph, bundle: bundles.last ?? nil, after: dependencies)
            let probes = try ProbeHeader.write(target.compile.probes, in: target.intermediateFolder)
            let headers = try HeaderMaps(
                target.compile.headers + probes, productHeaders: target.compile.productHeaders,
                folder: target.intermediateFolder)
            commands.add(target, headers: headers)
            steps.append(
                try build.addSteps(
                    dependencies: dependencies,
                    archives: target.linkedTargets.compactMap { plan.targets[$0].product },
                    headers: headers))
        }
        commands.write(productFolder: plan.productFolder)
        do {
            try graph.run()
        } catch {
            bundles.forEach { $0?.abandon() }
            throw error
        }
        for bundle in bundles { bundle?.information?.warnings.forEach { report(.warning($0)) } }
        guard plan.targets.last?.kind == .application, let bundle = bundles.last ?? nil,
            let information = bundle.information
        else { return nil }
        return BuiltApp(
            folder: bundle.folder, executable: bundle.folder.appendingPathComponent(information.executableName),
            identifier: information.bundleIdentifier)
    }

    private var scriptSandbox: ScriptSandbox? {
        get throws {
            guard !plan.scripts.isEmpty else { return nil }
            let folders = plan.targets.flatMap { [$0.folder, $0.intermediateFolder] } + [plan.productFolder]
            return try ScriptSandbox(folders: folders + scriptFolders, toolchain: toolchain, sdk: sdk)
        }
    }

    private func requireSDK() throws {
        guard FileManager.default.fileExists(atPath: sdk.library.path) else {
            throw BuildError(
                "the frameworks' library is not built", at: sdk.library.path,
                cure: "Start the command as ./verger, which builds it.")
        }
    }
}
