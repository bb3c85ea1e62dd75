import Archiving
import Foundation

/// The `.dSYM` bundle beside a product: the debug information of its executable, with the same build ID.
struct SymbolFile {
    let executable: URL
    let product: URL
    let target: BuildTarget
    let context: BuildContext

    private var folder: URL { product.appendingPathExtension("dSYM") }

    /// The step that extracts the debug information from the executable.
    var step: BuildStep {
        copy(
            ["--only-keep-debug"],
            to: folder.appendingPathComponent("Contents/Resources/DWARF/\(executable.lastPathComponent)"),
            record: "Symbols.inputs")
    }

    /// The step that makes the executable without debug information. Function names remain, for crash reports.
    var strippedExecutable: BuildStep {
        copy(
            ["--strip-debug"], to: target.intermediateFolder.appendingPathComponent("Stripped/\(target.name)"),
            record: "Stripped.inputs")
    }

    func writeInformation(_ information: InfoPlist?) throws {
        let values: [String: Any] = [
            "CFBundleDevelopmentRegion": "English",
            "CFBundleIdentifier": "com.apple.xcode.dsym.\(information?.bundleIdentifier ?? target.name)",
            "CFBundleInfoDictionaryVersion": "6.0", "CFBundlePackageType": "dSYM", "CFBundleSignature": "????",
        ]
        let file = folder.appendingPathComponent("Contents/Info.plist")
        let contents = try PropertyListData.xml(values)
        guard (try? Data(contentsOf: file)) != contents else { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try contents.write(to: file, options: .atomic)
    }

    private func copy(_ flags: [String], to output: URL, record: String) -> BuildStep {
        BuildStep(
            verb: nil, subject: executable.lastPathComponent, tool: context.toolchain.objectCopier,
            arguments: flags + [executable.path, BuildStep.outputPlaceholder], folder: target.folder, output: output,
            record: target.intermediateFolder.appendingPathComponent(record), inputs: [executable])
    }
}
