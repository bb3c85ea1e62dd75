import Display
import Foundation
import MainLoop
import Portal
import PortalSite

/// Answers browsers of this machine with the portal's site, from the main loop.
@MainActor final class PortalServer {
    private let portal: Portal
    private let site: PortalSite
    private let server: PageServer
    private let signals = EndSignals()
    private var failure: (any Error)?

    /// - Parameter port: the port to listen on; 0 for one that the system chooses.
    init(_ portal: Portal, port: UInt16) {
        self.portal = portal
        let site = PortalSite(portal)
        self.site = site
        var rules = RequestRules(methods: [.get, .head, .post], longestBody: 0, secondsBetweenRequests: 30)
        // The server asks from the main loop.
        rules.longestBodyOf = { request in MainActor.assumeIsolated { site.longestBody(of: SiteRequest(request)) } }
        // Passwords keep strangers out, whoever they are.
        server = PageServer(port: port, rules: rules, admitsAllUsers: true)
    }

    /// Serves until a signal ends it.
    ///
    /// - Parameter timeout: the time in seconds after which it ends; nil waits for a signal.
    func run(timeout: Double?) throws {
        signals.start()
        if let timeout { MainLoop.main.schedule(at: MainLoop.main.now + timeout) { MainLoop.main.stop() } }
        MainLoop.main.schedule(at: MainLoop.main.now) { [self] in
            do {
                let address = try server.start { [site] request, access in
                    let asked = SiteRequest(request)
                    guard access.allowsFiles(request) || site.answersAnybody(asked) else {
                        return .status(.forbidden)
                    }
                    return .response(PageResponse(site.answer(asked)))
                }
                keepListFresh()
                print("Portal: \(address.absoluteString)")
                printError("Ctrl-C ends it.")
            } catch {
                failure = error
                MainLoop.main.stop()
            }
        }
        MainLoop.main.run()
        server.stop()
        if let failure { throw failure }
    }

    /// Devices and gateways may read the list of revoked certificates as a file, without asking: each hour it is looked at, and
    /// signed anew when its time is half over.
    private func keepListFresh() {
        do { _ = try portal.authority.revocationList() } catch {
            printError("warning: the list of revoked certificates is not signed anew: \(error)")
        }
        MainLoop.main.schedule(at: MainLoop.main.now + 3600) { [weak self] in self?.keepListFresh() }
    }
}

extension SiteRequest {
    fileprivate init(_ request: PageRequest) {
        self.init(
            request.method == .post ? .post : .get, request.path, fields: request.fields, body: request.body)
    }
}

extension PageResponse {
    fileprivate init(_ response: SiteResponse) {
        self.init(status: PageStatus(rawValue: response.status.rawValue) ?? .internalError)
        fields = response.fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        body = response.body
        guard let content = response.file else { return }
        file = PageFile(path: content.path, range: content.range)
        // What was published is there, unless somebody else has taken it away.
        if file == nil { self = PageResponse(status: .notFound) }
    }
}
