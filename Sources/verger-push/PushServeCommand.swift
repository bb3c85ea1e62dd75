import ArgumentParser
import Dispatch
import Foundation
import PushGateway
import PushLink

/// `verger push serve`
struct PushServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Run the push service until Ctrl-C.",
        discussion: """
            It listens on this machine only: for providers by the binary protocol of 2009 and its feedback service, for \
            providers by HTTP/2, and for devices. The sandbox's ports are those of production and 10,000. A port that is \
            taken is an error; 0 stands for any free one.
            """)

    @OptionGroup var options: FolderOptions

    @Option(help: "The port of the binary protocol.")
    var port = 2195

    @Option(help: "The port of the feedback service.")
    var feedbackPort = 2196

    @Option(help: "The port of HTTP/2.")
    var httpPort = 2197

    @Option(
        name: [.customLong("page-port"), .customLong("metrics-port")],
        help: "The port of the page that shows messages and sends some, and of the figures for Prometheus at /metrics.")
    var pagePort = 2198

    @Flag(help: "Let providers in that speak TLS 1.0 and 1.1 only, as those of 2009 do.")
    var oldTls = false

    @Option(help: "Threads that read and write.")
    var threads = 2

    @Option(help: "Messages a minute that one app of a device gets; more are refused with TooManyRequests.")
    var limit = 600

    func validate() throws {
        let given = [port, feedbackPort, httpPort]
        guard given.allSatisfy({ (0...55_535).contains($0) }) else {
            throw ValidationError("a port is a number from 0 to 55535, since the sandbox's is 10,000 higher")
        }
        guard (0...65_535).contains(pagePort) else {
            throw ValidationError("--page-port takes a number from 0 to 65535")
        }
        guard (1...256).contains(threads) else { throw ValidationError("--threads takes 1 to 256") }
        guard limit > 0 else { throw ValidationError("--limit takes a number above 0") }
    }

    func run() async throws {
        // Whoever reads the addresses may be another program.
        setvbuf(stdout, nil, _IOLBF, 0)
        OpenFiles.raiseLimit()
        let folder = try options.open()
        let authority = try folder.authority()
        _ = try authority.revocationList()
        let identity = try folder.identity(of: authority)
        let production = PushServerConfiguration.Ports(legacy: port, feedback: feedbackPort, http: httpPort)
        func sandbox(_ port: Int) -> Int { port == 0 ? 0 : port + 10_000 }
        let server = try await PushServer.start(
            PushServerConfiguration(
                certificateChainPEM: identity.chain, privateKeyPEM: identity.key,
                authoritiesPEM: try folder.trustedAuthorities(), revocationListPaths: folder.revocationListPaths,
                portalKeysPath: folder.portalKeysPath,
                databasePath: options.databasePath(in: folder), deviceSocketPath: folder.socketPath,
                ports: [
                    .production: production,
                    .sandbox: .init(
                        legacy: sandbox(port), feedback: sandbox(feedbackPort), http: sandbox(httpPort)),
                ],
                pagePort: pagePort, allowsOldTLS: oldTls, threads: threads, messagesAMinute: limit))
        // Before anything is said: whoever reads it may end this at once.
        try EndSignal.prepare()
        for environment in [PushEnvironment.production, .sandbox] {
            guard let ports = server.ports[environment] else { continue }
            print(
                "\(environment): binary protocol localhost:\(ports.legacy), feedback localhost:\(ports.feedback), "
                    + "HTTP/2 https://localhost:\(ports.http)")
        }
        print("devices: \(folder.socketPath)")
        print("authority: \(authority.folder)/authority.pem")
        if let port = server.pagePort {
            print("page: http://localhost:\(port)/#\(server.pageToken)")
            print("metrics: http://localhost:\(port)/metrics")
        }
        await EndSignal.wait()
        await server.stop()
    }
}
