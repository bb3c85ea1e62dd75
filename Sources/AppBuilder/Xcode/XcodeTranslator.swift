import Foundation
import XcodeProject

/// Converts a target of an Xcode project to a target of the builder.
struct XcodeTranslator {
    let target: XcodeTarget
    let project: XcodeProject
    let settings: BuildSettings
    let toolchain: Toolchain
    let sdk: SDK

    func buildTarget() throws -> BuildTarget {
        let intermediateFolder = URL(fileURLWithPath: settings["TARGET_TEMP_DIR"]).standardizedFileURL
        var built = BuildTarget(
            name: target.name, kind: try kind, folder: project.folder, intermediateFolder: intermediateFolder)
        built.product = product
        let phases = try XcodePhases(self)
        built.phases = phases.phases
        built.warnings = phases.warnings
        try MixedLanguages.refuse(built, at: project.path.path)
        let bridge = settings["SWIFT_OBJC_BRIDGING_HEADER"]
        if !bridge.isEmpty, !built.swiftSources.isEmpty {
            try MixedLanguages.refuseObjectiveC(
                inBridgingHeader: SearchPaths(folder: project.folder).file(bridge),
                headers: phases.headers + project.headers)
        }

        let compile = XcodeCompileSettings(settings, folder: project.folder, sdk: sdk)
        built.compile = compile.settings
        built.compile.synthesizesNothing = isOfOldCompiler
        built.compile.headers = phases.headers + project.headers
        if let prefix = compile.settings.prefixHeader, !FileManager.default.fileExists(atPath: prefix.path) {
            built.compile.prefixHeader = header(for: prefix, among: built.compile.headers) ?? prefix
        }
        built.compile.probes = phases.probes
        for other in project.targets {
            let headers = other.phases.flatMap { phase -> [URL] in
                if case .headers(let files) = phase { files.map { $0.url(in: settings) } } else { [] }
            }
            if !headers.isEmpty { built.compile.productHeaders[other.productName, default: []] += headers }
        }
        // Maps the library's own headers to its current product name. Otherwise its sources would find the copies for
        // other targets, which are different files from those in its folder.
        let productName = settings["PRODUCT_NAME"]
        if !productName.isEmpty, !phases.headers.isEmpty {
            built.compile.productHeaders[productName, default: []] += phases.headers
        }
        built.warnings += compile.warnings
        let link = try XcodeLinkSettings(settings, target: target, folder: project.folder, sdk: sdk)
        built.link = link.settings
        built.link.needsCPlusPlus = built.link.needsCPlusPlus || built.sources.contains { $0.language.isCPlusPlus }
        built.warnings += link.warnings
        built.stripsProduct = !built.compile.isDebug
        // The paths in failure messages of assertions should be those of the sources.
        if built.kind == .testBundle {
            built.compile.hidesPaths = false
            built.phases.insert(.sources([SourceFile(url: sdk.testBundleStart, language: .assembly)], swift: []), at: 0)
        }
        built.testHost = testHost
        built.testsAfterBuild = phases.testsAfterBuild
        built.infoPlist = try infoPlist
        let deploymentTarget = settings["IPHONEOS_DEPLOYMENT_TARGET"]
        built.deploymentTarget = deploymentTarget.isEmpty ? nil : deploymentTarget
        return built
    }

    /// A prefix header that is not at its path: in other letters, as on the Mac's file system, or found by its file name, as any
    /// other header of the project.
    private func header(for prefix: URL, among headers: [URL]) -> URL? {
        if let spelling = HeaderNames.spelling(prefix.path, in: ["/"]) { return URL(fileURLWithPath: "/" + spelling) }
        let name = prefix.lastPathComponent
        return headers.first { $0.lastPathComponent == name }
            ?? headers.first { $0.lastPathComponent.lowercased() == name.lowercased() }
    }

    /// Whether the sources were written for compilers before Xcode 4.4, the first with automatic synthesis of
    /// properties.
    private var isOfOldCompiler: Bool {
        if let version = project.upgradeVersion, version >= 440 { return false }
        if settings["GCC_VERSION"].contains("gcc") || settings["GCC_VERSION"].first?.isNumber == true { return true }
        return settings["SDK_VERSION"].compare("6.0", options: .numeric)
            == .orderedAscending
    }

