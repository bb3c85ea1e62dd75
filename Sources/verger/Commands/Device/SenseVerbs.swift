import ArgumentParser
import Foundation

struct VolumeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "volume", abstract: "Say how loud the device is, or tell it.",
        discussion: "up and down press the buttons at its side, which show the volume on the screen.")

    @OptionGroup var target: DeviceArgument
    @Argument(help: "up, down, or a number from 0 to 1.") var level: String?

    func run() throws { try target.perform(.volume, level.map { [$0] } ?? []) }
}

struct SilentCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "silent", abstract: "Move the silent switch, or tell where it is.")

    @OptionGroup var target: DeviceArgument
    @Argument(help: "on or off.") var state: String?

    func run() throws { try target.perform(.silent, state.map { [$0] } ?? []) }
}

struct HeadsetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "headset", abstract: "Plug a headset in or out, or tell whether there is one.")

    @OptionGroup var target: DeviceArgument
    @Argument(help: "in or out.") var plug: String?

    func run() throws { try target.perform(.headset, plug.map { [$0] } ?? []) }
}

struct MicrophoneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "microphone", abstract: "Say what the device's microphone hears, or tell it.",
        discussion: """
            A file is heard once: from now on if an app listens, else when one begins to. “page” is the microphone of the \
            machine that shows the device's page, whose browser asks its user; a file of that name is ./page.
            """)

    @OptionGroup var target: DeviceArgument
    @Argument(help: "A WAVE, AIFF or Core Audio file, page, or off.", completion: .file()) var source: String?

    func run() throws {
        guard let source else { return try target.perform(.microphone) }
        let isName = source == "page" || source == "off"
        // The device has another working directory, so the path must be absolute.
        try target.perform(.microphone, isName ? [source] : ["file", URL(fileURLWithPath: source).path])
    }
}

struct ProximityCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "proximity", abstract: "Say whether something is near to the front of the device, or tell it.")

    @OptionGroup var target: DeviceArgument
    @Argument(help: "near or far.") var state: String?

    func run() throws { try target.perform(.proximity, state.map { [$0] } ?? []) }
}
