import ArgumentParser
import DataModel
import Foundation

/// Apple's `mapc`: compiles a mapping model.
struct MappingModelCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mapc", abstract: "Compile a mapping model: .xcmappingmodel into .cdm.")

    @Argument(help: "The .xcmappingmodel folder.", completion: .directory)
    var input: String

    @Argument(help: "Where the compiled mapping goes: a file, or a folder that gets it under its name.")
    var output: String

    // Options that Xcode passes.
    @Flag(name: .customLong("mapc-no-warnings"), help: .hidden) var noWarnings = false
    @Option(help: .hidden) var sdkroot: String?
    @Option(help: .hidden) var iphoneosDeploymentTarget: String?
    @Option(help: .hidden) var macosxDeploymentTarget: String?
    @Option(help: .hidden) var module: String?

    func run() throws {
        let source = input.hasSuffix("/") ? String(input.dropLast()) : input
        guard source.hasSuffix(".xcmappingmodel") else {
            throw CommandError(
                "\(input) is no mapping model", cure: "Name an .xcmappingmodel folder.", status: .wrongUse)
        }
        var place = output
        if (place as NSString).pathExtension != "cdm" {
            let name = ((source as NSString).lastPathComponent as NSString).deletingPathExtension
            place = (place as NSString).appendingPathComponent("\(name).cdm")
        }
        var compiler = MappingCompiler()
        do {
            try compiler.compile(source, to: place)
        } catch let error as DataModelError {
            printError("\(error)")
            throw ExitCode(1)
        }
        if !noWarnings { writeError(compiler.warnings.map { $0 + "\n" }.joined()) }
    }
}
