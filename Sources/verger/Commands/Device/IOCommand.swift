import AppBuilder
import ArgumentParser
import Device
import Display
import Foundation
import Glibc

struct IOCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "io", abstract: "Take a picture or a video of the screen.",
        discussion: """
            io DEVICE screenshot FILE.png|-                                          - writes to standard output
            io DEVICE recordVideo [--codec vp8|h264] [--force] FILE.webm|FILE.mp4      until Ctrl-C
            io DEVICE enumerate                                                       the screens
            """)

    enum Operation: String, ExpressibleByArgument, CaseIterable { case screenshot, recordVideo, enumerate }

    @OptionGroup var target: DeviceArgument
    @Argument(help: "screenshot, recordVideo or enumerate.") var operation: Operation
    @Option(help: "vp8 or h264; what the file's name asks for if not given.") var codec: String?
    @Flag(help: "Replace a file that is there.") var force = false
    @Option(help: "Of a screenshot: png.") var type: PictureType?
    @Option(help: "The display: internal, the only one.") var display: Display?
    @Option(help: "Taken: the screen has no round corners.") var mask: String?
    @Argument(help: "The file to write.", completion: .file()) var file: String?

    enum PictureType: String, ExpressibleByArgument, CaseIterable { case png }
    enum Display: String, ExpressibleByArgument, CaseIterable { case `internal` }

    func validate() throws {
        guard (operation == .enumerate) == (file == nil) else {
            throw ValidationError("screenshot and recordVideo take a file, enumerate takes none.")
        }
        guard operation == .recordVideo || codec == nil && !force else {
            throw ValidationError("--codec and --force are for videos.")
        }
    }

    func run() throws {
        let path = file.map { URL(fileURLWithPath: $0).path } ?? ""
        switch operation {
        case .screenshot where file == "-":
            // The device writes a file, which goes to standard output from there.
            let folder = try DeviceStorage.temporary()
            defer { folder.close() }
            let picture = folder.folder + "/picture.png"
            try target.perform(.screenshot, [picture])
            try FileHandle.standardOutput.write(contentsOf: Data(contentsOf: URL(fileURLWithPath: picture)))
        case .screenshot: try target.perform(.screenshot, [path])
        case .enumerate: try target.perform(.displays)
        case .recordVideo: try record(path)
        }
    }

    private func record(_ path: String) throws {
        guard let codec = codec.map({ VideoProgram.Codec(rawValue: $0) }) ?? VideoProgram.Codec(file: path) else {
            throw CommandError(
                "no codec for \(path)", cure: "Name it .webm or .mp4, or give --codec vp8 or h264.", status: .wrongUse)
        }
        guard force || !FileManager.default.fileExists(atPath: path) else {
            throw CommandError("\(path): is there already", cure: "Replace it with --force.", status: .wrongUse)
        }
        let client = try ControlClient(target.device)
        try client.perform(ControlRequest(verb: .record, arguments: [path, codec.rawValue, String(getpid())]))
        let watch = TerminationSignals.shared.watch { _ in
            printError("Recording completed. Writing to disk.")
            do {
                try client.perform(ControlRequest(verb: .stopRecording))
                printError("Wrote video to: \(path)")
                Foundation.exit(ExitStatus.fine.rawValue)
            } catch {
                let failure = Failure(error)
                if !failure.text.isEmpty { printError(failure.text) }
                Foundation.exit(failure.status.rawValue)
            }
        }
        defer { watch.cancel() }
        printError("Recording started")
        while ControlClient.isBooted(client.deviceName) { usleep(200_000) }
        printError("The device was shut down. Wrote video to: \(path)")
    }
}
