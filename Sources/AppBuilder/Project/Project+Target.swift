import Foundation
import XcodeProject

extension Project {
    /// The build plan, with a single target: the app is `build/CONFIGURATION/NAME.app` in the project's folder,
    /// intermediate files are in `build/NAME.build/CONFIGURATION`.
    package func plan(_ configuration: Configuration, toolchain: Toolchain, sdk: SDK) throws -> BuildPlan {
        let build = folder.appendingPathComponent("build")
        let productFolder = build.appendingPathComponent(configuration.rawValue)
        let intermediateFolder = build.appendingPathComponent("\(name).build/\(configuration.rawValue)")
        try requireOwnNames()
        let information = try InfoPlist(infoPlist, productName: name)

        var target = BuildTarget(name: name, kind: .application, folder: folder, intermediateFolder: intermediateFolder)
        target.product = productFolder.appendingPathComponent("\(name).app")
        target.phases = [
            language == .swift
                ? .sources([], swift: sources)
                : .sources(
                    sources.compactMap { source in
                        SourceLanguage(pathExtension: source.pathExtension).map {
                            SourceFile(url: source, language: $0)
                        }
                    }, swift: []),
            .resources(bundleResources),
        ]
        let clang = ClangFlags(toolchain: toolchain, sdk: sdk, configuration: configuration)
        target.compile.flags = clang.configurationFlags
        target.compile.searchFlags = headerFolders.flatMap { ["-I", $0.path] }
        target.compile.prefixHeader = prefixHeader
        target.compile.swiftFlags = SwiftFlags(toolchain: toolchain, sdk: sdk, configuration: configuration).compile
        target.compile.isDebug = configuration == .debug
        target.compile.hidesPaths = configuration == .release
        target.stripsProduct = configuration == .release
        var source = InfoPlistSource(file: infoPlist, productName: name, executableName: name)
        source.addSDK(platform: XcodeSDK.Platform.simulator.rawValue, version: XcodeSDK.newestVersion)
        target.infoPlist = source
        target.deploymentTarget = information.minimumSystemVersion
        target.warnings = warnings
        return BuildPlan(targets: [target], productFolder: build, lockFolder: intermediateFolder)
    }

    /// The resources. Property lists at the bundle's top or in `.lproj` folders become binary, as on the phone; others
    /// are copied with their folders.
    private var bundleResources: BundleResources {
        var sorted = BundleResources(interfaces: interfaces)
        sorted.dataModels = dataModels.map { DataModelResource(resource: $0) }
        for resource in resources {
            let folder = BundlePath.folder(of: resource.destination)
            let isOwn = folder.isEmpty || (folder.hasSuffix(".lproj") && !folder.contains("/"))
            if isOwn, let list = PropertyListResource(resource, lists: .binary, tables: .binary) {
                sorted.propertyLists.append(list)
            } else {
                sorted.files.append(resource)
            }
        }
        return sorted
    }

    private func requireOwnNames() throws {
        for resource in resources + interfaces where ["Info.plist", name].contains(resource.destination) {
            throw BuildError(
                "a resource is called like the app's own \(resource.destination)", at: resource.source.path,
                cure: "Rename the file.")
        }
    }
}
