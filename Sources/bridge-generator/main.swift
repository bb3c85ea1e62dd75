import ArgumentParser
import BridgeGenerator
import Foundation

/// Writes the Objective-C side of the frameworks from their symbol graphs.
struct BridgeGeneratorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bridge-generator",
        abstract: "Generate the Objective-C bridge and headers from the built Swift frameworks.")

    @Option(help: "The package's folder.") var packagePath = "."
    @Option(help: "The folder with the built modules. Default: .build/debug/Modules.") var modules: String?
    @Flag(help: "Change nothing; list the files that are out of date and exit with 1 if there are any.") var check =
        false
    @Flag(help: "List everything that Objective-C does not get, with the reason.") var verbose = false

    func run() throws {
        let package = URL(fileURLWithPath: packagePath, isDirectory: true)
        let moduleFolder =
            modules.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? package.appendingPathComponent(".build/debug/Modules")
        let result: GenerationRun
        do {
            result = try GenerationRun(package: package, moduleFolder: moduleFolder)
        } catch let error as GeneratorError {
            FileHandle.standardError.write(Data("bridge-generator: \(error)\n".utf8))
            throw ExitCode(2)
        }
        if verbose || !check {
            for skipped in result.generation.skipped { print("skipped \(skipped)") }
        }
        print(result.summary)
        if check {
            for difference in result.differences { print(difference) }
            if !result.differences.isEmpty {
                print("Run `swift run bridge-generator` and commit the result.")
                throw ExitCode(1)
            }
        } else {
            for difference in try result.write() { print("wrote \(difference.path)") }
        }
    }
}

BridgeGeneratorCommand.main()
