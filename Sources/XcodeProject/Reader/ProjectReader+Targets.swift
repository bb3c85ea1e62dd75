import Foundation

extension ProjectReader {
    /// The project's targets in its own order.
    func targets(in container: XcodeContainer) throws -> [XcodeTarget] {
        var seen: Set<String> = []
        return try objects.root.texts("targets").compactMap { id in
            guard let object = objects[id] else {
                warn("the project lists the target \(id), and there is no such object", about: objects.root)
                return nil
            }
            guard seen.insert(id).inserted else { return nil }
            return try target(object, in: container)
        }
    }

    private func target(_ object: ProjectObject, in container: XcodeContainer) throws -> XcodeTarget {
        let (configurations, standard) = try self.configurations(of: object)
        let product = try objects.object("productReference", of: object)
        let name = try object.requiredText("name")
        let productType = try self.productType(of: object)
        let fileName = try product.map { ProjectPath.lastComponent(try $0.text("path") ?? $0.text("name") ?? "") }
        return XcodeTarget(
            id: object.id, name: name, productName: try object.text("productName") ?? name,
            kind: try kind(of: object, productType: productType, fileName: fileName), productType: productType,
            productFileName: fileName,
            productReferenceID: product?.id, dependencies: try dependencies(of: object),
            phases: try phases(of: object), buildRules: try buildRules(of: object), defaultConfiguration: standard,
            configurations: configurations, legacyTool: try legacyTool(object), container: container)
    }

    /// Targets of Project Builder's time have a class each instead of a type.
    private static let typesOfOldClasses = [
        "PBXApplicationTarget": "com.apple.product-type.application", "PBXToolTarget": "com.apple.product-type.tool",
        "PBXBundleTarget": "com.apple.product-type.bundle", "PBXFrameworkTarget": "com.apple.product-type.framework",
        "PBXLibraryTarget": "com.apple.product-type.library.static",
    ]

    private func productType(of object: ProjectObject) throws -> String {
        try object.text("productType") ?? Self.typesOfOldClasses[object.className] ?? ""
    }

    private func kind(
        of object: ProjectObject, productType: String, fileName: String?
    ) throws -> XcodeProductKind {
        switch object.className {
        case "PBXAggregateTarget": return .aggregate
        case "PBXLegacyTarget": return .legacy
        case "PBXNativeTarget":
            guard !productType.isEmpty else { throw object.error("the target has no “productType”") }
            let kind = XcodeProductKind(productType: productType)
            // Before Xcode 3 had a type for them, tests were bundles by another name.
            let isTest = ["octest", "xctest"].contains(ProjectPath.suffix(of: fileName ?? ""))
            return kind == .bundle && isTest ? .unitTest : kind
        case let name where Self.typesOfOldClasses[name] != nil: return XcodeProductKind(productType: productType)
        default: throw object.error("the target is a \(object.className), which is no kind of target")
        }
    }

    private func legacyTool(_ object: ProjectObject) throws -> XcodeLegacyTool? {
        guard object.className == "PBXLegacyTarget" else { return nil }
        return XcodeLegacyTool(
            program: try object.text("buildToolPath") ?? "/usr/bin/make",
            arguments: try object.text("buildArgumentsString") ?? "$(ACTION)",
            workingFolder: ProjectPath.joined(folder, try object.text("buildWorkingDirectory") ?? ""),
            passesSettingsInEnvironment: try object.integer("passBuildSettingsInEnvironment") ?? 1 != 0)
    }

    // MARK: - Dependencies

    private func dependencies(of target: ProjectObject) throws -> [XcodeDependency] {
        try target.texts("dependencies").compactMap { id in
            guard let object = objects[id] else {
                warn("the target depends on \(id), and there is no such object; it is left out", about: target)
                return nil
            }
            return try dependency(object, of: target)
        }
    }

