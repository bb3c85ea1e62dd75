import ArgumentParser
import Device
import Foundation
import InterfaceBuilder
import InterfacePicture

/// Apple's `ibtool`: compiles interface files, lists their contents, and exports and imports texts.
struct InterfaceToolCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ibtool", abstract: "Compile an interface file, list what is in it, exchange its texts.")

    @Argument(help: "The .xib or .storyboard file.", completion: .file())
    var input: String

    @Option(help: "Write the nib, or a storyboard's folder, here.")
    var compile: String?

    @Option(help: "Write the document here, with the imported texts.")
    var write: String?

    @Option(help: "Write the texts that translators translate here.")
    var exportStringsFile: String?

    @Option(help: "Take texts from this strings file.")
    var importStringsFile: String?

    @Option(help: "The oldest system to run on, such as 3.0: a keyed archive below 4.2, a NIBArchive from 4.2 on.")
    var minimumDeploymentTarget: String?

    @Option(help: "human-readable-text, xml1 or binary1.")
    var outputFormat: InterfaceTool.Format?

    @Option(help: "Draw how the file looks on a device, without the app, into this PNG file.")
    var picture: String?

    @Option(help: "The device that is drawn, such as \"iPhone 4\"; by default one that the file is made for.")
    var device: String?

    @Flag(help: "Tell errors.") var errors = false
    @Flag(help: "Tell warnings.") var warnings = false
    @Flag(help: "Tell notices.") var notices = false
    @Flag(help: "List the objects.") var objects = false
    @Flag(help: "List the connections.") var connections = false
    @Flag(help: "List the app's classes.") var classes = false
    @Flag(help: "List the objects as a tree.") var hierarchy = false
    @Flag(help: "List the texts that translators translate.") var localizableStrings = false
    @Flag(help: "List everything.") var all = false

    @OptionGroup var ignored: IgnoredInterfaceToolOptions

    func validate() throws {
        if device != nil, picture == nil { throw ValidationError("--device is for --picture.") }
        if write != nil, importStringsFile == nil {
            throw ValidationError("--write needs --import-strings-file: there is nothing else to change.")
        }
        if let target = minimumDeploymentTarget, !Self.isVersion(target) {
            throw ValidationError("“\(target)” is no version; write it like 3.0.")
        }
    }

    private static func isVersion(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count <= 3 && parts.allSatisfy { !$0.isEmpty && $0.count < 5 && $0.allSatisfy(\.isNumber) }
    }

    func run() throws {
        var tool = InterfaceTool(input: input)
        tool.compiled = compile
        tool.written = write
        tool.exportedStrings = exportStringsFile
        tool.importedStrings = importStringsFile
        tool.deploymentTarget = minimumDeploymentTarget
        tool.format = outputFormat
        tool.listings = listings
        if errors || warnings || notices {
            tool.severities = (errors ? [.error] : []) + (warnings ? [.warning] : []) + (notices ? [.notice] : [])
        }
        let result = try tool.run()
        FileHandle.standardOutput.write(result.output)
        writeError(result.messages)
        if !result.succeeded { throw ExitStatus.doesNotBuild.code }
        if let picture { try MainActor.assumeIsolated { try draw(into: picture) } }
    }

    @MainActor private func draw(into file: String) throws {
        let picture = InterfacePicture(try InterfaceFile.read(path: input), model: try device.map(DeviceModel.named))
        do {
            guard let data = try picture.draw().png else { return }
            try data.write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch let failure as InterfacePicture.Failure {
            throw CommandError(failure.description, status: .doesNotBuild)
        } catch {
            throw CommandError("\(file): \(error.localizedDescription)", status: .wrongUse)
        }
    }

    private var listings: [InterfaceTool.Listing] {
        let asked: [(Bool, InterfaceTool.Listing)] = [
            (objects, .objects), (connections, .connections), (classes, .classes), (hierarchy, .hierarchy),
            (localizableStrings, .localizableStrings),
        ]
        return asked.filter { all || $0.0 }.map(\.1)
    }
}

extension InterfaceTool.Format: ExpressibleByArgument {}
