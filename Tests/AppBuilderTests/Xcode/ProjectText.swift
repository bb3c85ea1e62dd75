/// The text of a small `project.pbxproj`.
struct ProjectText {
    struct Target {
        var name: String
        var type = "application"
        /// Paths, perhaps with flags behind a `|`: `old.c|-DOLD`.
        var sources: [String] = []
        var resources: [String] = []
        /// Names of targets whose products are linked, `sqlite3.dylib`, `UIKit.framework`, `libOld.a`.
        var libraries: [String] = []
        var publicHeaders: [String] = []
        /// Names of other targets.
        var dependencies: [String] = []
        var settings: [String: String] = [:]
        var script: Script?
        /// Whether the script runs before all else.
        var scriptIsFirst = false
        var buildRules: [BuildRule] = []
    }

    struct BuildRule {
        var patterns: String
        var compiler = "com.apple.compilers.proxy.script"
        var script = ""
        var outputs: [String] = []
    }

    struct Script {
        var text: String
        var shell = "/bin/sh"
        var inputs: [String] = []
        var outputs: [String] = []
    }

    var targets: [Target]
    var settings: [String: String] = [:]
    /// Paths of files that are in no phase.
    var otherFiles: [String] = []

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
    }

    private static func list(_ words: [String]) -> String { "(" + words.map { $0 + ", " }.joined() + ")" }

    private static func dictionary(_ values: [String: String]) -> String {
        "{ " + values.sorted { $0.key < $1.key }.map { "\(quoted($0.key)) = \(quoted($0.value)); " }.joined() + "}"
    }

    var text: String {
        var objects: [String] = []
        var files: [String: String] = [:]
        var count = 0
        func add(_ text: String) -> String {
            count += 1
            let id = "AA" + String(String(count + 0x1_0000_0000, radix: 16).dropFirst()) + "00000000000000"
            objects.append("\(id) = { \(text) };")
            return id
        }
        func file(_ path: String) -> String {
            if let id = files[path] { return id }
            let kinds = [
                "c": "sourcecode.c.c", "h": "sourcecode.c.h", "cpp": "sourcecode.cpp.cpp", "xib": "file.xib",
                "png": "image.png", "a": "archive.ar", "dylib": "compiled.mach-o.dylib", "txt": "text",
                "framework": "wrapper.framework", "m": "sourcecode.c.objc", "swift": "sourcecode.swift",
                "bundle": "wrapper.plug-in", "pch": "sourcecode.c.h", "d": "sourcecode.dtrace",
            ]
            let kind = kinds[path.split(separator: ".").last.map(String.init) ?? ""] ?? "file"
            let isOfSDK = path.hasSuffix(".framework") || path.hasSuffix(".dylib")
            let tree = isOfSDK ? "SDKROOT" : "\"<group>\""
            let id = add(
                "isa = PBXFileReference; lastKnownFileType = \(Self.quoted(kind)); path = \(Self.quoted(path)); "
                    + "sourceTree = \(tree);")
            files[path] = id
            return id
        }
        func entry(_ reference: String, _ settings: String = "") -> String {
            add("isa = PBXBuildFile; fileRef = \(reference); \(settings)")
        }
        func phase(_ kind: String, _ entries: [String]) -> String {
            add("isa = PBX\(kind)BuildPhase; buildActionMask = 2147483647; files = \(Self.list(entries));")
        }
        func configurations(_ settings: [String: String]) -> String {
            let ids = ["Debug", "Release"].map { name in
                var settings = settings
                settings["GCC_OPTIMIZATION_LEVEL"] = settings["GCC_OPTIMIZATION_LEVEL"] ?? (name == "Debug" ? "0" : "s")
                return add(
                    "isa = XCBuildConfiguration; buildSettings = \(Self.dictionary(settings)); name = \(name);")
            }
            return add(
                "isa = XCConfigurationList; buildConfigurations = \(Self.list(ids)); "
                    + "defaultConfigurationName = Release;")
        }

        var products: [String: String] = [:]
        for target in targets {
            let name: String? =
                switch target.type {
                case "application": "\(target.name).app"
                case "library.static": "lib\(target.name).a"
                case "bundle": "\(target.name).bundle"
                case "bundle.unit-test": "\(target.name).octest"
                case "tool": target.name
                default: nil
                }
            if let name {
                products[target.name] = add(
                    "isa = PBXFileReference; explicitFileType = file; path = \(Self.quoted(name)); "
                        + "sourceTree = BUILT_PRODUCTS_DIR;")
            }
        }
        let rootID = "FF0000000000000000000001"
        var targetIDs: [String: String] = [:]
        for (index, target) in targets.enumerated() {
            targetIDs[target.name] = "EE000000000000000000000\(index)"
        }
        for target in targets {
            var phases: [String] = []
            if let script = target.script, target.scriptIsFirst { phases.append(add(text(of: script))) }
            if !target.publicHeaders.isEmpty {
                phases.append(
                    phase(
                        "Headers",
                        target.publicHeaders.map { entry(file($0), "settings = {ATTRIBUTES = (Public, );};") }))
            }
            phases.append(
                phase(
                    "Sources",
                    target.sources.map { source in
                        let parts = source.split(separator: "|").map(String.init)
                        let flags = parts.count > 1 ? "settings = {COMPILER_FLAGS = \(Self.quoted(parts[1]));};" : ""
                        return entry(file(parts[0]), flags)
                    }))
            phases.append(phase("Frameworks", target.libraries.map { entry(products[$0] ?? file($0)) }))
            phases.append(phase("Resources", target.resources.map { entry(products[$0] ?? file($0)) }))
            if let script = target.script, !target.scriptIsFirst { phases.append(add(text(of: script))) }
            let dependencies = target.dependencies.map { name in
                let id = targetIDs[name] ?? "000000000000000000000000"
                let proxy = add(
                    "isa = PBXContainerItemProxy; containerPortal = \(rootID); proxyType = 1; "
                        + "remoteGlobalIDString = \(id); remoteInfo = \(Self.quoted(name));")
                return add("isa = PBXTargetDependency; target = \(id); targetProxy = \(proxy);")
            }
            var settings = ["PRODUCT_NAME": "$(TARGET_NAME)", "INFOPLIST_FILE": "Info.plist"]
            settings.merge(target.settings) { $1 }
            let rules = target.buildRules.map { rule in
                add(
                    "isa = PBXBuildRule; compilerSpec = \(Self.quoted(rule.compiler)); fileType = pattern.proxy; "
                        + "filePatterns = \(Self.quoted(rule.patterns)); isEditable = 1; "
                        + "outputFiles = \(Self.list(rule.outputs.map(Self.quoted))); "
                        + "script = \(Self.quoted(rule.script));")
            }
            let isAggregate = target.type == "aggregate"
            let product = products[target.name].map { "productReference = \($0); " } ?? ""
            let type = isAggregate ? "" : "productType = \"com.apple.product-type.\(target.type)\"; "
            objects.append(
                "\(targetIDs[target.name] ?? "") = { isa = \(isAggregate ? "PBXAggregateTarget" : "PBXNativeTarget"); "
                    + "name = \(Self.quoted(target.name)); productName = \(Self.quoted(target.name)); \(type)\(product)"
                    + "buildPhases = \(Self.list(phases)); buildRules = \(Self.list(rules)); dependencies = \(Self.list(dependencies)); "
                    + "buildConfigurationList = \(configurations(settings)); };")
        }
        otherFiles.forEach { _ = file($0) }
        let productGroup = add(
            "isa = PBXGroup; name = Products; sourceTree = \"<group>\"; "
                + "children = \(Self.list(products.values.sorted()));")
        let group = add(
            "isa = PBXGroup; sourceTree = \"<group>\"; children = "
                + "\(Self.list(files.sorted { $0.key < $1.key }.map(\.value) + [productGroup]));")
        var shared = ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "3.0"]
        shared.merge(settings) { $1 }
        objects.append(
            "\(rootID) = { isa = PBXProject; compatibilityVersion = \"Xcode 3.1\"; mainGroup = \(group); "
                + "productRefGroup = \(productGroup); buildConfigurationList = \(configurations(shared)); "
                + "targets = \(Self.list(targets.map { targetIDs[$0.name] ?? "" })); };")
        return "// !$*UTF8*$!\n{ archiveVersion = 1; classes = {}; objectVersion = 45; objects = {\n"
            + objects.joined(separator: "\n") + "\n}; rootObject = \(rootID); }\n"
    }

    private func text(of script: Script) -> String {
        "isa = PBXShellScriptBuildPhase; buildActionMask = 2147483647; files = (); name = Words; "
            + "inputPaths = \(Self.list(script.inputs.map(Self.quoted))); "
            + "outputPaths = \(Self.list(script.outputs.map(Self.quoted))); "
            + "runOnlyForDeploymentPostprocessing = 0; shellPath = \(Self.quoted(script.shell)); "
            + "shellScript = \(Self.quoted(script.text));"
    }
}
