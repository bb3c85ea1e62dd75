import Foundation
import XcodeProject

/// The files of a phase for which the target has a build rule, and the outputs of these rules.
struct XcodeRuledFiles {
    /// The files without a rule, which are processed as usual.
    private(set) var others: [XcodeFile] = []
    /// The scripts of rules, one for each file.
    private(set) var scripts: [ShellScript] = []
    /// The outputs of scripts that clang compiles.
    private(set) var sources: [SourceFile] = []
    /// The other outputs of scripts, and files that a rule copies.
    private(set) var resources: [BundleResource] = []

    private static let scriptCompiler = "com.apple.compilers.proxy.script"
    private static let copyCompiler = "com.apple.compilers.pbxcp"

    init(_ files: [XcodeFile], _ translator: XcodeTranslator) {
        guard translator.target.buildRules.contains(where: { Self.changesSomething($0) }) else {
            others = files
            return
        }
        for file in files {
            let places = file.variants.map { (url: $0.url, folder: $0.region + ".lproj/") }
            let all = places.isEmpty ? [(url: file.url(in: translator.settings), folder: "")] : places
            let rule = translator.target.buildRules.first { Self.concerns($0, file, at: all[0].url) }
            guard let rule, Self.changesSomething(rule) else {
                others.append(file)
                continue
            }
            for place in all {
                if rule.compiler == Self.scriptCompiler {
                    add(place.url, place.folder, rule, file, translator)
                } else {
                    resources.append(
                        BundleResource(source: place.url, destination: place.folder + place.url.lastPathComponent))
                }
            }
        }
    }

    /// Whether a rule changes the processing. Rules for Xcode's tools that correspond to the builder's defaults do not.
    private static func changesSomething(_ rule: XcodeBuildRule) -> Bool {
        rule.compiler == scriptCompiler || rule.compiler == copyCompiler
    }

    private static func concerns(_ rule: XcodeBuildRule, _ file: XcodeFile, at url: URL) -> Bool {
        guard rule.fileType == "pattern.proxy" else { return rule.fileType == file.fileType }
        return ShellWords.split(rule.filePatterns).contains { pattern in
            fnmatch(pattern, pattern.contains("/") ? url.path : url.lastPathComponent, 0) == 0
        }
    }

    private mutating func add(
        _ input: URL, _ region: String, _ rule: XcodeBuildRule, _ file: XcodeFile, _ translator: XcodeTranslator
    ) {
        let folder = translator.project.folder
        let paths = SearchPaths(folder: folder)
        let settings = translator.settings.overridden(by: [
            "INPUT_FILE_PATH": input.path, "INPUT_FILE_DIR": input.deletingLastPathComponent().path,
            "INPUT_FILE_NAME": input.lastPathComponent,
            "INPUT_FILE_BASE": input.deletingPathExtension().lastPathComponent,
            "INPUT_FILE_SUFFIX": input.pathExtension.isEmpty ? "" : "." + input.pathExtension,
            "INPUT_FILE_REGION_PATH_COMPONENT": region,
        ])
        // A name alone is one in the folder of what is derived.
        let derived = SearchPaths(folder: URL(fileURLWithPath: settings["DERIVED_FILE_DIR"], isDirectory: true))
        let outputs = rule.outputs.map { output in
            let path = settings.expand(output)
            return path.contains("/") ? paths.file(path) : derived.file(path)
        }
        scripts.append(
            ShellScript(
                identifier: "\(file.id)\(region.isEmpty ? "" : "-" + region.dropLast())",
                name: "rule for \(region)\(input.lastPathComponent)", shell: ["/bin/sh"], text: rule.script,
                inputs: [input], outputs: outputs,
                environment: ScriptEnvironment.variables(
                    settings, inputs: [input.path], outputs: rule.outputs, paths: paths),
                folder: folder, makesFolders: [settings["DERIVED_FILE_DIR"] + "/" + region]))
        for output in outputs {
            if let language = SourceLanguage(pathExtension: output.pathExtension) {
                sources.append(
                    SourceFile(url: output, language: language, flags: CompilerFlags.usable(file.compilerFlags)))
            } else if !XcodeFileType.isHeader(XcodeFileType.type(ofName: output.lastPathComponent)) {
                resources.append(BundleResource(source: output, destination: region + output.lastPathComponent))
            }
        }
    }
}
