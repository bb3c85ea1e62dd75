import AppBuilder
import ArgumentParser
import Foundation
import Glibc

/// A tool for sound, which is part of the frameworks' library, since it uses their functions.
protocol SoundToolCommand: ParsableCommand {
    var arguments: [String] { get }
}

extension SoundToolCommand {
    /// This process becomes the tool: its exit status is that of the command.
    func run() throws {
        let library = try SDK.locate().library.path
        let words = [library, Self.configuration.commandName ?? ""] + arguments
        var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        pointers.append(nil)
        execv(library, pointers)
        throw CommandError("\(library) does not start: \(String(cString: strerror(errno)))")
    }
}

struct SoundInformationCommand: SoundToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "afinfo", abstract: "Say what is in files of sound, as Apple's tool does.")

    @Argument(parsing: .captureForPassthrough, help: "[-b] FILE…", completion: .file()) var arguments: [String] = []
}

struct ConvertSoundCommand: SoundToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "afconvert", abstract: "Convert a file of sound, as Apple's tool does.")

    @Argument(
        parsing: .captureForPassthrough,
        help: "[-f FILETYPE] [-d FORMAT[@RATE]] [-c CHANNELS] [-b BITRATE] [-v] [-o] IN [OUT]", completion: .file())
    var arguments: [String] = []
}

struct PlaySoundCommand: SoundToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "afplay", abstract: "Play a file of sound on this machine, as Apple's tool does.")

    @Argument(parsing: .captureForPassthrough, help: "[-v VOLUME] [-t SECONDS] [-r RATE] FILE", completion: .file())
    var arguments: [String] = []
}
