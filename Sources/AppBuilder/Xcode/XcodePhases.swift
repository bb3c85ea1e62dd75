import Foundation
import XcodeProject

/// Converts the phases of a target in an Xcode project.
struct XcodePhases {
    private(set) var phases: [BuildPhase] = []
    /// The headers of the target itself, which are found before others with the same name.
    private(set) var headers: [URL] = []
    /// The probe descriptions of dtrace among the sources.
    private(set) var probes: [URL] = []
    private(set) var warnings: [String] = []
    /// Whether a script phase runs the tests.
    private(set) var testsAfterBuild = false
    private let translator: XcodeTranslator
    private var settings: BuildSettings { translator.settings }
    private var dataModels: [DataModelResource] = []
    /// The destinations in the bundle that are in use.
    private var destinations: Set<String>
    /// The outputs of the target's script phases, which may not exist before the build.
    private let scriptOutputs: Set<String>
    private var missingSources: [URL] = []

    /// - Throws: `BuildError` for a missing source.
    init(_ translator: XcodeTranslator) throws {
        self.translator = translator
        destinations = ["Info.plist", translator.executableName]
        let paths = SearchPaths(folder: translator.project.folder)
        scriptOutputs = Set(
            translator.target.phases.flatMap { phase -> [URL] in
                guard case .shellScript(let script) = phase, !script.onlyWhenInstalling else { return [] }
                return script.outputs.map { paths.file(translator.settings.expand($0)) }
            }.map(\.standardizedFileURL.path))
        var seen: Set<URL> = []
        for phase in translator.target.phases {
            switch phase {
            case .sources(let files):
                let ruled = XcodeRuledFiles(files, translator)
                phases += ruled.scripts.map(BuildPhase.script)
                phases.append(try sources(ruled.others, made: ruled.sources, seen: &seen))
                addMade(ruled.resources)
            case .resources(let files):
                let ruled = XcodeRuledFiles(files, translator)
                phases += ruled.scripts.map(BuildPhase.script)
                phases.append(resources(ruled.others))
                addMade(ruled.resources)
            case .headers(let files): phases.append(copies(ofHeaders: files))
            case .copyFiles(let copy): addCopies(copy)
            case .shellScript(let script): addScript(script)
            case .frameworks, .other: break
            }
        }
        if !dataModels.isEmpty { phases.append(.resources(BundleResources(dataModels: dataModels))) }
    }

    /// Remembers a source that is not there. A script before this phase may make a few without saying so; the compiler tells
    /// of those that are missing then.
    private mutating func mayBeMade(_ source: URL) -> Bool {
        missingSources.append(source)
        guard missingSources.count <= 100 else { return false }
        return phases.contains { if case .script = $0 { true } else { false } }
    }

    /// Whether a file exists, or is the output of a script phase.
    private func isThere(_ file: URL) -> Bool {
        FileManager.default.fileExists(atPath: file.path) || scriptOutputs.contains(file.standardizedFileURL.path)
    }

    private mutating func warn(_ problem: String, at file: URL) {
        warnings.append("\(file.path): warning: \(problem)")
    }

    // MARK: - Sources

    /// - Parameter made: The sources that build rules make.
    private mutating func sources(
        _ files: [XcodeFile], made: [SourceFile], seen: inout Set<URL>
    ) throws -> BuildPhase {
        var sources = made.filter { seen.insert($0.url).inserted }
        var swift: [URL] = []
        for file in files {
            let url = file.variants.first?.url ?? file.url(in: settings)
            guard seen.insert(url).inserted else {
                warn("listed twice in the target “\(translator.target.name)”; compiled once", at: url)
                continue
            }
            if file.fileType == "sourcecode.swift" {
                swift.append(url)
            } else if file.fileType == "sourcecode.dtrace" || url.pathExtension == "d" {
                probes.append(url)
                continue
            } else if let language = language(of: file, at: url) {
                sources.append(
                    SourceFile(url: url, language: language, flags: CompilerFlags.usable(file.compilerFlags)))
            } else if let destination = DataModelStep.product(of: url) {
                addModel(file, at: url, destination: destination)
                continue
            } else if !Self.ignoredTypes.contains(where: { file.fileType.hasPrefix($0) }) {
                warn("no compiler here for files of this kind; left out", at: url)
                continue
            } else {
                continue
            }
            guard isThere(url) || mayBeMade(url) else {
                throw BuildError(
                    "the source is not there, although the target “\(translator.target.name)” compiles it",
                    at: (missingSources.first ?? url).path,
                    cure: "Bring the file back, or take it out of \(translator.project.path.path).")
            }
        }
        return .sources(sources, swift: swift)
    }

    /// Adds a data model, which may be among the sources or the resources.
    private mutating func addModel(_ file: XcodeFile, at url: URL, destination: String) {
        guard FileManager.default.fileExists(atPath: url.path) else {
            warn("the data model is not there; the app is built without it", at: url)
            return
        }
        guard destinations.insert(destination).inserted else { return }
        dataModels.append(
            DataModelResource(
                resource: BundleResource(source: url, destination: destination),
                currentVersion: file.versions.first?.lastPathComponent))
    }

    /// Types of files that Xcode ignores among the sources, such as headers.
    private static let ignoredTypes = ["sourcecode.c.h", "sourcecode.cpp.h", "text", "folder"]