    private func dependency(_ object: ProjectObject, of target: ProjectObject) throws -> XcodeDependency? {
        if let id = try object.text("target"), let other = objects[id] {
            return XcodeDependency(projectPath: nil, targetID: id, targetName: try other.requiredText("name"))
        }
        guard let proxy = try objects.object("targetProxy", of: object),
            let container = try proxy.text("containerPortal"), let id = try proxy.text("remoteGlobalIDString")
        else {
            warn("a target that “\(target.label)” depends on is gone; it is left out", about: object)
            return nil
        }
        let name = try object.text("name") ?? proxy.text("remoteInfo") ?? id
        if container == objects.root.id {
            guard objects[id] != nil else {
                warn("the target “\(name)”, which another depends on, is gone; it is left out", about: proxy)
                return nil
            }
            return XcodeDependency(projectPath: nil, targetID: id, targetName: name)
        }
        guard let project = subprojects[container] else {
            warn("“\(name)” is of a project that is not there any more; it is left out", about: proxy)
            return nil
        }
        return XcodeDependency(projectPath: project, targetID: id, targetName: name)
    }

    // MARK: - Phases

    private func phases(of target: ProjectObject) throws -> [XcodePhase] {
        try target.texts("buildPhases").compactMap { id in
            guard let object = objects[id] else {
                warn("the target has the phase \(id), and there is no such object; it is left out", about: target)
                return nil
            }
            return try phase(object)
        }
    }

    private func phase(_ object: ProjectObject) throws -> XcodePhase {
        switch object.className {
        case "PBXSourcesBuildPhase": .sources(try phaseFiles(object))
        case "PBXResourcesBuildPhase": .resources(try phaseFiles(object))
        case "PBXFrameworksBuildPhase": .frameworks(try phaseFiles(object))
        case "PBXHeadersBuildPhase": .headers(try phaseFiles(object))
        case "PBXCopyFilesBuildPhase": .copyFiles(try copyFiles(object))
        case "PBXShellScriptBuildPhase": .shellScript(try shellScript(object))
        case let name where name.hasSuffix("BuildPhase"): .other(name, try phaseFiles(object))
        case let name: throw object.error("a \(name) stands where a build phase should be")
        }
    }

    private func copyFiles(_ object: ProjectObject) throws -> XcodeCopyFiles {
        let number = try object.integer("dstSubfolderSpec") ?? 0
        guard let destination = XcodeCopyFiles.Destination(rawValue: number) else {
            throw object.error("files are to be copied to the place number \(number), which is none of Xcode's")
        }
        return XcodeCopyFiles(
            id: object.id, name: try object.text("name") ?? "Copy Files", destination: destination,
            subpath: try object.text("dstPath") ?? "", files: try phaseFiles(object),
            onlyWhenInstalling: try object.integer("runOnlyForDeploymentPostprocessing") ?? 0 != 0)
    }

    private func shellScript(_ object: ProjectObject) throws -> XcodeShellScript {
        XcodeShellScript(
            id: object.id, name: try object.text("name") ?? "Run Script",
            shell: try object.text("shellPath") ?? "/bin/sh", text: try object.text("shellScript") ?? "",
            inputs: try object.texts("inputPaths"), outputs: try object.texts("outputPaths"),
            onlyWhenInstalling: try object.integer("runOnlyForDeploymentPostprocessing") ?? 0 != 0,
            showsEnvironment: try object.integer("showEnvVarsInLog") ?? 1 != 0)
    }

    private func buildRules(of target: ProjectObject) throws -> [XcodeBuildRule] {
        try target.texts("buildRules").compactMap { objects[$0] }.map { rule in
            XcodeBuildRule(
                compiler: try rule.text("compilerSpec") ?? "", fileType: try rule.text("fileType") ?? "",
                filePatterns: try rule.text("filePatterns") ?? "", script: try rule.text("script") ?? "",
                outputs: try rule.texts("outputFiles"))
        }
    }
}
