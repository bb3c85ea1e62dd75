import Foundation

extension XcodeProject {
    /// Reads a project.
    ///
    /// - Parameter path: the `.xcodeproj`.
    /// - Throws: `XcodeProjectError` for a project that is missing, damaged, or contradicts itself.
    package init(_ path: URL) throws {
        try self.init(ProjectReader(path))
    }

    /// Reads a project whose file's contents are given.
    ///
    /// - Parameters:
    ///   - contents: of the `project.pbxproj`.
    ///   - path: the `.xcodeproj`, which need not be there.
    package init(contents: Data, path: URL) throws { try self.init(ProjectReader(contents, path: path)) }

    private init(_ reader: ProjectReader) throws {
        let root = reader.objects.root
        let (configurations, standard) = try reader.configurations(of: root)
        let container = XcodeContainer(
            path: reader.path, folder: URL(fileURLWithPath: reader.folder, isDirectory: true),
            name: ProjectPath.withoutSuffix(ProjectPath.lastComponent(reader.path.path)),
            objectVersion: reader.objects.objectVersion, defaultConfiguration: standard,
            configurations: configurations, developmentRegion: try root.text("developmentRegion") ?? "English")
        let targets = try reader.targets(in: container)
        guard let first = configurations.first ?? targets.first?.configurations.first else {
            throw root.error("the project has no configurations", cure: "Add Debug and Release in Xcode.")
        }

        self.path = container.path
        folder = container.folder
        name = container.name
        self.targets = targets
        self.configurations = configurations.isEmpty ? [first.name] : configurations.map(\.name)
        defaultConfiguration = standard ?? first.name
        let files = SchemeFiles(project: container.path)
        reader.add(files.warnings)
        schemes =
            files.schemes.isEmpty
            ? targets.map { XcodeScheme(standingFor: $0, among: targets, in: container.path) } : files.schemes
        subprojects = reader.subprojects.values.sorted { $0.path < $1.path }
        headers = try reader.headers()
        regions = try root.texts("knownRegions")
        developmentRegion = container.developmentRegion
        objectVersion = container.objectVersion
        upgradeVersion = try root.dictionary("attributes").first { $0.key == "LastUpgradeCheck" }.flatMap { entry in
            if case .text(let version) = entry.value.value { Int(version) } else { nil }
        }
        warnings = reader.warnings
    }
}