    private func language(of file: XcodeFile, at url: URL) -> SourceLanguage? {
        // "Compile Sources As" takes all sources but assembly for one language.
        let chosen = settings["GCC_INPUT_FILETYPE"]
        let isChosen = chosen.hasPrefix("sourcecode.") && !file.fileType.hasPrefix("sourcecode.asm")
        return switch isChosen && file.fileType.hasPrefix("sourcecode.c") ? chosen : file.fileType {
        case "sourcecode.c.c": .c
        case "sourcecode.c.objc": .objectiveC
        case "sourcecode.cpp.cpp": .cPlusPlus
        case "sourcecode.cpp.objcpp": .objectiveCPlusPlus
        case "sourcecode.asm", "sourcecode.asm.asm": .assembly
        default: SourceLanguage(pathExtension: url.pathExtension)
        }
    }

    // MARK: - Resources

    private mutating func resources(_ files: [XcodeFile]) -> BuildPhase {
        var resources = BundleResources()
        let formats = PropertyListFormats(settings)
        for file in files {
            let places = file.variants.map { (url: $0.url, folder: $0.region + ".lproj/") }
            for place in places.isEmpty ? [(url: file.url(in: settings), folder: "")] : places {
                let isProduct = file.product != nil
                guard isProduct || isThere(place.url) else {
                    warn("the resource is not there; the app is built without it", at: place.url)
                    continue
                }
                if place.url.pathExtension == "xcassets" {
                    let assets = AssetFolder.resources(in: place.url)
                    resources.files += assets.resources.filter { destinations.insert($0.destination).inserted }
                    warnings += assets.warnings
                    continue
                }
                if let destination = DataModelStep.product(of: place.url) {
                    addModel(file, at: place.url, destination: destination)
                    continue
                }
                let name = place.url.lastPathComponent
                let product = Self.interfaceProducts[place.url.pathExtension.lowercased()]
                let destination =
                    place.folder + (product.map { place.url.deletingPathExtension().lastPathComponent + $0 } ?? name)
                guard destinations.insert(destination).inserted else {
                    warn("another file is \(destination) in the app already; left out", at: place.url)
                    continue
                }
                let resource = BundleResource(source: place.url, destination: destination)
                if product != nil {
                    resources.interfaces.append(resource)
                } else if !isProduct,
                    let list = PropertyListResource(resource, lists: formats.lists, tables: formats.tables)
                {
                    resources.propertyLists.append(list)
                } else {
                    resources.files.append(resource)
                }
            }
        }
        return .resources(resources)
    }

    /// Adds resources that build rules make or copy.
    private mutating func addMade(_ resources: [BundleResource]) {
        let files = resources.filter { destinations.insert($0.destination).inserted }
        if !files.isEmpty { phases.append(.resources(BundleResources(files: files))) }
    }

    private static let interfaceProducts = ["xib": ".nib", "storyboard": ".storyboardc"]

    // MARK: - Copies

    private mutating func copies(ofHeaders files: [XcodeFile]) -> BuildPhase {
        headers += files.map { $0.url(in: settings) }
        let copies = files.compactMap { file -> BundleResource? in
            let setting =
                file.attributes.contains("Public")
                ? "PUBLIC_HEADERS_FOLDER_PATH"
                : file.attributes.contains("Private") ? "PRIVATE_HEADERS_FOLDER_PATH" : ""
            guard !settings[setting].isEmpty else { return nil }
            let source = file.url(in: settings)
            let folder = URL(fileURLWithPath: settings["TARGET_BUILD_DIR"] + "/" + settings[setting])
            return BundleResource(
                source: source,
                destination: folder.appendingPathComponent(source.lastPathComponent).standardizedFileURL.path)
        }
        return .copies(copies)
    }

    private mutating func addCopies(_ copy: XcodeCopyFiles) {
        guard !copy.onlyWhenInstalling else { return }
        let wrapper = settings["TARGET_BUILD_DIR"] + "/" + settings["WRAPPER_NAME"]
        let subpath = settings.expand(copy.subpath)
        let base: String =
            switch copy.destination {
            case .absolutePath: "/"
            case .wrapper, .executables, .resources, .javaResources: wrapper
            case .frameworks: wrapper + "/Frameworks"
            case .sharedFrameworks: wrapper + "/SharedFrameworks"
            case .sharedSupport: wrapper + "/SharedSupport"
            case .plugIns: wrapper + "/PlugIns"
            case .products: settings["BUILT_PRODUCTS_DIR"]
            }
        let folder = URL(fileURLWithPath: base + "/" + subpath).standardizedFileURL
        phases.append(
            .copies(
                copy.files.map { file in
                    let source = file.url(in: settings)
                    return BundleResource(
                        source: source, destination: folder.appendingPathComponent(source.lastPathComponent).path)
                }))
    }

    // MARK: - Scripts

    /// Whether a script only calls Xcode's test runner, whose function the builder has itself.
    private static func runsTests(_ script: String) -> Bool {
        let commands = script.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
        return commands.count == 1
            && ["Tools/RunUnitTests", "Tools/RunPlatformUnitTests"].contains { commands[0].contains($0) }
    }

    private mutating func addScript(_ script: XcodeShellScript) {
        guard !script.onlyWhenInstalling else { return }
        let words = ShellWords.split(script.shell)
        let isEmpty = script.text.allSatisfy(\.isWhitespace)
        // A shell without arguments and script does nothing.
        guard !isEmpty || words.count > 1 else { return }
        if translator.target.kind == .unitTest, Self.runsTests(script.text) {
            testsAfterBuild = true
            return
        }
        let folder = translator.project.folder
        let paths = SearchPaths(folder: folder)
        phases.append(
            .script(
                ShellScript(
                    identifier: script.id, name: script.name, shell: words.isEmpty ? ["/bin/sh"] : words,
                    text: script.text, inputs: script.inputs.map { paths.file(settings.expand($0)) },
                    outputs: script.outputs.map { paths.file(settings.expand($0)) },
                    environment: ScriptEnvironment.variables(
                        settings, inputs: script.inputs, outputs: script.outputs, paths: paths), folder: folder)))
    }
}
