import ArgumentParser

struct OrganizerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "organizer", abstract: "Show Xcode's Organizer as a web page on this machine.",
        discussion: """
            Devices with their profiles, apps, console, crash reports and pictures of the screen, and archives. It listens on \
            127.0.0.1, for programs of this user. Ctrl-C ends it.
            """)

    @Option(help: "The port; 0 for one that the system chooses.") var port: UInt16 = 4780
    @Option(help: "End after this many seconds.") var timeout: Double?

    func validate() throws {
        if let timeout, !(timeout > 0 && timeout <= 86_400) {
            throw ValidationError("--timeout takes seconds from just above 0 to 86400.")
        }
    }

    func run() throws { try MainActor.assumeIsolated { try OrganizerRun(port: port).run(timeout: timeout) } }
}
