import ArgumentParser
import DataModel
import Foundation

/// Apple's `momc`: compiles a data model.
struct DataModelCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "momc", abstract: "Compile a data model: .xcdatamodel into .mom, .xcdatamodeld into .momd.")

    @Argument(help: "The .xcdatamodel or .xcdatamodeld folder.", completion: .directory)
    var input: String

    @Argument(
        help: "Where the compiled model goes: a file or folder of its own, or a folder that gets it under its name.")
    var output: String

    // Options that Xcode passes and that have no effect here.
    @Option(help: .hidden) var sdkroot: String?
    @Option(help: .hidden) var iphoneosDeploymentTarget: String?
    @Option(help: .hidden) var macosxDeploymentTarget: String?
    @Option(help: .hidden) var module: String?
    @Flag(help: .hidden) var noWarnings = false

    func run() throws {
        let source = input.hasSuffix("/") ? String(input.dropLast()) : input
        let isVersioned = source.hasSuffix(".xcdatamodeld")
        guard isVersioned || source.hasSuffix(".xcdatamodel") else {
            throw CommandError(
                "\(input) is no data model", cure: "Name an .xcdatamodel or .xcdatamodeld folder.", status: .wrongUse)
        }
        var place = output
        let kind = isVersioned ? "momd" : "mom"
        if (place as NSString).pathExtension != kind {
            let name = ((source as NSString).lastPathComponent as NSString).deletingPathExtension
            place = (place as NSString).appendingPathComponent("\(name).\(kind)")
        }
        var compiler = ModelCompiler()
        do {
            if isVersioned {
                try compiler.compileVersions(source, to: place)
            } else {
                try compiler.compile(source, to: place)
            }
        } catch let error as DataModelError {
            printError("\(error)")
            throw ExitCode(1)
        }
        if !noWarnings {
            writeError(compiler.warnings.map { $0 + "\n" }.joined())
        }
    }
}
