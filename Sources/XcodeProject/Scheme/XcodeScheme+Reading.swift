import Foundation
import InterfaceBuilder

extension XcodeScheme {
    /// - Parameter folder: what `container:` in the file begins at: the folder that the project lies in.
    init(_ root: XMLTree.Element, name: String, isShared: Bool, folder: String) {
        let build = root.child(named: "BuildAction")
        let test = root.child(named: "TestAction")
        let launch = root.child(named: "LaunchAction")
        self.name = name
        self.isShared = isShared
        buildEntries = (build?.child(named: "BuildActionEntries")?.children(named: "BuildActionEntry") ?? []).compactMap
        { element in
            Self.entry(in: element, folder: folder, actions: Self.actions(of: element))
        }
        let runnable = launch.flatMap { launch in
            ["BuildableProductRunnable", "RemoteRunnable", "MacroExpansion"].lazy.compactMap(launch.child(named:)).first
        }
        launched = runnable.flatMap { Self.entry(in: $0, folder: folder, actions: [.run]) }
        tested = (test?.child(named: "Testables")?.children(named: "TestableReference") ?? []).compactMap { element in
            element.isYes("skipped") ? nil : Self.entry(in: element, folder: folder, actions: [.test])
        }
        configurations = Dictionary(
            Self.elements.compactMap { name, action in
                root.child(named: name)?["buildConfiguration"].map { (action, $0) }
            }, uniquingKeysWith: { first, _ in first })
        launchArguments = (launch?.child(named: "CommandLineArguments")?.allChildren ?? []).flatMap { element in
            element.isYes("isEnabled", default: true) ? ShellWords.split(element["argument"] ?? "") : []
        }
        launchEnvironment = Dictionary(
            (launch?.child(named: "EnvironmentVariables")?.allChildren ?? []).compactMap { element in
                guard element.isYes("isEnabled", default: true), let key = element["key"] else { return nil }
                return (key, element["value"] ?? "")
            }, uniquingKeysWith: { $1 })
        findsImplicitDependencies = build?.isYes("buildImplicitDependencies", default: true) ?? true
    }

    /// The scheme that Xcode makes for a target when there is none in a file.
    ///
    /// - Parameter targets: all of the project: those that test the target are among them.
    init(standingFor target: XcodeTarget, among targets: [XcodeTarget], in project: URL) {
        func entry(_ target: XcodeTarget, _ actions: [Action]) -> Entry {
            Entry(projectPath: project, targetID: target.id, targetName: target.name, actions: Set(actions))
        }
        let own = entry(target, Action.allCases)
        name = target.name
        isShared = true
        buildEntries = [own]
        launched = target.kind == .application || target.kind == .tool ? own : nil
        let tests = targets.filter { other in
            other.kind == .unitTest && other.dependencies.contains { $0.projectPath == nil && $0.targetID == target.id }
        }
        tested = target.kind == .unitTest ? [own] : tests.map { entry($0, [.test]) }
        let names = target.configurations.map(\.name)
        let debug = names.contains("Debug") ? "Debug" : names.first ?? "Debug"
        let release = names.contains("Release") ? "Release" : target.defaultConfiguration ?? debug
        configurations = [.run: debug, .test: debug, .analyze: debug, .profile: release, .archive: release]
        launchArguments = []
        launchEnvironment = [:]
        findsImplicitDependencies = true
    }

    private static let elements: [(String, Action)] = [
        ("LaunchAction", .run), ("TestAction", .test), ("AnalyzeAction", .analyze), ("ProfileAction", .profile),
        ("ArchiveAction", .archive),
    ]

    private static func actions(of element: XMLTree.Element) -> Set<Action> {
        let attributes: [(String, Action)] = [
            ("buildForRunning", .run), ("buildForTesting", .test), ("buildForAnalyzing", .analyze),
            ("buildForProfiling", .profile), ("buildForArchiving", .archive),
        ]
        return Set(attributes.filter { element.isYes($0.0, default: true) }.map(\.1))
    }

    private static func entry(in element: XMLTree.Element, folder: String, actions: Set<Action>) -> Entry? {
        guard let reference = element.child(named: "BuildableReference"),
            let id = reference["BlueprintIdentifier"], let name = reference["BlueprintName"],
            let container = reference["ReferencedContainer"]
        else { return nil }
        let path = container.hasPrefix("container:") ? String(container.dropFirst("container:".count)) : container
        return Entry(
            projectPath: URL(fileURLWithPath: ProjectPath.joined(folder, path), isDirectory: false), targetID: id,
            targetName: name, actions: actions)
    }
}
