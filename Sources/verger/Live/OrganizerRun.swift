import Certificates
import Foundation
import MainLoop
import OrganizerSite

/// Serves the Organizer's page until a signal ends it.
@MainActor final class OrganizerRun {
    private let server: OrganizerServer
    private let signals = EndSignals()
    private var failure: (any Error)?

    /// - Parameter port: the port to listen on; 0 for one that the system chooses.
    init(port: UInt16) throws {
        let folder = DataFolder.path()
        try KeptFile.makeFolder(folder)
        server = try OrganizerServer(
            OrganizerSite(devices: .ofThisUser), port: port,
            tokenFile: URL(fileURLWithPath: folder + "/organizer-token"))
        server.onRefusal = { printError("warning: \($0)") }
    }

    /// - Parameter timeout: the time in seconds after which it ends; nil waits for a signal.
    func run(timeout: Double?) throws {
        signals.start()
        if let timeout { MainLoop.main.schedule(at: MainLoop.main.now + timeout) { MainLoop.main.stop() } }
        MainLoop.main.schedule(at: MainLoop.main.now) { [self] in
            do {
                print("Organizer: \(try server.start().absoluteString)")
                printError("Ctrl-C ends it. Devices that are booted stay so.")
                fflush(stdout)
            } catch {
                failure = error
                MainLoop.main.stop()
            }
        }
        MainLoop.main.run()
        server.stop()
        if let failure { throw failure }
    }
}
