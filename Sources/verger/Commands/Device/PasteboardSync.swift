import ArgumentParser

struct PasteboardSyncCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pbsync", abstract: "Put the text on one device's pasteboard on another's, too.",
        discussion: """
            pbsync DEVICE DEVICE

            A device's pasteboard is that of the browser that shows its page. Other ways to this machine's: pbcopy and pbpaste.
            """)

    @Argument(help: "The device whose text it is.") var source: String
    @Argument(help: "The device that gets it.") var target: String

    func run() throws {
        guard source != "host", target != "host" else {
            throw CommandError(
                "a machine without a screen has no pasteboard", cure: "Use pbcopy, pbpaste, or the device's page.",
                status: .wrongUse)
        }
        let reply = try ControlClient(source).ask(ControlRequest(verb: .paste))
        if let error = reply.error { throw CommandError(error) }
        try ControlClient(target).perform(ControlRequest(verb: .copy, arguments: [reply.output]))
    }
}