    private var kind: BuildTarget.Kind {
        get throws {
            switch target.kind {
            case .application: return .application
            case .staticLibrary: return .staticLibrary
            case .bundle: return .bundle
            case .aggregate: return .aggregate
            case .unitTest: return .testBundle
            case .tool: return .tool
            case .dynamicLibrary, .framework, .legacy, .other: throw notBuilt
            }
        }
    }

    private var notBuilt: BuildError {
        let what =
            switch target.kind {
            case .framework: "a framework"
            case .dynamicLibrary: "a dynamic library"
            case .legacy: "nothing itself but calls another build tool"
            default: target.productType
            }
        return BuildError(
            "the target “\(target.name)” makes \(what), which is not built here", at: project.path.path,
            cure: "Apps, static libraries, bundles, tests, tools and aggregates are; name a target with --target.")
    }

    private var product: URL? {
        guard target.kind != .aggregate else { return nil }
        let name = settings["FULL_PRODUCT_NAME"]
        let folder = URL(fileURLWithPath: settings["TARGET_BUILD_DIR"])
        return folder.appendingPathComponent(name.isEmpty ? target.productFileName ?? target.name : name)
            .standardizedFileURL
    }

    private var infoPlist: InfoPlistSource? {
        get throws {
            guard [.application, .bundle, .unitTest].contains(target.kind) else { return nil }
            let path = settings["INFOPLIST_FILE"]
            guard !path.isEmpty else {
                if target.kind != .application { return nil }
                throw BuildError(
                    "the target “\(target.name)” has no Info.plist", at: project.path.path,
                    cure: "Give it the build setting INFOPLIST_FILE.")
            }
            let settings = settings
            var source = InfoPlistSource(
                file: SearchPaths(folder: project.folder).file(path), productName: settings["PRODUCT_NAME"],
                executableName: executableName, expand: { settings.expand($0) },
                format: PropertyListFormats(settings).infoPlist)
            let deploymentTarget = settings["IPHONEOS_DEPLOYMENT_TARGET"]
            if !deploymentTarget.isEmpty { source.additions["MinimumOSVersion"] = .text(deploymentTarget) }
            let families = settings["TARGETED_DEVICE_FAMILY"].split(separator: ",").compactMap { text in
                Int(text.trimmingCharacters(in: .whitespaces))
            }
            if !families.isEmpty { source.additions["UIDeviceFamily"] = .numbers(families) }
            source.addSDK(platform: settings["PLATFORM_NAME"], version: settings["SDK_VERSION"])
            if settings.bool("INFOPLIST_PREPROCESS") { source.preprocessing = preprocessing }
            source.additions["CFBundleSupportedPlatforms"] = .texts(["iPhoneSimulator"])
            return source
        }
    }

    /// The executable of the app into which the tests are loaded; nil for tests without an app.
    private var testHost: URL? {
        guard target.kind == .unitTest else { return nil }
        let path = [settings["TEST_HOST"], settings["BUNDLE_LOADER"]].first { !$0.isEmpty }
        return path.map { SearchPaths(folder: project.folder).file($0) }
    }

    private var preprocessing: InfoPlistPreprocessing {
        var flags = settings.list("INFOPLIST_PREPROCESSOR_DEFINITIONS").map { "-D\($0)" }
        flags += CompilerFlags.usable(settings.list("INFOPLIST_OTHER_PREPROCESSOR_FLAGS"))
        let prefix = settings["INFOPLIST_PREFIX_HEADER"]
        if !prefix.isEmpty { flags += ["-include", SearchPaths(folder: project.folder).file(prefix).path] }
        return InfoPlistPreprocessing(clang: toolchain.clang, flags: flags, folder: project.folder)
    }

    var executableName: String {
        let name = settings["EXECUTABLE_NAME"]
        return name.isEmpty ? settings["PRODUCT_NAME"].isEmpty ? target.name : settings["PRODUCT_NAME"] : name
    }
}
