import ArgumentParser

struct CopyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pbcopy", abstract: "Put standard input on the device's pasteboard.")

    @OptionGroup var target: DeviceArgument

    func run() throws { try target.perform(.copy, [StandardInput.text(ofFile: "-")]) }
}

struct PasteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pbpaste", abstract: "Print the text on the device's pasteboard.")

    @OptionGroup var target: DeviceArgument

    func run() throws {
        let reply = try ControlClient(target.device).ask(ControlRequest(verb: .paste))
        if let error = reply.error { printError(error) }
        print(reply.output, terminator: "")
        if let status = ExitStatus(rawValue: reply.status), status != .fine { throw status.code }
    }
}
