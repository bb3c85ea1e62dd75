import Foundation

/// Builds a project into `build/CONFIGURATION/NAME.app` below its folder; what lies between goes into
/// `build/NAME.build/CONFIGURATION`.
///
/// Only what changed is compiled again. The same sources give the same bytes.
public struct AppBuild: Sendable {
    public let project: Project
    public let configuration: Configuration
    public let toolchain: Toolchain
    public let sdk: SDK
    /// Whether the compilers colour what they print.
    public var usesColor = false

    public init(project: Project, configuration: Configuration, toolchain: Toolchain, sdk: SDK) {
        self.project = project
        self.configuration = configuration
        self.toolchain = toolchain
        self.sdk = sdk
    }

    var productFolder: URL {
        project.folder.appendingPathComponent("build/\(configuration.rawValue)")
    }

    var intermediateFolder: URL {
        project.folder.appendingPathComponent("build/\(project.name).build/\(configuration.rawValue)")
    }

    /// Builds the app. When somebody else builds the same project, waits for that first.
    ///
    /// - Parameter report: Called from several threads, one call at a time, as the build goes on.
    /// - Throws: `BuildError`.
    public func run(report: @escaping @Sendable (BuildEvent) -> Void = { _ in }) throws -> BuiltApp {
        try requireSDK()
        project.warnings.forEach { report(.warning($0)) }
        let infoPlist = try InfoPlist(project.infoPlist, productName: project.name)
        infoPlist.warnings.forEach { report(.warning($0)) }

        let executable = intermediateFolder.appendingPathComponent(infoPlist.executableName)
        let queue = StepQueue(report: report)
        do {
            let lock = try BuildLock(in: intermediateFolder)
            return try withExtendedLifetime(lock) {
                let interfaces = try buildInterfaces(
                    deploymentTarget: infoPlist.minimumSystemVersion, queue: queue)
                switch project.language {
                case .objectiveC: try buildObjectiveC(executable, queue: queue)
                case .swift: try buildSwift(executable, queue: queue)
                }
                return try BundleAssembly(
                    project: project, infoPlist: infoPlist, interfaces: interfaces, executable: executable,
                    folder: productFolder.appendingPathComponent("\(project.name).app")
                ).run()
            }
        } catch let error as CocoaError {
            throw BuildError(
                error.localizedDescription, at: project.folder.appendingPathComponent("build").path,
                cure: "Check the folder's permissions and the space left on its disk.")
        }
    }

    private func requireSDK() throws {
        guard FileManager.default.fileExists(atPath: sdk.library.path) else {
            throw BuildError(
                "the frameworks' library is not built", at: sdk.library.path,
                cure: "Start the command as ./verger, which builds it.")
        }
    }

    /// Changes when anything does that apps are compiled against and that is not named as an input of a step.
    var sdkIdentity: String {
        let folder = project.language == .swift ? sdk.swiftModules : sdk.headers
        let enumerator = FileManager.default.enumerator(atPath: folder.path)
        var newest: Int64 = 0
        var count = 0
        while let path = enumerator?.nextObject() as? String {
            guard let identity = FileIdentity(folder.appendingPathComponent(path).path) else { continue }
            newest = max(newest, identity.modified)
            count += 1
        }
        return "\(count) files, newest \(newest)"
    }
}
